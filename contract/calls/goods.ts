import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, Picture } from '../entities/common'
import { Allergen, Goods, OptionGroup } from '../entities/goods'
import { StoreSummary } from '../entities/store'

/** An item with its option groups, as the specification popup shows it. */
export const goodsSkuList = defineCall({
  name: 'goods.skuList',
  summary: 'An item and its options',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ goods: Goods, groups: z.array(OptionGroup), allergens: z.array(Allergen) }),
  failures: ['goodsNotFound'],
})

/** An item by itself: what it is, what is in it, and the store that sells it (product text §2, store goods detail). */
export const goodsDetail = defineCall({
  name: 'goods.detail',
  summary: 'An item and its store',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({
    goods: Goods,
    /** The section of the menu in which it stands. */
    category: z.string(),
    allergens: z.array(Allergen),
    store: StoreSummary,
    /** Whether the caller keeps it as a favourite. */
    collected: z.boolean(),
  }),
  failures: ['goodsNotFound'],
})

/** Keeps an item as a favourite, or no longer; the same again changes nothing. */
export const goodsCollect = defineCall({
  name: 'goods.collect',
  summary: 'Keeps an item as a favourite',
  who: 'customer',
  request: z.object({ goodsId: Id, collected: z.boolean() }),
  response: z.object({ collected: z.boolean() }),
  failures: ['goodsNotFound'],
})

/** What a page of the web gives to others: the address that a share code leads to, and the words beside it. */
export const goodsShareCode = defineCall({
  name: 'goods.shareCode',
  summary: 'An item’s address for a share code',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ url: z.string(), title: z.string() }),
  failures: ['goodsNotFound', 'shareFailed'],
})

/** What an app gives to others: the path of its screen, and the words and the picture of the card. */
export const goodsAppShareCode = defineCall({
  name: 'goods.appShareCode',
  summary: 'An item’s card for sharing from an app',
  who: 'anyone',
  request: z.object({ goodsId: Id }),
  response: z.object({ path: z.string(), title: z.string(), picture: Picture }),
  failures: ['goodsNotFound', 'shareFailed'],
})
