import type { BusinessKind } from '@contract/order-kinds'
import { dictionary } from '@/i18n'

/** Businesses by which kept stores are listed, in their order. */
export const keptBusinesses = ['takeaway', 'hotel', 'mall'] as const satisfies readonly BusinessKind[]

/** Name of the stores of a business with their number. */
export const businessWords = dictionary<Readonly<Record<BusinessKind, (count: number) => string>>>({
  en: {
    takeaway: (count) => `Takeaway ${count}`,
    hotel: (count) => `Hotels ${count}`,
    mall: (count) => `Mall shops ${count}`,
  },
  zh: {
    takeaway: (count) => `外卖 ${count}`,
    hotel: (count) => `酒店 ${count}`,
    mall: (count) => `商城店铺 ${count}`,
  },
})

/** Businesses of the tabs of stores that were seen. */
export const seenBusinesses: Readonly<Record<'store' | 'hotel', BusinessKind[]>> = {
  store: ['takeaway', 'mall'],
  hotel: ['hotel'],
}
