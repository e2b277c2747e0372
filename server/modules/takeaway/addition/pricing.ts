import type { Kysely } from 'kysely'
import type { Request } from '@contract/call'
import type { orderAdditionQuote } from '@contract/calls/order'
import { deliveryMethodOf } from '@contract/states/takeaway'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { checkChoice } from '../../cart/choice'
import { goodsOnSale, groupedOptions } from '../../cart/queries'
import { soldComponents } from '../../pricing/order'
import { goodsShares } from '../../pricing/shares'
import { linesOf } from '../placement'
import { type PricedQuote, priceQuote } from '../priced-quote'
import type { Store } from '../queries'
import type { AdditionPlan } from './queries'

type Db = Kysely<Database>
type Wanted = Request<typeof orderAdditionQuote>['lines']

/** Dishes of a store with their options in order, which can be ordered. @throws Failure of `order.additionQuote` */
async function checkedDishes(db: Db, store: Store, lines: Wanted): Promise<Wanted> {
  const ids = [...new Set(lines.map(({ goodsId }) => goodsId))]
  const [goods, options] = [await goodsOnSale(db, ids), await groupedOptions(db, ids)]
  return lines.map((line) => {
    if (goods.find(({ id }) => id === line.goodsId)?.store_id !== store.id) throw new Failure('goodsNotFound')
    const own = options.filter(({ goods_id }) => goods_id === line.goodsId)
    return { ...line, optionIds: checkChoice(own, line.optionIds) }
  })
}

/** Prices dishes for a placed order: as another basket of its store, without fees, a minimum and the discounts of an order. */
export async function priceAddition(
  db: Db,
  { customer }: SignedIn,
  store: Store,
  wanted: Wanted,
  now: Date,
): Promise<PricedQuote> {
  const lines = await checkedDishes(db, store, wanted)
  const plain = { minimum_order: 0, packaging_fee: 0, full_discounts: [], first_order_off: 0 }
  return priceQuote(db, {
    ...{ store: { ...store, ...plain }, lines, customer, now, place: store },
    ...{ fulfilment: 'pickup', destination: null, coupons: [], couponIds: [] },
  })
}

/** The lines, price and shares of priced dishes, whose position is an index of the lines. */
export function planOf(customerId: string, store: Store, { basket }: PricedQuote): AdditionPlan {
  const shares = goodsShares({
    ...{ customerId, storeId: store.id, deliveryMethod: deliveryMethodOf('pickup', store.delivered_by) },
    lines: basket.lines.map(({ sold }, position) => ({
      gross: sold.price * sold.quantity,
      paid: basket.paid[position] ?? 0,
    })),
    components: basket.components,
  })
  const lines = linesOf(
    basket,
    basket.lines.map(({ line }) => line),
  )
  return { storeId: store.id, lines, shares, components: soldComponents(basket), saved: basket.saved }
}
