import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Reviews',
    count: (count: number) => plural(count, 'review'),
    positive: (percent: number) => `${percent}% positive`,
  },
  zh: { title: '商品评价', count: (count) => `${count}条评价`, positive: (percent) => `好评率${percent}%` },
})
