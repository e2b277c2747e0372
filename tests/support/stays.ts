import { hotelDetail, hotelOrderDetail, hotelOrders, hotelRooms } from '@contract/calls/hotel'
import { hotelHome, hotelSearch } from '@contract/calls/hotel-search'
import type { StayDetail } from '@contract/entities/stay-order'
import { addDays } from '../../server/modules/hotel/days'
import type { TestCaller } from '../../server/testing/caller'
import type { Person } from './person'
import { stayWords } from './stay-words'
import { payFromBalance } from './steps'

/** The guest of the journeys. */
export const guestNames = { en: 'Ann Wu', zh: '吴安' } as const

/** Payment type of a stay in the journeys. */
type Way = 'prepaid' | 'payAtHotel'

/** A bookable rate of a room for two days, by its names on the screens. */
export interface FreeRoom {
  readonly hotel: { readonly id: string; readonly name: string }
  readonly room: string
  readonly rate: string
  readonly way: Way
  readonly checkIn: string
  readonly checkOut: string
}

/** Two nights from the first Monday that is at least ten days ahead: the prices of the demo's rooms depend on the weekday. */
function twoNightsAfter(today: string): { checkIn: string; checkOut: string } {
  const soonest = addDays(today, 10)
  const checkIn = addDays(soonest, (8 - new Date(soonest).getUTCDay()) % 7)
  return { checkIn, checkOut: addDays(checkIn, 2) }
}

/** A room of the demo for two nights: its hotel confirms by itself, and it can be cancelled free. */
export async function aFreeRoom(caller: TestCaller, way: Way): Promise<FreeRoom> {
  const { today } = await caller.call(hotelHome, {})
  const dates = twoNightsAfter(today)
  for (const { id: hotelId } of (await caller.call(hotelSearch, dates)).items) {
    const { name, confirmsByHand } = await caller.call(hotelDetail, { hotelId })
    if (confirmsByHand) continue
    for (const { name: room, rates } of (await caller.call(hotelRooms, { hotelId, ...dates })).items) {
      const rate = rates.find((each) => each.way === way && !each.refusal && each.freeUntil && !each.guaranteed)
      if (rate) return { hotel: { id: hotelId, name }, room, rate: rate.name, way, ...dates }
    }
  }
  throw new Error('The demo has no room that the journeys can book')
}

/** A room of one hotel for two nights that is paid now and can be cancelled free. */
export async function aFreeRoomOf(caller: TestCaller, hotelId: string): Promise<FreeRoom> {
  const { name, today } = await caller.call(hotelDetail, { hotelId })
  const dates = twoNightsAfter(today)
  for (const { name: room, rates } of (await caller.call(hotelRooms, { hotelId, ...dates })).items) {
    const rate = rates.find((each) => each.way === 'prepaid' && !each.refusal && each.freeUntil)
    if (rate) return { hotel: { id: hotelId, name }, room, rate: rate.name, way: 'prepaid', ...dates }
  }
  throw new Error(`The hotel ${name} has no room that the journeys can book`)
}

/** The newest stay of a person. */
export async function lastStay({ caller }: Person): Promise<StayDetail> {
  const [newest] = (await caller.call(hotelOrders, {})).items
  return caller.call(hotelOrderDetail, { orderId: newest?.id ?? '' })
}

/** Chooses days in the calendar of a hotel. */
export async function chooseDays(ann: Person, checkIn: string, checkOut: string): Promise<void> {
  const say = stayWords.stays[ann.language]
  await ann.tap(say.dates)
  for (const day of [checkIn, checkOut]) await ann.dialog.getByRole('button', { name: say.day(new Date(day)) }).click()
  await ann.dialog.getByRole('button', { name: say.done }).click()
}

/** Chooses the days in the hotel's calendar and the room, and names its guest, up to the button that books it. */
export async function fillBooking(ann: Person, free: FreeRoom, guest: string): Promise<void> {
  const say = stayWords.stays[ann.language]
  await chooseDays(ann, free.checkIn, free.checkOut)
  // The rooms of the days before have the same buttons.
  await ann.settled()
  await ann.tap(say.take(free.room, free.rate) + say.ways[free.way])
  await ann.isAt(say.confirm)
  await ann.fill(say.guest, guest)
  await ann.screen.getByRole('checkbox', { name: say.agree }).click()
  // The account's phone comes by itself.
  await ann.settled()
}

/** Books the room for a guest, up to what follows a booking. */
export async function bookRoom(ann: Person, free: FreeRoom, guest: string): Promise<void> {
  await fillBooking(ann, free, guest)
  await ann.tap(stayWords.stays[ann.language].book)
}

/** Books and pays a room, up to its booking on the screen. */
export async function bookAndPay(ann: Person, free: FreeRoom): Promise<StayDetail> {
  const say = stayWords.stays[ann.language]
  await bookRoom(ann, free, guestNames[ann.language])
  await payFromBalance(ann)
  await ann.sees(ann.words.paid)
  await ann.tap(ann.words.viewOrder)
  await ann.isAt(say.confirmed)
  return lastStay(ann)
}

/** The room type of a free room. */
export async function roomTypeOf({ caller }: Person, { hotel, room, checkIn, checkOut }: FreeRoom): Promise<string> {
  const { items } = await caller.call(hotelRooms, { hotelId: hotel.id, checkIn, checkOut })
  return items.find(({ name }) => name === room)?.id ?? ''
}
