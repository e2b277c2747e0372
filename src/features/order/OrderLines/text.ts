import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    member: 'Member price',
    off: (percent: number) => `${percent}% off`,
    all: (count: number) => `All ${count} items`,
    fewer: 'Show fewer',
    refunded: (count: number) => `Refunded ×${count}`,
  },
  zh: {
    member: '会员价',
    off: (percent) => `限时${Number(((100 - percent) / 10).toFixed(1))}折`,
    all: (count) => `共${count}件`,
    fewer: '收起',
    refunded: (count) => `已退 ×${count}`,
  },
})
