import { dictionary } from '@/i18n'

export const words = dictionary({
  en: { soldOut: 'Sold out', goodsNotFound: 'No longer sold', overPurchaseLimit: (limit: number) => `Max ${limit}` },
  zh: { soldOut: '已售罄', goodsNotFound: '已下架', overPurchaseLimit: (limit) => `限购${limit}份` },
})
