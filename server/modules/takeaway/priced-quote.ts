import type { Kysely } from 'kysely'
import type { Blocker } from '@contract/entities/order'
import type { Position } from '@contract/entities/common'
import { formatMoney } from '@contract/money'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { messageOf } from '../../http/errors'
import { sha256 } from '../../security/hash'
import type { CustomerCouponRow } from '../coupon/queries/owned'
import type { Store } from './queries'
import { isOpen } from '../pricing/hours'
import { priceBasket, type PricedBasket } from '../basket/basket'
import { minutesTo } from '../basket/delivery'
import type { BasketLine } from '../basket/lines'
import { loadBasket } from '../basket/queries'

/** The input of pricing, for a quote and for its order. */
export interface QuoteInput {
  readonly store: Store
  readonly lines: readonly BasketLine[]
  readonly fulfilment: 'delivery' | 'pickup'
  /** Null for self-pickup and without an address. */
  readonly destination: (Position & { id: string }) | null
  /** Location of the caller, for the time of arrival without an address. */
  readonly place: Position
  readonly customer: { readonly id: string; readonly isMember: boolean }
  /** The coupons that may be used. */
  readonly coupons: readonly CustomerCouponRow[]
  /** The coupons to use; undefined for the combination that saves most. */
  readonly couponIds: readonly string[] | undefined
  readonly now: Date
}

export interface PricedQuote {
  readonly basket: PricedBasket
  /** Metres; 0 for self-pickup. */
  readonly distance: number
  /** Minutes until arrival, or until it is ready for pickup. */
  readonly minutes: number
  readonly blockers: readonly UnlocalizedBlocker[]
  /** A hash of everything that the customer agreed to. */
  readonly fingerprint: string
}

/** A blocker without its message, which depends on the language. */
export type UnlocalizedBlocker = Omit<Blocker, 'message'>

/** Reason why the basket cannot be ordered, most severe first. */
function blockersOf(input: QuoteInput, basket: PricedBasket, distance: number): UnlocalizedBlocker[] {
  const { store, fulfilment, destination, now } = input
  const isDelivered = fulfilment === 'delivery'
  const reasons: (Blocker['failure'] | false)[] = [
    !isOpen(store, now) && 'storeClosed',
    isDelivered && destination === null && 'addressRequired',
    isDelivered && distance > store.range_meters && 'outOfDeliveryRange',
  ]
  const general = reasons.flatMap((failure) => (failure ? [{ failure, goodsId: null }] : []))
  const lines = basket.lines.flatMap(({ unavailable, line }) =>
    unavailable ? [{ failure: unavailable, goodsId: line.goodsId }] : [],
  )
  const isSmall = isDelivered && basket.missing > 0
  return [...general, ...lines, ...(isSmall ? [{ failure: 'belowMinimumOrder' as const, goodsId: null }] : [])]
}

function fingerprintOf({ store, fulfilment, destination, lines }: QuoteInput, basket: PricedBasket): string {
  const amounts = basket.components.map(({ kind, amount }) => [kind, amount])
  const bought = lines.map(({ goodsId, optionIds, quantity }) => [goodsId, optionIds, quantity])
  return sha256(JSON.stringify([store.id, fulfilment, destination, bought, amounts, basket.total]))
}

/** Prices a basket for its quote or its order, in four statements for any number of lines. */
export async function priceQuote(db: Kysely<Database>, input: QuoteInput): Promise<PricedQuote> {
  const { store, destination, place, fulfilment, customer, lines, coupons, couponIds, now } = input
  const distance = destination && fulfilment === 'delivery' ? Math.round(distanceMeters(store, destination)) : 0
  const { known, ...loaded } = await loadBasket(db, customer.id, lines, [store.id], now)
  const basket = priceBasket({
    ...loaded,
    store,
    lines,
    fulfilment,
    coupons,
    couponIds,
    now,
    isMember: customer.isMember,
    isNew: !known.has(store.id),
    distance: destination ? distance : null,
  })
  const minutes = minutesTo(store, fulfilment, destination ?? place)
  const blockers = blockersOf(input, basket, distance)
  return { basket, distance, minutes, blockers, fingerprint: fingerprintOf(input, basket) }
}

/** The placeholders of a blocker's message. */
export function blockerDetails(
  { basket }: PricedQuote,
  blocker: UnlocalizedBlocker,
  language: Language,
): Record<string, string | number> {
  const line = basket.lines.find(({ line: { goodsId } }) => goodsId === blocker.goodsId)
  return {
    missing: formatMoney(basket.missing),
    limit: line?.purchaseLimit ?? 0,
    goods: line?.sold.name[language] ?? '',
  }
}

/** A blocker with its message in the caller's language. */
export function blockerView(priced: PricedQuote, blocker: UnlocalizedBlocker, language: Language): Blocker {
  const message = messageOf(blocker.failure, language, blockerDetails(priced, blocker, language))
  return { ...blocker, message }
}
