import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    sold: (count: string) => `${count} sold`,
    liked: (percent: number) => `${percent}% liked`,
    left: (count: number) => `${count} left`,
    soldOut: 'Sold out',
    limit: (count: number) => `Max ${count}`,
  },
  zh: {
    sold: (count) => `月售${count}`,
    liked: (percent) => `好评${percent}%`,
    left: (count) => `仅剩${count}份`,
    soldOut: '已售罄',
    limit: (count) => `限购${count}份`,
  },
})
