import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderConfirm, orderDeliveryTimes, orderUsableCoupons } from '@contract/calls/order'
import type { AddressId } from '@contract/entities/ids'
import type { Quote } from '@contract/entities/order'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, TakeawayRequest } from '../../database/schema'
import { distanceMeters } from '../../geo'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { utcOffset } from '../../local-time'
import { trustedId } from '../../security/trusted-id'
import { toAddress } from '../address/address'
import { type AddressRow, addressById, listAddresses } from '../address/queries'
import { cartLines } from '../cart/queries'
import { type MyCouponRow, unusedOf } from '../coupon/queries'
import { soldComponents } from '../pricing/order'
import { timeSlots } from '../pricing/hours'
import { checkCoupons, couponsOfQuote, couponsView, couponSlotsView, usedCouponIds } from '../coupon/order'
import type { Quotes } from '../order/quotes'
import { componentView } from '../order/view'
import { estimateMinutes } from './pricing/delivery'
import { blockerView, type PricedQuote, priceQuote, type QuoteInput } from './pricing/quote'
import * as queries from './queries'
import { soldLineView } from './view'

export interface QuoteDraft {
  readonly input: QuoteInput
  readonly priced: PricedQuote
  /** The address as it is in the book now. */
  readonly address: AddressRow | null
}

/** Quotes: what a basket costs, delivered or picked up (product text §5, orders). */
export class TakeawayQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
  ) {}

  /**
   * With the coupons that are named, or without `couponIds` with those that save most.
   * @throws Failure `storeNotFound`, `cartEmpty`, `selfPickupUnavailable`, `timeSlotUnavailable` or `couponUnavailable`.
   */
  async confirm(caller: SignedIn, request: Request<typeof orderConfirm>): Promise<Quote> {
    const { db } = this.context
    const { storeId, fulfilment, deliverAt, couponIds } = request
    const store = await this.storeOf(storeId)
    const rows = await cartLines(db, caller.customer.id, storeId)
    const lines = rows.map(({ goodsId, optionIds, quantity }) => ({ goodsId, optionIds, quantity }))
    if (lines.length === 0) throw new Failure('cartEmpty')
    if (fulfilment === 'pickup' && !store.self_pickup) throw new Failure('selfPickupUnavailable')
    const address = fulfilment === 'pickup' ? null : await this.chosenAddress(caller, request.addressId)
    const coupons = await unusedOf(db, caller.customer.id, this.context.clock.now())
    const asked = { storeId, fulfilment, addressId: address?.id ?? null, deliverAt, lines, couponIds }
    const drafted = await this.draft(db, caller, store, asked, address, coupons)
    this.checkTime(drafted, deliverAt)
    const { basket } = drafted.priced
    checkCoupons(basket, coupons, couponIds)
    return this.save(caller, { ...asked, couponIds: usedCouponIds(basket) }, drafted)
  }

  /**
   * Every coupon of the caller beside a quote, priced as things are now.
   * @throws Failure `quoteNotFound` when it is forgotten
   */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    const { db, clock } = this.context
    const request = await this.saved.requestOf<TakeawayRequest>(quoteId, 'takeaway')
    const coupons = await unusedOf(db, caller.customer.id, clock.now())
    const { priced } = await this.redraft(db, caller, { ...request, couponIds: [] }, coupons)
    return { items: couponsView(priced.basket, coupons, caller.language) }
  }

  /**
   * Prices a saved request anew, in the transaction that makes the order.
   * @throws Failure `couponUnavailable` when a coupon of it was used meanwhile or does not fit any more
   */
  async again(tx: Kysely<Database>, caller: SignedIn, request: TakeawayRequest): Promise<QuoteDraft> {
    const couponIds = request.couponIds.map((id) => trustedId('coupon', id))
    const coupons = await couponsOfQuote(tx, caller.customer.id, couponIds)
    const drafted = await this.redraft(tx, caller, request, coupons)
    checkCoupons(drafted.priced.basket, coupons, couponIds)
    return drafted
  }

  /** The times to choose from: when it can be there at the soonest, then quarters of an hour until the store closes. */
  async times(
    caller: SignedIn,
    { storeId, fulfilment, addressId }: Request<typeof orderDeliveryTimes>,
  ): Promise<Response<typeof orderDeliveryTimes>> {
    const store = await this.storeOf(storeId)
    const address = fulfilment === 'pickup' ? null : await this.chosenAddress(caller, addressId)
    const now = this.context.clock.now()
    const minutes = address ? estimateMinutes(store, distanceMeters(store, address)) : store.prep_minutes
    const soonest = minutesAfter(now, minutes)
    const times = timeSlots(store, now, minutes)
    return {
      soonest: soonest.toISOString(),
      utcOffset: utcOffset(store.time_zone, soonest),
      times: times.map((time) => time.toISOString()),
      utcOffsets: times.map((time) => utcOffset(store.time_zone, time)),
    }
  }

  private async redraft(
    db: Kysely<Database>,
    caller: SignedIn,
    request: TakeawayRequest,
    coupons: readonly MyCouponRow[],
  ): Promise<QuoteDraft> {
    const store = await this.storeOf(request.storeId, db)
    const address = request.addressId ? await addressById(db, trustedId('address', request.addressId)) : null
    return this.draft(db, caller, store, request, address ?? null, coupons)
  }

  /** The named address, else the default or the one used last; its owner was checked. */
  private async chosenAddress({ customer }: SignedIn, addressId: AddressId | undefined): Promise<AddressRow | null> {
    const { db } = this.context
    if (addressId !== undefined) return (await addressById(db, addressId)) ?? null
    const [first = null] = await listAddresses(db, customer.id)
    return first
  }

  private async storeOf(storeId: string, db: Kysely<Database> = this.context.db): Promise<queries.Store> {
    const store = await queries.findStore(db, storeId)
    if (!store) throw new Failure('storeNotFound')
    return store
  }

  private async draft(
    db: Kysely<Database>,
    { customer }: SignedIn,
    store: queries.Store,
    { fulfilment, lines, couponIds }: Pick<TakeawayRequest, 'fulfilment' | 'lines'> & { couponIds?: string[] },
    address: AddressRow | null,
    coupons: readonly MyCouponRow[],
  ): Promise<QuoteDraft> {
    const destination = address && { id: address.id, latitude: address.latitude, longitude: address.longitude }
    const now = this.context.clock.now()
    const input: QuoteInput = { store, lines, fulfilment, destination, customer, coupons, couponIds, now }
    return { input, priced: await priceQuote(db, input), address }
  }

  private checkTime({ input, priced }: QuoteDraft, deliverAt: string | null): void {
    if (deliverAt === null) return
    const times = timeSlots(input.store, input.now, priced.minutes).map((time) => time.getTime())
    if (!times.includes(Date.parse(deliverAt))) throw new Failure('timeSlotUnavailable')
  }

  private async save(caller: SignedIn, request: TakeawayRequest, drafted: QuoteDraft): Promise<Quote> {
    const { id, expiresAt } = await this.saved.save({
      kind: 'takeaway',
      customerId: caller.customer.id,
      storeId: request.storeId,
      request,
      fingerprint: drafted.priced.fingerprint,
      total: drafted.priced.basket.total,
    })
    const address = drafted.address && toAddress(drafted.address, this.context.seal, caller.language)
    return { ...quoteView(id, request, drafted, caller.language, expiresAt), address }
  }
}

function quoteView(
  id: string,
  request: TakeawayRequest,
  drafted: QuoteDraft,
  language: SignedIn['language'],
  expiresAt: Date,
): Omit<Quote, 'address'> {
  const { input, priced } = drafted
  const { basket, blockers, distance, minutes } = priced
  const { store } = input
  const estimatedAt = request.deliverAt ?? minutesAfter(input.now, minutes).toISOString()
  return {
    id,
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
    utcOffset: utcOffset(store.time_zone, new Date(estimatedAt)),
    minutes,
    distance,
    lines: basket.lines.map(({ sold }) => soldLineView(sold, language)),
    components: soldComponents(basket).map((component) => componentView(component, language)),
    total: basket.total,
    saved: basket.saved,
    coupons: couponSlotsView(basket, input.coupons),
    blockers: blockers.map((blocker) => blockerView(priced, blocker, language)),
    expiresAt: expiresAt.toISOString(),
  }
}
