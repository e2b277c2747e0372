import type { ReviewTopic } from '@contract/entities/review'
import { dictionary } from '@/i18n'

/** Names of the review topics. */
export const topicWords = dictionary<Record<ReviewTopic, string>>({
  en: {
    quality: 'Good quality',
    value: 'Good value',
    packing: 'Well packed',
    asDescribed: 'As described',
    looks: 'Looks lovely',
    speed: 'Fast delivery',
    badQuality: 'Poor quality',
    dear: 'Overpriced',
    damaged: 'Damaged',
    notAsDescribed: 'Not as described',
    wrongSize: 'Wrong size',
    slow: 'Slow delivery',
  },
  zh: {
    quality: '品质好',
    value: '性价比高',
    packing: '包装用心',
    asDescribed: '描述相符',
    looks: '颜值高',
    speed: '物流快',
    badQuality: '质量差',
    dear: '不值这个价',
    damaged: '有破损',
    notAsDescribed: '与描述不符',
    wrongSize: '尺寸不合',
    slow: '物流慢',
  },
})

/** Topics of praise, and of complaint for three stars and fewer. */
export const praises: readonly ReviewTopic[] = ['quality', 'value', 'packing', 'asDescribed', 'looks', 'speed']
export const faults: readonly ReviewTopic[] = ['badQuality', 'dear', 'damaged', 'notAsDescribed', 'wrongSize', 'slow']
