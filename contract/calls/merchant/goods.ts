import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, IdempotencyKey, pageOf, paging, text } from '../../entities/common'
import { GoodsId, MediaId, MenuCategoryId, StoreId } from '../../entities/ids'
import {
  BothLanguages,
  GoodsTab,
  MenuSection,
  MerchantGoods,
  MerchantOptions,
  StoreGoodsSort,
} from '../../entities/merchant-shop'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/**
 * The goods of a store by tab, with the menu's sections; with `goodsId` that item, on any tab. `keyword` is a part of a name in
 * either language.
 */
export const merchantGoods = defineCall({
  name: 'merchant.goods',
  summary: 'The goods of a store',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({
    ...paging,
    storeId: z.optional(StoreId),
    tab: z._default(GoodsTab, 'onSale'),
    menuCategoryId: z.optional(MenuCategoryId),
    keyword: z._default(text(limits.keywordMax), ''),
    sort: z._default(StoreGoodsSort, 'menu'),
    goodsId: z.optional(GoodsId),
  }),
  response: z.extend(pageOf(MerchantGoods), {
    counts: z.object({ onSale: z.int(), soldOut: z.int(), off: z.int() }),
    /** `goods` counts those of the tab. */
    sections: z.array(MenuSection),
  }),
  failures: ['storeNotFound', 'menuCategoryNotFound', 'goodsNotFound'],
})

/**
 * Changes the given fields of an item, or adds one, which needs its name, section, price and picture. `stock` is
 * changed by the difference of `to` and `from`, so that pieces ordered meanwhile stay reserved; `groups` replaces all
 * options.
 */
export const merchantSaveGoods = defineCall({
  name: 'merchant.saveGoods',
  summary: 'Add or change an item',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    goodsId: z.optional(GoodsId),
    menuCategoryId: z.optional(MenuCategoryId),
    name: z.optional(BothLanguages(limits.addressMax, 1)),
    note: z.optional(BothLanguages(limits.feedbackMax)),
    price: z.optional(Amount.check(z.gte(1))),
    memberPrice: z.optional(z.nullable(Amount.check(z.gte(1)))),
    stock: z.optional(
      z.object({ from: z.int().check(z.gte(0), z.lte(99_999)), to: z.int().check(z.gte(0), z.lte(99_999)) }),
    ),
    onSale: z.optional(z.boolean()),
    picture: z.optional(MediaId),
    groups: z.optional(z.array(MerchantOptions).check(z.maxLength(10))),
    idempotencyKey: IdempotencyKey,
  }),
  response: MerchantGoods,
  failures: ['storeNotFound', 'goodsNotFound', 'menuCategoryNotFound', 'mediaNotFound', 'memberPriceTooHigh'],
})

/** Adds a section to a menu, or renames one. */
export const merchantSaveCategory = defineCall({
  name: 'merchant.saveCategory',
  summary: 'Add or rename a section of a menu',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    menuCategoryId: z.optional(MenuCategoryId),
    name: BothLanguages(limits.nameMax, 1),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ sections: z.array(MenuSection) }),
  failures: ['storeNotFound', 'menuCategoryNotFound'],
})
