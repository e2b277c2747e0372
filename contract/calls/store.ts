import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, Page, PageSize, pageOf, Picture, text } from '../entities/common'
import { MenuCategory } from '../entities/goods'
import { StoreDetail, StoreSummary } from '../entities/store'

export const StoreSort = z.enum(['recommended', 'distance', 'sales', 'rating'])
export type StoreSort = z.output<typeof StoreSort>
export const StoreFilter = z.enum(['fullDiscount', 'member', 'freeDelivery', 'openNow'])
export type StoreFilter = z.output<typeof StoreFilter>

/** Stores around the caller's place (headers lat and lng), one page at a time. */
export const storeList = defineCall({
  name: 'store.list',
  summary: 'Stores nearby, sorted, filtered and searched',
  who: 'anyone',
  request: z.object({
    page: Page,
    pageSize: PageSize,
    sort: z._default(StoreSort, 'recommended'),
    filters: z._default(z.array(StoreFilter).check(z.maxLength(4)), []),
    category: z.optional(text(40)),
    keyword: z.optional(text(40)),
  }),
  response: pageOf(StoreSummary),
  failures: [],
})

export const storeDetail = defineCall({
  name: 'store.detail',
  summary: 'One store with its merchant info',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: StoreDetail,
  failures: ['storeNotFound'],
})

export const storeMenu = defineCall({
  name: 'store.menu',
  summary: 'A store’s menu by category, at the caller’s prices',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: z.object({ categories: z.array(MenuCategory) }),
  failures: ['storeNotFound'],
})

export const storeCategories = defineCall({
  name: 'store.categories',
  summary: 'The categories of stores',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture })) }),
  failures: [],
})
