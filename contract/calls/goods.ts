import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, Instant, pageOf, paging, Picture, text } from '../entities/common'
import { Allergen, FoundGoods, Goods, OptionGroup } from '../entities/goods'
import { StoreSummary } from '../entities/store'
import { limits } from '../limits'

/** An item with its option groups, for the specification popup. */
export const goodsSkuList = defineCall({
  name: 'goods.skuList',
  summary: 'An item and its options',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ goods: Goods, groups: z.array(OptionGroup), allergens: z.array(Allergen) }),
  failures: ['goodsNotFound'],
})

/** An item with its description and its store (product text §2, store goods detail). */
export const goodsDetail = defineCall({
  name: 'goods.detail',
  summary: 'An item and its store',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({
    goods: Goods,
    /** The name of its menu section. */
    category: z.string(),
    allergens: z.array(Allergen),
    store: StoreSummary,
    /** Whether it is a favourite of the caller. */
    collected: z.boolean(),
  }),
  failures: ['goodsNotFound'],
})

/** Adds an item, or a product of the mall, to the favourites or removes it; idempotent. */
export const goodsCollect = defineCall({
  name: 'goods.collect',
  summary: 'Add or remove a favourite item',
  who: 'customer',
  request: z.object({ goodsId: Id, collected: z.boolean() }),
  response: z.object({ collected: z.boolean() }),
  failures: ['goodsNotFound'],
})

/** The web address and text for sharing an item or a product of the mall. */
export const goodsShareCode = defineCall({
  name: 'goods.shareCode',
  summary: 'An item’s address for a share code',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ url: z.string(), title: z.string() }),
  failures: ['goodsNotFound', 'shareFailed'],
})

/** The app path, text and picture for sharing an item or a product of the mall. */
export const goodsAppShareCode = defineCall({
  name: 'goods.appShareCode',
  summary: 'An item’s card for sharing from an app',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ path: z.string(), title: z.string(), picture: Picture }),
  failures: ['goodsNotFound', 'shareFailed'],
})

const selection = {
  /** Only goods in an activity, or cheaper for members. */
  only: z.optional(z.enum(['specials', 'member'])),
  storeId: z.optional(Id),
  /** The key of a store category. */
  category: z.optional(text(40)),
}

/** Goods of stores that deliver to the caller's place, best-selling first (product text §2, specials). */
export const goodsList = defineCall({
  name: 'goods.list',
  summary: 'Goods nearby',
  who: 'anyone',
  request: z.object({ ...selection, ...paging }),
  /** `endsAt` is when today's specials end. */
  response: z.extend(pageOf(FoundGoods), { endsAt: Instant }),
  failures: [],
})

/** The total number of goods in `goods.list`. */
export const goodsCount = defineCall({
  name: 'goods.count',
  summary: 'Number of goods nearby',
  who: 'anyone',
  request: z.object(selection),
  response: z.object({ count: z.int() }),
  failures: [],
})

/** `match` is relevance. Ties, except by price, are sorted by relevance or distance. */
export const GoodsSort = z.enum(['match', 'sales', 'priceUp', 'priceDown', 'distance'])
export type GoodsSort = z.output<typeof GoodsSort>
/** `member`: cheaper for members. `openNow`: of a store that is open. `inStock`: not sold out. */
export const GoodsFilter = z.enum(['specials', 'member', 'openNow', 'inStock'])
export type GoodsFilter = z.output<typeof GoodsFilter>

/** Searches goods nearby by keyword, price range and filters. */
export const goodsAdvancedSearch = defineCall({
  name: 'goods.advancedSearch',
  summary: 'Goods nearby by keyword, price and more',
  who: 'anyone',
  request: z.object({
    keyword: text(limits.keywordMax, 1),
    sort: z._default(GoodsSort, 'match'),
    filters: z._default(z.array(GoodsFilter).check(z.maxLength(GoodsFilter.options.length)), []),
    priceFrom: z.optional(Amount),
    priceTo: z.optional(Amount),
    ...paging,
  }),
  response: pageOf(FoundGoods),
  failures: [],
})

/** The sections of a store's menu with their number of goods. */
export const goodsCategories = defineCall({
  name: 'goods.categories',
  summary: 'The sections of a menu',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: z.object({ items: z.array(z.object({ id: Id, name: z.string(), count: z.int() })) }),
  failures: ['storeNotFound'],
})
