import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { hotelConfirm, hotelSubmit } from '@contract/calls/hotel'
import { paymentBalancePay } from '@contract/calls/payment'
import type { RequestInput } from '@contract/call'
import type { Picture } from '@contract/entities/common'
import type { HotelTable, RateTable, RoomNightTable, RoomTypeTable, StoreTable } from '../database/schema'
import type { Clock } from '../clock'
import { addDays, hotelDay } from '../modules/hotel/days'
import type { TestCaller } from './caller'
import type { World } from './world'

const json = (value: unknown) => JSON.stringify(value)
const both = (text: string) => json({ en: text, zh: `${text}中` })
const picture: Picture = { path: '/pictures/0000000000000000', colour: '#FFDFA8' }

/** Free until 18:00 of the day before arrival, then the first night until 18:00 of the day of arrival, then all. */
export const freeUntilTheDayBefore = [
  { daysBefore: 1, clock: '18:00', kept: 'none' },
  { daysBefore: 0, clock: '18:00', kept: 'firstNight' },
] as const

const timeZone = 'Asia/Shanghai'

/** Inserts hotels, rooms and their prerequisites directly into the database. Prices are in fen. */
export class HotelFactory {
  constructor(private readonly world: Pick<World, 'app' | 'make'> & { readonly clock: Clock }) {}

  private get db() {
    return this.world.app.context.db
  }

  /** Today by the hotels' clock. */
  today(zone = timeZone): string {
    return hotelDay(zone, this.world.clock.now())
  }

  /** The day `days` days from today. */
  day(days: number, zone = timeZone): string {
    return addDays(this.today(zone), days)
  }

  /** A hotel of four stars that confirms by itself. */
  async hotel(
    over: Partial<Insertable<HotelTable>> = {},
    store: Partial<Insertable<StoreTable>> = {},
  ): Promise<string> {
    const id = await this.world.make.store({
      ...{ business: 'hotel', name: both('Qihu Lakeside Inn'), minimum_order: 0, time_zone: timeZone },
      ...store,
    })
    await this.db
      .insertInto('hotels')
      .values({
        store_id: id,
        ...{ kind: 'hotel', stars: 4, city_code: '440300', area_key: null, brand_key: null, opened_year: 2019 },
        ...over,
      })
      .execute()
    return id
  }

  /** A room type at 268.00 with three rooms, open for thirty nights from yesterday on. */
  async room(
    storeId: string,
    over: Partial<Insertable<RoomTypeTable>> = {},
    { nights = 30, ...night }: Partial<Insertable<RoomNightTable>> & { nights?: number } = {},
  ): Promise<string> {
    const id = over.id ?? uuid()
    const row = {
      ...{ id, store_id: storeId, name: both('Lake-view king'), pictures: json([picture]), bed: 'king' },
      ...{ summary: both('28 m², king bed'), included_adults: 2, most_adults: 3, most_guests: 4 },
      ...{
        extra_adult_price: 8000,
        child_prices: json([
          { until: 6, price: 0 },
          { until: 12, price: 4000 },
        ]),
      },
      ...{ extra_beds: 1, extra_bed_price: 6000, base_price: 26_800, weekend_price: 26_800, allotment: 3, position: 0 },
      ...over,
    }
    await this.db.insertInto('room_types').values(row).execute()
    const { time_zone: zone } = await this.db
      .selectFrom('stores')
      .select('time_zone')
      .where('id', '=', storeId)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: nights }, (_, index) => ({
      ...{ id: uuid(), room_type_id: id, night: this.day(index - 1, zone) },
      ...{ allotment: row.allotment, price: row.base_price, ...night },
    }))
    await this.db.insertInto('room_nights').values(rows).execute()
    return id
  }

  /** A prepaid rate without breakfast that can be cancelled free until the day before. */
  async rate(roomTypeId: string, over: Partial<Insertable<RateTable>> = {}): Promise<string> {
    const id = over.id ?? uuid()
    await this.db
      .insertInto('rates')
      .values({
        ...{ id, room_type_id: roomTypeId, way: 'prepaid', list_percent: null, breakfast_price: null },
        ...{ member_percent: 90, cancel_steps: json(freeUntilTheDayBefore), most_nights: null, position: 0 },
        ...{ hours: null, hour_price: null, hours_from: null, hours_until: null },
        ...over,
      })
      .execute()
    return id
  }

  /** A hotel with one room type and one rate. */
  async simple(rate: Partial<Insertable<RateTable>> = {}, room: Partial<Insertable<RoomTypeTable>> = {}) {
    const hotelId = await this.hotel()
    const roomId = await this.room(hotelId, room)
    return { hotelId, roomId, rateId: await this.rate(roomId, rate) }
  }

  /** A hotel with rooms at 99.00 for four hours between 10:00 and 20:00, cleaned for half an hour. */
  async hourly(
    { count = 1, ...hotel }: Partial<Insertable<HotelTable>> & { count?: number } = {},
    store: Partial<Insertable<StoreTable>> = {},
  ) {
    const hotelId = await this.hotel({ hourly: true, ...hotel }, store)
    const roomId = await this.room(hotelId)
    const numbers = Array.from({ length: count }, (_, index) => String(201 + index))
    await this.db
      .insertInto('hotel_rooms')
      .values(numbers.map((number) => ({ id: uuid(), room_type_id: roomId, number })))
      .execute()
    const hours = { way: 'hourly', hours: 4, hour_price: 9_900, hours_from: '10:00', hours_until: '20:00' } as const
    const rateId = await this.rate(roomId, { ...hours, member_percent: null })
    return { hotelId, roomId, rateId }
  }

  /** Held and sold rooms of each night of a room type, from a day on. */
  async stock(roomTypeId: string, from: string, nights: number): Promise<{ held: number; sold: number }[]> {
    return this.db
      .selectFrom('room_nights')
      .select(['held', 'sold'])
      .where('room_type_id', '=', roomTypeId)
      .where('night', '>=', from)
      .where('night', '<', addDays(from, nights))
      .orderBy('night')
      .execute()
  }
}

/** Contact of a test stay. */
export const stayContact = { name: 'Lin', gender: 1, phone: '13807556209' } as const

/** Books the stay of a quote; a name for each room. */
export const submitStay = (
  ann: TestCaller,
  quoteId: string,
  over: Partial<Omit<RequestInput<typeof hotelSubmit>, 'quoteId' | 'idempotencyKey'>> & { rooms?: number } = {},
) => {
  const { rooms = 1, ...rest } = over
  const guests = Array.from({ length: rooms }, (_, index) => ({ name: `Mia Lin ${index + 1}` }))
  return ann.call(hotelSubmit, {
    ...{ quoteId, guests, contact: stayContact, agreed: true, ...rest },
    idempotencyKey: randomUUID(),
  })
}

/** Pays an order from the balance. */
export const payStay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })

/** A stay that is booked and paid, where anything is paid before. */
export async function aStay(ann: TestCaller, request: RequestInput<typeof hotelConfirm>): Promise<string> {
  const { id } = await ann.call(hotelConfirm, request)
  const { orderId, payBefore } = await submitStay(ann, id, { rooms: request.rooms ?? 1 })
  if (payBefore !== null) await payStay(ann, orderId)
  return orderId
}
