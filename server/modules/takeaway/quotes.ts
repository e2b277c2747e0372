import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderConfirm, orderDeliveryTimes, orderUsableCoupons } from '@contract/calls/order'
import type { Quote } from '@contract/entities/order'
import { deliveryMethodOf } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, TakeawayRequest } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { offsetsAround, utcOffset } from '../../local-time'
import { trustedId } from '../../security/trusted-id'
import { toAddress } from '../address/address'
import { type AddressRow, addressById, chosenAddress } from '../address/queries'
import { cartLines } from '../cart/queries'
import { type CustomerCouponRow, unusedCoupons } from '../coupon/queries/owned'
import { goodsOf, soldComponents } from '../pricing/order'
import { timeSlots } from '../pricing/hours'
import {
  checkCoupons,
  couponsOfQuote,
  couponsView,
  couponSlotsView,
  usedCouponIds,
  withClaimable,
} from '../coupon/order'
import type { Quotes } from '../order/quotes'
import { componentView } from '../order/view'
import { lateTermsFor } from './late'
import { minutesTo } from '../basket/delivery'
import type { BasketLine } from '../basket/lines'
import { blockerView, type PricedQuote, priceQuote, type QuoteInput } from './priced-quote'
import * as queries from './queries'
import { soldLineView } from './view'

/** Input of pricing: a stored request, whose lines may belong to several buyers. */
export type PricedRequest = Omit<TakeawayRequest, 'lines'> & { readonly lines: readonly BasketLine[] }

export interface QuoteDraft {
  readonly input: QuoteInput
  readonly priced: PricedQuote
  /** The current address in the address book. */
  readonly address: AddressRow | null
}

/** Quotes of baskets, for delivery or pickup (product text §5, orders). */
export class TakeawayQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
  ) {}

  /**
   * Prices the cart with the named coupons; without `couponIds`, with the combination that saves most.
   * @throws Failure `storeNotFound`, `cartEmpty`, `selfPickupUnavailable`, `timeSlotUnavailable` or `couponUnavailable`.
   */
  async confirm(
    caller: SignedIn,
    request: Extract<Request<typeof orderConfirm>, { kind: 'takeaway' }>,
  ): Promise<Quote> {
    const { db } = this.context
    const { storeId, fulfilment, deliverAt, couponIds } = request
    const store = await this.storeOf(storeId)
    const rows = await cartLines(db, caller.customer.id, storeId)
    const lines = rows.map(({ goodsId, optionIds, quantity }) => ({ goodsId, optionIds, quantity }))
    if (lines.length === 0) throw new Failure('cartEmpty')
    if (fulfilment === 'pickup' && !store.self_pickup) throw new Failure('selfPickupUnavailable')
    const address = fulfilment === 'pickup' ? null : await chosenAddress(db, caller.customer.id, request.addressId)
    const coupons = await unusedCoupons(db, caller.customer.id, this.context.clock.now())
    const input = { storeId, fulfilment, addressId: address?.id ?? null, deliverAt, lines, couponIds }
    const draft = await this.draft(db, caller, store, input, address, coupons)
    this.checkTime(draft, deliverAt)
    const { basket } = draft.priced
    checkCoupons(basket, coupons, couponIds)
    return this.save(caller, { ...input, couponIds: usedCouponIds(basket) }, draft)
  }

  /**
   * Every coupon of the caller for a quote, at current prices.
   * @throws Failure `quoteNotFound`
   */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    const { db, clock } = this.context
    const request = await this.saved.requestOf<TakeawayRequest>(quoteId, 'takeaway')
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const { priced } = await this.redraft(db, caller, { ...request, couponIds: [] }, coupons)
    return { items: couponsView(priced.basket, coupons, caller.language) }
  }

  /**
   * Prices a saved request again, in the submitting transaction.
   * @throws Failure `couponUnavailable` when a coupon is used or not applicable any more
   */
  async reprice(tx: Kysely<Database>, caller: SignedIn, request: PricedRequest): Promise<QuoteDraft> {
    const couponIds = request.couponIds.map((id) => trustedId('coupon', id))
    const coupons = await couponsOfQuote(tx, caller.customer.id, couponIds)
    const draft = await this.redraft(tx, caller, request, coupons)
    checkCoupons(draft.priced.basket, coupons, couponIds)
    return draft
  }

  /** The earliest arrival, and time slots of a quarter of an hour until the store closes. */
  async times(
    caller: SignedIn,
    { storeId, fulfilment, addressId }: Request<typeof orderDeliveryTimes>,
  ): Promise<Response<typeof orderDeliveryTimes>> {
    const store = await this.storeOf(storeId)
    const address = fulfilment === 'pickup' ? null : await chosenAddress(this.context.db, caller.customer.id, addressId)
    const now = this.context.clock.now()
    const minutes = minutesTo(store, fulfilment, address ?? caller.place)
    const soonest = minutesAfter(now, minutes)
    const times = timeSlots(store, now, minutes)
    return {
      soonest: soonest.toISOString(),
      utcOffset: offsetsAround(store.time_zone, soonest),
      times: times.map((time) => time.toISOString()),
      utcOffsets: times.map((time) => utcOffset(store.time_zone, time)),
    }
  }

  private async redraft(
    db: Kysely<Database>,
    caller: SignedIn,
    request: PricedRequest,
    coupons: readonly CustomerCouponRow[],
  ): Promise<QuoteDraft> {
    const store = await this.storeOf(request.storeId, db)
    const address = request.addressId ? await addressById(db, trustedId('address', request.addressId)) : null
    return this.draft(db, caller, store, request, address ?? null, coupons)
  }

  private async storeOf(storeId: string, db: Kysely<Database> = this.context.db): Promise<queries.Store> {
    const store = await queries.findStore(db, storeId)
    if (!store) throw new Failure('storeNotFound')
    return store
  }

  private async draft(
    db: Kysely<Database>,
    { customer, place }: SignedIn,
    store: queries.Store,
    { fulfilment, lines, couponIds }: Pick<PricedRequest, 'fulfilment' | 'lines'> & { couponIds?: string[] },
    address: AddressRow | null,
    coupons: readonly CustomerCouponRow[],
  ): Promise<QuoteDraft> {
    const destination = address && { id: address.id, latitude: address.latitude, longitude: address.longitude }
    const now = this.context.clock.now()
    const input: QuoteInput = { store, lines, fulfilment, destination, place, customer, coupons, couponIds, now }
    return { input, priced: await priceQuote(db, input), address }
  }

  private checkTime({ input, priced }: QuoteDraft, deliverAt: string | null): void {
    if (deliverAt === null) return
    const times = timeSlots(input.store, input.now, priced.minutes).map((time) => time.getTime())
    if (!times.includes(Date.parse(deliverAt))) throw new Failure('timeSlotUnavailable')
  }

  private async save(caller: SignedIn, request: TakeawayRequest, draft: QuoteDraft): Promise<Quote> {
    const { id, expiresAt } = await this.saved.save({
      kind: 'takeaway',
      customerId: caller.customer.id,
      storeId: request.storeId,
      request,
      fingerprint: draft.priced.fingerprint,
      total: draft.priced.basket.total,
    })
    const { store } = draft.input
    const deliveredBy = deliveryMethodOf(request.fulfilment, store.delivered_by)
    const lateCompensation = lateTermsFor(this.context.config, deliveredBy)
    const address = draft.address && toAddress(draft.address, this.context.seal, caller.language)
    const coupons = await this.couponsOf(caller, draft)
    return { ...quoteView(id, request, draft, caller.language, expiresAt), address, coupons, lateCompensation }
  }

  private couponsOf({ customer }: SignedIn, { input, priced: { basket } }: QuoteDraft) {
    const { store, coupons, now } = input
    const asked = { kind: 'takeaway', storeId: store.id, category: store.category_key, goods: goodsOf(basket) }
    return withClaimable(this.context.db, couponSlotsView(basket, coupons), asked, { customer, now })
  }
}

function quoteView(
  id: string,
  request: TakeawayRequest,
  draft: QuoteDraft,
  language: SignedIn['language'],
  expiresAt: Date,
): Omit<Quote, 'address' | 'coupons' | 'lateCompensation'> {
  const { input, priced } = draft
  const { basket, blockers, distance, minutes } = priced
  const { store } = input
  const estimatedAt = request.deliverAt ?? minutesAfter(input.now, minutes).toISOString()
  return {
    id,
    kind: 'takeaway',
    store: {
      id: store.id,
      name: store.name[language],
      logo: store.logo,
      deliveredBy: store.delivered_by,
      selfPickup: store.self_pickup,
      address: store.address[language],
    },
    fulfilment: request.fulfilment,
    deliverAt: request.deliverAt,
    estimatedAt,
    utcOffset: offsetsAround(store.time_zone, new Date(estimatedAt)),
    minutes,
    distance,
    lines: basket.lines.map(({ sold }) => soldLineView(sold, language)),
    components: soldComponents(basket).map((component) => componentView(component, language)),
    total: basket.total,
    saved: basket.saved,
    blockers: blockers.map((blocker) => blockerView(priced, blocker, language)),
    expiresAt: expiresAt.toISOString(),
  }
}
