import { dictionary } from '@/i18n'

/** The names of a price's parts that say more than the server's. */
export const quoteWords = dictionary({
  en: {
    way: (label: string, distance: string) => `${label} (${distance})`,
    nearbyWay: (label: string) => `${label} (bought nearby)`,
    byReceipt: (label: string) => `${label} (by receipt)`,
  },
  zh: {
    way: (label, distance) => `${label}（${distance}）`,
    nearbyWay: (label) => `${label}（就近购买）`,
    byReceipt: (label) => `${label}（按小票结算）`,
  },
})
