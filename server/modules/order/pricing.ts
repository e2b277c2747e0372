import type { Kysely } from 'kysely'
import type { Blocker } from '@contract/entities/order'
import type { Position } from '@contract/entities/common'
import { formatMoney } from '@contract/money'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import { messageOf } from '../../http/errors'
import { sha256 } from '../../security/hash'
import type { MyCouponRow } from '../coupon/queries'
import { priceBasket, type PricedBasket } from '../pricing/basket'
import { distanceMeters, estimateMinutes } from '../pricing/geo'
import { isOpen } from '../pricing/hours'
import type { BasketLine } from '../pricing/lines'
import { loadBasket } from '../pricing/queries'
import type { Store } from './queries'

/** What is to be priced: the same for a quote and for the order made of it. */
export interface Wanted {
  readonly store: Store
  readonly lines: readonly BasketLine[]
  readonly fulfilment: 'delivery' | 'pickup'
  /** Where to; null for self-pickup and while no address is chosen. */
  readonly door: (Position & { id: string }) | null
  readonly customer: { readonly id: string; readonly isMember: boolean }
  /** The coupons that may be used. */
  readonly coupons: readonly MyCouponRow[]
  /** Those that shall be used; undefined leaves it to the price. */
  readonly couponIds: readonly string[] | undefined
  readonly now: Date
}

export interface Priced {
  readonly basket: PricedBasket
  /** Metres; to the store itself for self-pickup. */
  readonly distance: number
  /** Until it is at the door, or ready to collect. */
  readonly minutes: number
  readonly blockers: readonly Omit<Blocker, 'message'>[]
  /** Changes when anything changes that the customer agreed to. */
  readonly fingerprint: string
}

type Reason = Blocker['failure']

/** Why the basket cannot be ordered as it is, gravest first. */
function blockersOf(wanted: Wanted, basket: PricedBasket, distance: number): Omit<Blocker, 'message'>[] {
  const { store, fulfilment, door, now } = wanted
  const reasons: (Reason | false)[] = [
    !isOpen(store, now) && 'storeClosed',
    fulfilment === 'delivery' && door === null && 'addressRequired',
    fulfilment === 'delivery' && distance > store.range_meters && 'outOfDeliveryRange',
  ]
  const general = reasons.flatMap((failure) => (failure ? [{ failure, goodsId: null }] : []))
  const lines = basket.lines.flatMap(({ unavailable, line }) =>
    unavailable ? [{ failure: unavailable, goodsId: line.goodsId }] : [],
  )
  const small =
    basket.missing > 0 && fulfilment === 'delivery' ? [{ failure: 'belowMinimumOrder' as const, goodsId: null }] : []
  return [...general, ...lines, ...small]
}

function fingerprintOf({ store, fulfilment, door, lines }: Wanted, { components, total }: PricedBasket): string {
  const amounts = components.map(({ kind, amount }) => [kind, amount])
  const bought = lines.map(({ goodsId, optionIds, quantity }) => [goodsId, optionIds, quantity])
  return sha256(JSON.stringify([store.id, fulfilment, door, bought, amounts, total]))
}

/** Prices what is wanted with the one engine of baskets. Four statements, whatever the number of lines. */
export async function priceOrder(db: Kysely<Database>, wanted: Wanted): Promise<Priced> {
  const { store, door, fulfilment, customer, lines, coupons, couponIds, now } = wanted
  const distance = door && fulfilment === 'delivery' ? Math.round(distanceMeters(store, door)) : 0
  const { known, ...goods } = await loadBasket(db, customer.id, lines, [store.id], now)
  const basket = priceBasket({
    ...{ store, lines, ...goods, fulfilment, coupons, couponIds, now },
    isMember: customer.isMember,
    isNew: !known.has(store.id),
    distance: door ? distance : null,
  })
  const minutes = fulfilment === 'pickup' ? store.prep_minutes : estimateMinutes(store, distance)
  const blockers = blockersOf(wanted, basket, distance)
  return { basket, distance, minutes, blockers, fingerprint: fingerprintOf(wanted, basket) }
}

/** What a blocker says of the basket, for the placeholders of its message. */
export function blockerDetails(
  { basket }: Priced,
  blocker: Omit<Blocker, 'message'>,
  language: Language,
): Record<string, string | number> {
  const line = basket.lines.find(({ line: { goodsId } }) => goodsId === blocker.goodsId)
  return {
    missing: formatMoney(basket.missing),
    limit: line?.purchaseLimit ?? 0,
    goods: line?.sold.name[language] ?? '',
  }
}

/** What stands in the way, in the caller’s language. */
export const blockerMessage = (priced: Priced, blocker: Omit<Blocker, 'message'>, language: Language): string =>
  messageOf(blocker.failure, language, blockerDetails(priced, blocker, language))
