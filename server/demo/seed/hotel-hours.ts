import type { Insertable, Transaction } from 'kysely'
import type { Database, RateTable } from '../../database/schema'
import type { DemoHotel, DemoRoom } from '../hotel'
import { demoId } from './ids'
import { insertAll } from './queries'

/** Hours of a room rental, its price in percent of a night's, and the hours of the day between which it is offered. */
const offers = [
  { hours: 3, percent: 32, from: '09:00', until: '21:00' },
  { hours: 4, percent: 40, from: '09:00', until: '21:00' },
] as const
/** Number of rooms per hotel that are offered by the hour. */
const roomCount = 3

/** Free until the hours can begin, half until noon, then all. */
const steps = JSON.stringify([
  { daysBefore: 0, clock: '09:00', kept: 'none' },
  { daysBefore: 0, clock: '12:00', kept: 'share', percent: 50 },
])

function rates(hotel: DemoHotel, room: DemoRoom, roomId: string): Insertable<RateTable>[] {
  return offers.map(({ hours, percent, from, until }, index) => ({
    ...{ id: demoId('rate', hotel.key, room.key, `hours-${hours}`), room_type_id: roomId, way: 'hourly' },
    ...{ list_percent: null, breakfast_price: null, member_percent: null, most_nights: null, cancel_steps: steps },
    ...{ hours, hour_price: Math.round((room.price * percent) / 100) * 100, hours_from: from, hours_until: until },
    position: 10 + index,
  }))
}

/** Inserts the single rooms that demo hotels let by the hour, with their rates. */
export async function seedHours(
  tx: Transaction<Database>,
  all: readonly DemoHotel[],
  idOf: (hotel: DemoHotel, room: DemoRoom) => string,
): Promise<void> {
  const rented = all
    .filter(({ hourly }) => hourly)
    .flatMap((hotel) => hotel.rooms.slice(0, 1).map((room) => ({ hotel, room })))
  const single = rented.flatMap(({ hotel, room }) =>
    Array.from({ length: roomCount }, (_, index) => ({
      ...{ id: demoId('hotelRoom', hotel.key, String(index)), room_type_id: idOf(hotel, room) },
      number: String(201 + index),
    })),
  )
  await insertAll(tx, 'hotel_rooms', single)
  await insertAll(
    tx,
    'rates',
    rented.flatMap(({ hotel, room }) => rates(hotel, room, idOf(hotel, room))),
  )
}
