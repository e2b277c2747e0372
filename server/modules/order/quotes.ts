import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { orderConfirm, orderDeliveryTimes, orderUsableCoupons } from '@contract/calls/order'
import type { Quote } from '@contract/entities/order'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, QuoteRequest } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { toAddress } from '../address/address'
import { type AddressRow, addressById, listAddresses } from '../address/queries'
import { cartLines } from '../cart/queries'
import { type MyCouponRow, unusedOf } from '../coupon/queries'
import { distanceMeters, estimateMinutes } from '../pricing/geo'
import { timeSlots } from '../pricing/hours'
import { checkAsked, couponsOfQuote, couponsView, slotsView, usedIds } from './coupons'
import { blockerMessage, type Priced, priceOrder, type Wanted } from './pricing'
import * as queries from './queries'
import { componentView, lineView } from './view'

const quoteMinutes = 15

interface Drafted {
  readonly wanted: Wanted
  readonly priced: Priced
  /** The address as it is in the book now. */
  readonly address: AddressRow | null
}

/** Quotes: what a basket costs, delivered or picked up (product text §5, orders). */
export class QuoteService {
  constructor(private readonly context: Context) {}

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
    const asked = { fulfilment, addressId: address?.id ?? null, deliverAt, lines, couponIds }
    const drafted = await this.draft(db, caller, store, asked, address, coupons)
    this.checkTime(drafted, deliverAt)
    const { basket } = drafted.priced
    checkAsked(basket, coupons, couponIds)
    return this.save(caller, { ...asked, couponIds: usedIds(basket) }, drafted)
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
    const quote = await queries.findQuote(db, quoteId)
    if (!quote) throw new Failure('quoteNotFound')
    const coupons = await unusedOf(db, caller.customer.id, clock.now())
    const { priced } = await this.redraft(
      db,
      caller,
      { ...quote, request: { ...quote.request, couponIds: [] } },
      coupons,
    )
    return { items: couponsView(priced.basket, coupons, caller.language) }
  }

  /**
   * Prices a saved request anew, in the transaction that makes the order.
   * @throws Failure `couponUnavailable` when a coupon of it was used meanwhile or does not fit any more
   */
  async again(tx: Kysely<Database>, caller: SignedIn, quote: queries.Quote): Promise<Drafted> {
    const { couponIds } = quote.request
    const coupons = await couponsOfQuote(tx, caller.customer.id, couponIds)
    const drafted = await this.redraft(tx, caller, quote, coupons)
    checkAsked(drafted.priced.basket, coupons, couponIds)
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
    const times = timeSlots(store, now, minutes).map((time) => time.toISOString())
    return { soonest: minutesAfter(now, minutes).toISOString(), times }
  }

  private async redraft(
    db: Kysely<Database>,
    caller: SignedIn,
    { store_id, request }: queries.Quote,
    coupons: readonly MyCouponRow[],
  ): Promise<Drafted> {
    const store = await this.storeOf(store_id, db)
    const address = request.addressId ? await addressById(db, request.addressId) : null
    return this.draft(db, caller, store, request, address ?? null, coupons)
  }

  /** The named address, else the default or the one used last; its owner was checked. */
  private async chosenAddress({ customer }: SignedIn, addressId: string | undefined): Promise<AddressRow | null> {
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
    { fulfilment, lines, couponIds }: Pick<QuoteRequest, 'fulfilment' | 'lines'> & { couponIds?: string[] },
    address: AddressRow | null,
    coupons: readonly MyCouponRow[],
  ): Promise<Drafted> {
    const door = address && { id: address.id, latitude: address.latitude, longitude: address.longitude }
    const now = this.context.clock.now()
    const wanted: Wanted = { store, lines, fulfilment, door, customer, coupons, couponIds, now }
    return { wanted, priced: await priceOrder(db, wanted), address }
  }

  private checkTime({ wanted, priced }: Drafted, deliverAt: string | null): void {
    if (deliverAt === null) return
    const times = timeSlots(wanted.store, wanted.now, priced.minutes).map((time) => time.getTime())
    if (!times.includes(Date.parse(deliverAt))) throw new Failure('timeSlotUnavailable')
  }

  private async save(caller: SignedIn, request: QuoteRequest, drafted: Drafted): Promise<Quote> {
    const { wanted, priced } = drafted
    const id = uuid()
    const expiresAt = minutesAfter(wanted.now, quoteMinutes)
    await queries.insertQuote(this.context.db, {
      id,
      customer_id: caller.customer.id,
      store_id: wanted.store.id,
      request: JSON.stringify(request),
      fingerprint: priced.fingerprint,
      total: priced.basket.total,
      order_id: null,
      created_at: wanted.now,
      expires_at: expiresAt,
    })
    const address = drafted.address && toAddress(drafted.address, this.context.seal, caller.language)
    return { ...quoteView(id, request, drafted, caller.language, expiresAt), address }
  }
}

function quoteView(
  id: string,
  request: QuoteRequest,
  drafted: Drafted,
  language: SignedIn['language'],
  expiresAt: Date,
): Omit<Quote, 'address'> {
  const { wanted, priced } = drafted
  const { basket, blockers, distance, minutes } = priced
  const { store } = wanted
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
    estimatedAt: request.deliverAt ?? minutesAfter(wanted.now, minutes).toISOString(),
    minutes,
    distance,
    lines: basket.lines.map(({ sold }) => lineView(sold, language)),
    components: basket.components.map((component) => componentView(component, language)),
    total: basket.total,
    saved: basket.saved,
    coupons: slotsView(basket, wanted.coupons),
    blockers: blockers.map((blocker) => ({ ...blocker, message: blockerMessage(priced, blocker, language) })),
    expiresAt: expiresAt.toISOString(),
  }
}
