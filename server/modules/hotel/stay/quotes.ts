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
import { checkCoupons, couponsOfQuote, couponsView, usedCouponIds } from '../../coupon/order'
import { unusedCoupons } from '../../coupon/queries'
import type { Quotes } from '../../order/quotes'
import { checkAsked } from '../ask'
import { type Offer, offerOf } from '../price/offer'
import * as rooms from '../rooms/queries'
import { priceStay } from './price'
import { fingerprintOf, seenOf, type StayBasis } from './basis'
import { quoteView } from './quote-view'

type Db = Kysely<Database>

/** Quotes of stays. */
export class StayQuotes {
  constructor(
    private readonly context: Context,
    private readonly saved: Quotes,
  ) {}

  /** @throws Failure of `hotel.confirm` */
  async confirm(caller: SignedIn, { couponIds, startAt, ...asked }: Request<typeof hotelConfirm>): Promise<StayQuote> {
    const { db, clock } = this.context
    const coupons = await unusedCoupons(db, caller.customer.id, clock.now())
    const input: StayRequest = { ...asked, startAt: startAt ?? null, couponIds: [] }
    const basis = await this.basis(db, caller, input, { coupons, couponIds })
    refuse(basis.offer)
    checkCoupons(basis.priced, coupons, couponIds)
    const request = { ...input, couponIds: usedCouponIds(basis.priced), seen: seenOf(basis) }
    const saved = await this.saved.save({
      kind: 'hotel',
      customerId: caller.customer.id,
      storeId: basis.hotel.id,
      request,
      fingerprint: basis.fingerprint,
      total: basis.priced.total,
    })
    return quoteView(saved, basis, { language: caller.language, isMember: caller.customer.isMember, now: clock.now() })
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
    refuse(basis.offer)
    checkCoupons(basis.priced, coupons, couponIds)
    return basis
  }

  private async basis(
    db: Db,
    { customer }: SignedIn,
    request: StayRequest,
    given: Pick<StayBasis, 'coupons'> & { readonly couponIds: readonly string[] | undefined },
  ): Promise<StayBasis> {
    const now = this.context.clock.now()
    const rate = await rooms.findRate(db, request.rateId)
    const hotel = rate && (await rooms.findHotel(db, rate.store_id))
    const room = rate && (await rooms.roomType(db, rate.room_type_id))
    // Rooms by the hour have no quotes: their periods are not held yet.
    if (!rate || rate.way === 'hourly' || !hotel || !room) throw new Failure('rateNotFound')
    const asked = { ...checkAsked(request, hotel, now), extraBeds: request.extraBeds }
    const nights = await rooms.nightsBetween(db, [room.id], asked.checkIn, asked.checkOut)
    const specials = rate.special ? await rooms.specialNights(db, [rate.id], asked.checkIn, asked.checkOut) : []
    const offer = offerOf(room, rate, asked, { nights, specials })
    const { isMember } = customer
    const { coupons, couponIds } = given
    const priced = priceStay({ offer, checkIn: asked.checkIn, storeId: hotel.id, isMember, now, coupons, couponIds })
    const basis = { hotel, offer, asked, request, priced, coupons }
    return { ...basis, fingerprint: fingerprintOf(basis) }
  }
}

/** @throws Failure what refuses an offer */
function refuse({ refusal }: Offer): void {
  if (refusal) throw new Failure(refusal.failure, refusal.details)
}
