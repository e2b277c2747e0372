import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, pageOf, paging, Picture, text } from '../entities/common'
import { MenuCategory } from '../entities/goods'
import { Qualification, StoreDetail, StoreHit, StoreSummary } from '../entities/store'
import { limits } from '../limits'
import { reportFields } from './report'

/** `recommended` weighs rating, sales and distance of open stores; `fee` and `minimum` sort ascending. */
export const StoreSort = z.enum(['recommended', 'distance', 'sales', 'rating', 'fee', 'minimum', 'fastest'])
export type StoreSort = z.output<typeof StoreSort>
/** `new`: opened in the last `limits.newStoreDays` days. `freeDelivery`: without a base delivery fee. */
export const StoreFilter = z.enum(['fullDiscount', 'member', 'freeDelivery', 'openNow', 'selfPickup', 'new'])
export type StoreFilter = z.output<typeof StoreFilter>

const listing = {
  ...paging,
  sort: z._default(StoreSort, 'recommended'),
  filters: z._default(z.array(StoreFilter).check(z.maxLength(StoreFilter.options.length)), []),
  /** The key of a category or of a group of categories. */
  category: z.optional(text(40)),
  group: z.optional(text(40)),
}

/** Stores around the caller's place (headers lat and lng), one page at a time. */
export const storeList = defineCall({
  name: 'store.list',
  summary: 'Stores nearby, sorted and filtered',
  who: 'anyone',
  request: z.object(listing),
  response: pageOf(StoreSummary),
  failures: [],
})

/** Stores whose name, category or goods match a keyword, by default sorted by relevance. */
export const storeSearch = defineCall({
  name: 'store.search',
  summary: 'Stores and their goods by keyword',
  who: 'anyone',
  request: z.object({ ...listing, keyword: text(limits.keywordMax, 1) }),
  response: pageOf(StoreHit),
  failures: [],
})

/** The best-selling open stores that deliver to the caller's place. */
export const storeHot = defineCall({
  name: 'store.hot',
  summary: 'Popular stores nearby',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(StoreSummary) }),
  failures: [],
})

/** One store; `distance`, `minutes` and `inRange` are for the caller’s place. */
export const storeDetail = defineCall({
  name: 'store.detail',
  summary: 'One store with its merchant info',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: StoreDetail,
  failures: ['storeNotFound'],
})

/** A store’s menu in its sections; `price` is the caller's price. */
export const storeMenu = defineCall({
  name: 'store.menu',
  summary: 'A store’s menu by category, at the caller’s prices',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: z.object({ categories: z.array(MenuCategory) }),
  failures: ['storeNotFound'],
})

/** The categories of stores and their groups (product text §2, category group, classification). */
export const storeCategories = defineCall({
  name: 'store.categories',
  summary: 'The categories of stores',
  who: 'anyone',
  request: Empty,
  response: z.object({
    groups: z.array(z.object({ key: z.string(), name: z.string() })),
    items: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture, group: z.nullable(z.string()) })),
  }),
  failures: [],
})

/** A store's licences (product text §2, platform qualifications). */
export const storeQualification = defineCall({
  name: 'store.qualification',
  summary: 'A store’s licences',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: z.object({ storeName: z.string(), items: z.array(Qualification) }),
  failures: ['storeNotFound'],
})

/** Adds a store to the favourites or removes it; idempotent. */
export const storeCollect = defineCall({
  name: 'store.collect',
  summary: 'Add or remove a favourite store',
  who: 'customer',
  request: z.object({ storeId: Id, collected: z.boolean() }),
  response: z.object({ collected: z.boolean() }),
  failures: ['storeNotFound'],
})

/** Reports a store to the platform: a type, a text, and at most one picture (product text §3, §5). */
export const storeReport = defineCall({
  name: 'store.report',
  summary: 'Report a store',
  who: 'customer',
  request: z.object({ storeId: Id, ...reportFields }),
  response: z.object({ reportId: Id }),
  failures: ['storeNotFound', 'tooManyReports', 'mediaNotFound'],
})
