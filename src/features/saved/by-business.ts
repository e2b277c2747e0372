import type { BusinessKind } from '@contract/order-kinds'
import { dictionary } from '@/i18n'

type StoreTab = 'store' | 'hotel'

/** The tab of what was seen for each business. */
const tabs: Readonly<Record<BusinessKind, StoreTab>> = { takeaway: 'store', hotel: 'hotel', mall: 'store' }

/** Businesses by which kept stores are listed, in their order. */
export const keptBusinesses = Object.keys(tabs) as readonly BusinessKind[]

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

const inTab = (tab: StoreTab): BusinessKind[] => keptBusinesses.filter((business) => tabs[business] === tab)

/** Businesses of the tabs of stores that were seen. */
export const seenBusinesses: Readonly<Record<StoreTab, BusinessKind[]>> = {
  store: inTab('store'),
  hotel: inTab('hotel'),
}
