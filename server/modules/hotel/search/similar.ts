import type { Request, Response } from '@contract/call'
import type { hotelSimilar } from '@contract/calls/hotel-search'
import type { HotelSummary } from '@contract/entities/hotel'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { checkAsked } from '../ask'
import { alike } from '../not-hosted/queries'
import { stayCoupons } from '../price/after-coupons'
import { cheapestOffers } from '../price/queries/offers'
import { hotelCard } from '../rooms/hotel-view'
import { findHotel, findHotels } from '../rooms/queries'
import { fromSumsAfterCoupons } from '../rooms/view'

/** Number of similar hotels on a hotel's page. */
const shown = 6

/** The nearest hotels like another one with something free for a stay. @throws Failure `storeNotFound`, and why no stay can be asked for */
export async function similarHotels(
  context: Context,
  caller: Caller,
  request: Request<typeof hotelSimilar>,
): Promise<Response<typeof hotelSimilar>> {
  const { db, clock } = context
  const { customer, language } = caller
  const hotel = await findHotel(db, request.hotelId)
  if (!hotel) throw new Failure('storeNotFound')
  const now = clock.now()
  const asked = { ...checkAsked(request, hotel, now), now }
  const isMember = customer?.isMember ?? false
  const near = await alike(db, hotel.id)
  if (near.length === 0) return { items: [] }
  const [byId, coupons] = await Promise.all([
    cheapestOffers(db, asked, { isMember, storeIds: near }),
    stayCoupons(context, caller, near),
  ])
  const free = near.filter((id) => byId.has(id)).slice(0, shown)
  const hotels = await findHotels(db, free)
  const items = hotels.flatMap((each): HotelSummary[] => {
    const sums = byId.get(each.id)
    if (!sums) return []
    const stay = { hotelId: each.id, roomNights: asked.rooms * asked.nights.length }
    const from = fromSumsAfterCoupons(sums, stay, { isMember, coupons })
    return [hotelCard(each, { language, near: hotel, from })]
  })
  return { items }
}
