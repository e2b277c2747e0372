import type { Request, Response } from '@contract/call'
import type { hotelDetail, hotelRooms } from '@contract/calls/hotel'
import type { FromPrice, HotelDetail } from '@contract/entities/hotel'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { offsetsAround } from '../../../local-time'
import { areaName } from '../../address/areas'
import type { FootprintService } from '../../favorites/footprints/service'
import type { FavoriteService } from '../../favorites/service'
import { checkAsked, checkAskedHours, type StayAsked } from '../ask'
import { clockText, hotelDay, lastNight } from '../days'
import { stayCoupons } from '../price/after-coupons'
import { hourOffer } from '../price/hours'
import { type Offer, offerOf } from '../price/offer'
import { freeStarts } from '../price/queries/hours'
import { isByHour } from '../ways'
import * as queries from './queries'
import { hotelPart } from './hotel-view'
import { type RateViewer, rateView, roomOfferView, roomTypeView, stayPrice } from './view'

/** A hotel's page, and its rooms with their rates for a stay. */
export class RoomService {
  constructor(
    private readonly context: Context,
    private readonly favorites: FavoriteService,
    private readonly footprints: FootprintService,
  ) {}

  /** @throws Failure `storeNotFound`, and why no stay can be asked for */
  async detail(caller: Caller, request: Request<typeof hotelDetail>): Promise<HotelDetail> {
    const { db, clock } = this.context
    const { language } = caller
    const hotel = await this.hotelOf(request.hotelId)
    this.footprints.note(caller, 'store', hotel.id)
    const now = clock.now()
    const asked = checkAsked(request, hotel, now)
    const [facilities, offers, collected, looking] = await Promise.all([
      queries.facilitiesByKey(db),
      this.offers(hotel.id, asked),
      this.favorites.has(caller, 'store', hotel.id),
      this.looking(caller, hotel.id),
    ])
    const from = cheapest(offers, { checkIn: asked.checkIn, hotelId: hotel.id }, looking)
    return {
      ...hotelPart(hotel, { facilities, language, near: request.near, from }),
      collected,
      city: areaName(hotel.city_code, language).name,
      utcOffset: offsetsAround(hotel.time_zone, now),
      today: hotelDay(hotel.time_zone, now),
      lastNight: lastNight(hotel.time_zone, now),
      checkInFrom: clockText(hotel.check_in_from),
      checkOutBy: clockText(hotel.check_out_by),
    }
  }

  /** @throws Failure `storeNotFound`, and why no stay can be asked for */
  async rooms(caller: Caller, request: Request<typeof hotelRooms>): Promise<Response<typeof hotelRooms>> {
    const { db } = this.context
    const hotel = await this.hotelOf(request.hotelId)
    const looking = await this.looking(caller, hotel.id)
    const byHour = request.kind === 'hourly'
    const asked = byHour ? checkAskedHours(request, hotel, looking.now) : checkAsked(request, hotel, looking.now)
    const [facilities, offers] = await Promise.all([
      queries.facilitiesByKey(db),
      byHour ? this.hours(hotel.id, asked) : this.offers(hotel.id, asked),
    ])
    const rooms = [...new Map(offers.map(({ room }) => [room.id, room])).values()]
    const from = cheapest(offers, { checkIn: asked.checkIn, hotelId: hotel.id }, looking)
    return {
      checkIn: asked.checkIn,
      checkOut: asked.checkOut,
      nights: asked.nights.length,
      today: asked.today,
      isLastNight: asked.checkIn < asked.today,
      items: rooms.map((room) =>
        roomOfferView(
          roomTypeView(room, facilities, caller.language),
          offers.filter((offer) => offer.room === room).map((offer) => rateView(hotel, asked.checkIn, offer, looking)),
        ),
      ),
      from,
      nearest: from || byHour ? [] : await queries.nearestNights(db, hotel.id, asked.today, asked.rooms, nearestShown),
    }
  }

  private async hotelOf(id: string): Promise<queries.HotelRow> {
    const hotel = await queries.findHotel(this.context.db, id)
    if (!hotel) throw new Failure('storeNotFound')
    return hotel
  }

  /** Every rate by the night of a hotel for a stay. */
  private async offers(storeId: string, asked: StayAsked): Promise<Offer[]> {
    const { db } = this.context
    const rooms = await queries.roomTypes(db, storeId)
    const ids = rooms.map(({ id }) => id)
    const [rates, nights] = await Promise.all([
      queries.ratesOf(db, ids),
      queries.nightsBetween(db, ids, asked.checkIn, asked.checkOut),
    ])
    const special = rates.filter((rate) => rate.special).map(({ id }) => id)
    const specials = await queries.specialNights(db, special, asked.checkIn, asked.checkOut)
    return rooms.flatMap((room) =>
      rates
        .filter(({ room_type_id, ...rate }) => room_type_id === room.id && !isByHour(rate))
        .map((rate) => offerOf(room, rate, asked, { nights, specials })),
    )
  }

  /** Every rate by the hour of a hotel on a day. */
  private async hours(storeId: string, asked: StayAsked): Promise<Offer[]> {
    const { db, clock } = this.context
    const rooms = await queries.roomTypes(db, storeId)
    const all = await queries.ratesOf(
      db,
      rooms.map(({ id }) => id),
    )
    const rates = all.filter(isByHour)
    const ids = rates.map(({ id }) => id)
    const free = await freeStarts(db, ids, { day: asked.checkIn, now: clock.now() })
    return rates.flatMap((rate) => {
      const room = rooms.find(({ id }) => id === rate.room_type_id)
      return room
        ? [
            hourOffer(
              room,
              rate,
              asked,
              free.filter(({ rate_id }) => rate_id === rate.id),
            ),
          ]
        : []
    })
  }

  private async looking(caller: Caller, hotelId: string): Promise<RateViewer> {
    const coupons = await stayCoupons(this.context, caller, [hotelId])
    const { isMember, now } = coupons
    return { language: caller.language, isMember, now, coupons }
  }
}

/** Number of named free nights when the requested ones are full. */
const nearestShown = 3

/** The cheapest offer that can be booked, as a price; by the same order as the SQL of offers. */
function cheapest(
  offers: readonly Offer[],
  stay: { readonly checkIn: string; readonly hotelId: string },
  looking: RateViewer,
): FromPrice | null {
  const [first] = offers
    .filter(({ refusal }) => refusal === null)
    .map((offer) => ({ price: stayPrice(offer, stay, looking), id: offer.rate.id }))
    .sort((one, other) => one.price.total - other.price.total || (one.id < other.id ? -1 : 1))
  return first?.price ?? null
}
