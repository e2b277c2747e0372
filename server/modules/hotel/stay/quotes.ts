import type { Kysely } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { hotelConfirm } from '@contract/calls/hotel'
import type { orderUsableCoupons } from '@contract/calls/order'
import type { StayQuote } from '@contract/entities/stay-order'
import type { Context } from '../../../context'
import type { Database, StayRequest } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import {
  checkCoupons,
  couponSlotsView,
  couponsOfQuote,
  couponsView,
  usedCouponIds,
  withClaimable,
} from '../../coupon/order'
import { unusedCoupons } from '../../coupon/queries/owned'
import { goodsOf } from '../../pricing/order'
import type { Quotes } from '../../order/quotes'
import { checkAsked, checkAskedHours } from '../ask'
import { hourOffer, startsOf } from '../price/hours'
import { offerOf } from '../price/offer'
import { freeStarts } from '../price/queries/hours'
import { heldNights } from '../waitlist/take'
import { isByHour } from '../ways'
import * as rooms from '../rooms/queries'
import { priceStay } from './price'
import { fingerprintOf, seenOf, type StayBasis } from './basis'
import { quoteView } from './quote-view'
import { hourTimes, stayTimes } from './times'

type Db = Kysely<Database>

/** Quotes of stays. */
export class StayQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
  ) {}

  /** @throws Failure of `hotel.confirm` */
  async confirm(
    caller: SignedIn,
    { couponIds, startAt, waitlistId, ...asked }: Request<typeof hotelConfirm>,
  ): Promise<StayQuote> {
    const { db, clock } = this.context
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const input: StayRequest = { ...asked, startAt: startAt ?? null, couponIds: [], waitlistId }
    const own = waitlistId && (await heldNights(db, waitlistId, input, clock.now()))
    const basis = await this.basis(db, caller, input, { coupons, couponIds, ...(own && { own }) })
    refuse(basis)
    checkCoupons(basis.priced, coupons, couponIds)
    const request = { ...basis.request, couponIds: usedCouponIds(basis.priced), seen: seenOf(basis) }
    const saved = await this.saved.save({
      kind: 'hotel',
      customerId: caller.customer.id,
      storeId: basis.hotel.id,
      request,
      fingerprint: basis.fingerprint,
      total: basis.priced.total,
    })
    const viewer = { language: caller.language, isMember: caller.customer.isMember, now: clock.now() }
    return quoteView(saved, basis, viewer, await this.slots(caller, basis))
  }

  /** The coupon slots of a stay, with the coupons that can be claimed for it. */
  private slots({ customer }: SignedIn, { hotel, priced, coupons }: StayBasis) {
    const { db, clock } = this.context
    const asked = { kind: 'hotel', storeId: hotel.id, category: null, goods: goodsOf(priced) }
    return withClaimable(db, couponSlotsView(priced, coupons), asked, { customer, now: clock.now() })
  }

  /** Every coupon of the caller for a quote, at current prices. @throws Failure `quoteNotFound` */
  async coupons(
    caller: SignedIn,
    { quoteId }: Request<typeof orderUsableCoupons>,
  ): Promise<Response<typeof orderUsableCoupons>> {
    const { db, clock } = this.context
    const request = await this.saved.requestOf<StayRequest>(quoteId, 'hotel')
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const { priced } = await this.basis(db, caller, request, { coupons, couponIds: request.couponIds })
    return { items: couponsView(priced, coupons, caller.language) }
  }

  /** Prices a saved request again, in the submitting transaction. @throws Failure why it cannot be booked any more */
  async reprice(tx: Db, caller: SignedIn, request: StayRequest): Promise<StayBasis> {
    const couponIds = request.couponIds.map((id) => trustedId('coupon', id))
    const coupons = await couponsOfQuote(tx, caller.customer.id, couponIds)
    const basis = await this.basis(tx, caller, request, { coupons, couponIds })
    refuse(basis)
    checkCoupons(basis.priced, coupons, couponIds)
    return basis
  }

  /**
   * A stay as it is priced now.
   * @throws Failure `rateNotFound`, or why no stay can be asked for
   */
  async basis(db: Db, { customer }: SignedIn, request: StayRequest, given: Given): Promise<StayBasis> {
    const now = this.context.clock.now()
    const rate = await rooms.findRate(db, request.rateId)
    const hotel = rate && (await rooms.findHotel(db, rate.store_id))
    const room = rate && (await rooms.roomType(db, rate.room_type_id))
    if (!rate || !hotel || !room) throw new Failure('rateNotFound')
    const { asked, offer, startAt, times } = await this.offer(db, { rate, hotel, room }, request, { now, ...given })
    const { isMember } = customer
    const { coupons, couponIds, usedAt = now } = given
    const { arrived: checkIn = asked.checkIn } = asked
    const priced = priceStay({ offer, checkIn, storeId: hotel.id, isMember, now: usedAt, coupons, couponIds })
    const basis = { hotel, offer, asked, request: { ...request, startAt }, times, priced, coupons }
    return { ...basis, fingerprint: fingerprintOf(basis) }
  }

  /** Offer of a rate for a stay, with its times. */
  private async offer(
    db: Db,
    { rate, hotel, room }: Sold,
    request: StayRequest,
    { now, own, arrived }: Pick<Given, 'own' | 'arrived'> & { readonly now: Date },
  ) {
    const { extraBeds } = request
    if (isByHour(rate)) {
      const asked = { ...checkAskedHours(request, hotel, now), extraBeds }
      const offer = hourOffer(room, rate, asked, await freeStarts(db, [rate.id], { day: asked.checkIn, now }))
      const startAt = request.startAt ?? offer.starts[0] ?? startsOf(rate)[0] ?? '00:00'
      return { asked, offer, startAt, times: hourTimes(hotel, asked.checkIn, startAt, rate.hours ?? 0) }
    }
    const asked = { ...checkAsked(request, hotel, now), extraBeds, arrived }
    const found = await rooms.nightsBetween(db, [room.id], asked.checkIn, asked.checkOut)
    const nights = found.map((night) => ({ ...night, left: night.left + (own?.get(night.id) ?? 0) }))
    const specials = rate.special ? await rooms.specialNights(db, [rate.id], asked.checkIn, asked.checkOut) : []
    const offer = offerOf(room, rate, asked, { nights, specials })
    return { asked, offer, startAt: null, times: stayTimes(hotel, asked) }
  }
}

/** Pricing context of a stay. */
interface Given {
  readonly coupons: StayBasis['coupons']
  /** The coupons to use; undefined for those that save most. */
  readonly couponIds: readonly string[] | undefined
  /** Time at which the coupons were used, for an existing stay. */
  readonly usedAt?: Date
  /** Number of rooms that the stay already holds, by the night's id; they are available to it. */
  readonly own?: ReadonlyMap<string, number>
  /** The day of arrival of the stay that the nights are added to. */
  readonly arrived?: string
}

/** A rate that is offered, with its room type and hotel. */
interface Sold {
  readonly rate: rooms.RateRow
  readonly hotel: rooms.HotelRow
  readonly room: rooms.RoomTypeRow
}

/** @throws Failure what refuses an offer, or the hours of it that were chosen */
export function refuse({ offer: { rate, starts, refusal }, request: { startAt } }: StayBasis): void {
  if (refusal) throw new Failure(refusal.failure, refusal.details)
  if (startAt === null || starts.includes(startAt)) return
  throw new Failure(startsOf(rate).includes(startAt) ? 'hourTaken' : 'hourUnknown')
}
