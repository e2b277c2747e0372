import type { Localized } from './settings'

/** The types of orders that a rider can take, as the form of riders names them. */
export const riderOrderTypes = {
  takeaway: { en: 'Takeaway', zh: '外卖' },
  errand: { en: 'Errands', zh: '跑腿' },
  mall: { en: 'Mall', zh: '商城' },
} as const

/** Types of store by what is sold and how it is handed over, as the form of merchants names them. */
export const storeTypes = {
  takeaway: { en: 'Takeaway', zh: '外卖店铺' },
  inStore: { en: 'In store', zh: '到店核销店铺' },
  hotel: { en: 'Hotel or homestay', zh: '酒店民宿' },
  mallShop: { en: 'Mall shop', zh: '商城店铺' },
} as const

/** The type of a store before one is chosen. */
export const usualStoreType: keyof typeof storeTypes = 'takeaway'

/** The licence that a store of each type has beside its business licence; null for none. */
export const tradeLicences = {
  takeaway: 'foodLicence',
  inStore: 'foodLicence',
  hotel: 'specialTradeLicence',
  mallShop: null,
} as const satisfies Record<keyof typeof storeTypes, string | null>

/** The values of choices in their order. */
export const keysOf = <Key extends string>(choices: Readonly<Record<Key, Localized<string>>>) =>
  Object.keys(choices) as Key[]

/** Documents of stores and riders that end on a day. */
export const endingDocuments = ['businessLicence', 'foodLicence', 'specialTradeLicence', 'insurance'] as const
