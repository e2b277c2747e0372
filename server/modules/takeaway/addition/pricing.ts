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

/** Checks that dishes are of a store, with options that can be ordered. @throws Failure of `order.additionQuote` */
async function checkDishes(db: Db, store: Store, lines: Wanted): Promise<void> {
  const ids = [...new Set(lines.map(({ goodsId }) => goodsId))]
  const [goods, options] = [await goodsOnSale(db, ids), await groupedOptions(db, ids)]
  for (const { goodsId, optionIds } of lines) {
    if (goods.find(({ id }) => id === goodsId)?.store_id !== store.id) throw new Failure('goodsNotFound')
    checkChoice(
      options.filter(({ goods_id }) => goods_id === goodsId),
      optionIds,
    )
  }
}

/** Prices dishes for a placed order: as another basket of its store, without fees, a minimum and the discounts of an order. */
export async function priceAddition(
  db: Db,
  { customer }: SignedIn,
  store: Store,
  lines: Wanted,
  now: Date,
): Promise<PricedQuote> {
  await checkDishes(db, store, lines)
  const plain = { minimum_order: 0, packaging_fee: 0, full_discounts: [], first_order_off: 0 }
  return priceQuote(db, {
    ...{ store: { ...store, ...plain }, lines, customer, now, place: store },
    ...{ fulfilment: 'pickup', destination: null, coupons: [], couponIds: [] },
  })
}

/** The lines, price and shares of priced dishes, whose position is an index of the lines. */
export function planOf(customerId: string, store: Store, { basket }: PricedQuote, wanted: Wanted): AdditionPlan {
  const shares = goodsShares({
    ...{ customerId, storeId: store.id, deliveryMethod: deliveryMethodOf('pickup', store.delivered_by) },
    lines: basket.lines.map(({ sold }, position) => ({
      gross: sold.price * sold.quantity,
      paid: basket.paid[position] ?? 0,
    })),
    components: basket.components,
  })
  const lines = linesOf(basket, wanted)
  return { storeId: store.id, lines, shares, components: soldComponents(basket), saved: basket.saved }
}
