import { dictionary } from '@/i18n'

/** Words of favourites and footprints. */
export const keptWords = dictionary({
  en: {
    cheaper: (amount: string) => `${amount} less than when saved`,
    left: (count: number) => `${count} left`,
    gone: 'No longer sold',
    shopClosed: 'Shop closed',
    soldOut: 'Sold out',
    similar: 'See similar',
  },
  zh: {
    cheaper: (amount) => `比收藏时降${amount}`,
    left: (count) => `仅剩${count}份`,
    gone: '已下架',
    shopClosed: '店铺已关闭',
    soldOut: '已售罄',
    similar: '找相似',
  },
})
