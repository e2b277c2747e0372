import type { Request, Response } from '@contract/call'
import { hotelComments, type hotelCoupons } from '@contract/calls/hotel-search'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { offerers, onOffer } from '../../coupon/queries/on-offer'
import { offeredView } from '../../coupon/view'
import { scoresView } from '../rooms/hotel-view'
import { findHotel } from '../rooms/queries'
import { commentView, stayReviewCounts, stayReviews } from './queries/comments'

/** The most coupons that are shown at once. */
const couponsShown = 40

/** Reviews of hotels, and coupons for stays. */
export class HotelReviewsAndCoupons {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound` */
  async comments(caller: Caller, request: Request<typeof hotelComments>): Promise<Response<typeof hotelComments>> {
    const { db, avatars } = this.context
    const page = new Paging(hotelComments, request)
    const hotel = await this.hotelOf(request.hotelId)
    const { filter, sort, keyword } = request
    const mention = keyword === undefined ? undefined : { keyword, language: caller.language }
    const [rows, counts] = await Promise.all([
      stayReviews(db, { ...{ storeId: hotel.id, filter, sort, mention }, slice: page.slice }),
      stayReviewCounts(db, hotel.id),
    ])
    const answer = page.answer(rows, (row) => commentView(row, caller.language, avatars))
    return { ...answer, scores: scoresView(hotel), counts }
  }

  /** @throws Failure `storeNotFound` */
  async coupons(
    { customer, language }: Caller,
    { hotelId }: Request<typeof hotelCoupons>,
  ): Promise<Response<typeof hotelCoupons>> {
    const { db, clock } = this.context
    if (hotelId !== undefined) await this.hotelOf(hotelId)
    const rows = await onOffer(db, {
      kind: 'hotel',
      by: hotelId === undefined ? offerers.platform : offerers.platformAnd(hotelId),
      customerId: customer?.id ?? null,
      now: clock.now(),
      slice: { limit: couponsShown },
    })
    const isMember = customer?.isMember ?? false
    return { items: rows.map((row) => offeredView(row, { isMember, received: Number(row.received) }, language)) }
  }

  private async hotelOf(id: string) {
    const hotel = await findHotel(this.context.db, id)
    if (!hotel) throw new Failure('storeNotFound')
    return hotel
  }
}
