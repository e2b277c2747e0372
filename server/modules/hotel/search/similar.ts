import type { Request, Response } from '@contract/call'
import type { hotelSimilar } from '@contract/calls/hotel-search'
import type { HotelSummary } from '@contract/entities/hotel'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { checkAsked } from '../ask'
import { alike } from '../not-hosted/queries'
import { cheapestOffers } from '../price/queries/offers'
import { hotelCard } from '../rooms/hotel-view'
import { findHotel } from '../rooms/queries'
import { fromSums } from '../rooms/view'

/** Number of similar hotels on a hotel's page. */
const shown = 6

/** The nearest hotels like another one with something free for a stay. @throws Failure `storeNotFound`, and why no stay can be asked for */
export async function similarHotels(
  { db, clock }: Context,
  { customer, language }: Caller,
  request: Request<typeof hotelSimilar>,
): Promise<Response<typeof hotelSimilar>> {
  const hotel = await findHotel(db, request.hotelId)
  if (!hotel) throw new Failure('storeNotFound')
  const now = clock.now()
  const asked = { ...checkAsked(request, hotel, now), now }
  const isMember = customer?.isMember ?? false
  const near = await alike(db, hotel.id)
  if (near.length === 0) return { items: [] }
  const byId = await cheapestOffers(db, asked, { isMember, storeIds: near })
  const free = near.filter((id) => byId.has(id)).slice(0, shown)
  const hotels = await Promise.all(free.map((id) => findHotel(db, id)))
  const items = hotels.flatMap((each): HotelSummary[] => {
    const sums = each && byId.get(each.id)
    if (!each || !sums) return []
    const from = fromSums(sums, asked.rooms * asked.nights.length, isMember)
    return [hotelCard(each, { language, near: hotel, from })]
  })
  return { items }
}
