import type { Traveller } from '@contract/entities/hotel'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    place: 'Location',
    cleanliness: 'Cleanliness',
    service: 'Service',
    facilities: 'Facilities',
    who: 'Who did you travel with?',
    prompt: 'How was your stay? What could be better?',
    required: 'Required',
    missing: 'Rate location, cleanliness, service and facilities',
  },
  zh: {
    place: '位置',
    cleanliness: '卫生',
    service: '服务',
    facilities: '设施',
    who: '和谁一起出行？',
    prompt: '住得怎么样？有什么可以改进的？',
    required: '请评分',
    missing: '请为位置、卫生、服务和设施评分',
  },
})

/** Names of travel parties. */
export const travellers = dictionary<Record<Traveller, string>>({
  en: { business: 'Business', couple: 'Couple', family: 'Family', friends: 'Friends', solo: 'Solo' },
  zh: { business: '商务出差', couple: '情侣出游', family: '家庭亲子', friends: '朋友出游', solo: '独自旅行' },
})
