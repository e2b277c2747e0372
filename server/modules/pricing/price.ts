import type { Money } from '@contract/money'
import type { Selectable } from 'kysely'
import type { GoodsTable } from '../../database/schema'

export type PriceKind = 'shop' | 'member' | 'activity'

/** The columns of goods that prices come from. */
export type PriceColumns = Pick<Selectable<GoodsTable>, 'shop_price' | 'member_price' | 'activity_price' | 'is_active'>

export interface GoodsPrices {
  /** Price of one piece for the caller, without options. */
  readonly price: Money
  readonly shopPrice: Money
  readonly memberPrice: Money | null
  /** Null unless the activity is on. */
  readonly activityPrice: Money | null
  readonly priceKind: PriceKind
}

/**
 * The prices of an item for a caller (product text §3, §6): the shop price, for members the member price and in an active
 * activity the activity price, whichever is the lowest. For equal prices, shop comes before member before activity.
 */
export function priceOf(goods: PriceColumns, isMember: boolean): GoodsPrices {
  const { shop_price: shopPrice, member_price: memberPrice } = goods
  const activityPrice = goods.is_active ? goods.activity_price : null
  let price = shopPrice
  let priceKind: PriceKind = 'shop'
  if (isMember && memberPrice !== null && memberPrice < price) {
    price = memberPrice
    priceKind = 'member'
  }
  if (activityPrice !== null && activityPrice < price) {
    price = activityPrice
    priceKind = 'activity'
  }
  return { price, shopPrice, memberPrice, activityPrice, priceKind }
}
