import { hotelDetail, hotelRooms } from '@contract/calls/hotel'
import { hotelHome, hotelSearch } from '@contract/calls/hotel-search'
import { formatClock } from '@contract/date'
import { addDays, hotelDay } from '../../server/modules/hotel/days'
import { addressOf } from '../support/examples'
import { beginning, people, type Person } from '../support/person'
import { fundAll } from '../support/shared-cart'
import { Stage } from '../support/stage'
import { stayWords } from '../support/stay-words'
import { aFreeRoom, bookAndPay, guestNames, lastStay, roomTypeOf } from '../support/stays'
import { payFromBalance } from '../support/steps'
import { languagesOf } from '../support/suite'
import { zoneAt } from '../support/zones'

// The test itself acts for hotels and guests.
const stage = new Stage({ DEMO_AUTOPILOT: 'off' })

/** Gives a room type five rooms for a night, at the price of a later one. */
async function freeNight(roomTypeId: string, night: string): Promise<void> {
  const { db } = stage
  const type = await db.selectFrom('room_types').selectAll().where('id', '=', roomTypeId).executeTakeFirstOrThrow()
  const row = { id: crypto.randomUUID(), room_type_id: roomTypeId, night, allotment: 5, price: type.base_price }
  await db
    .insertInto('room_nights')
    .values(row)
    .onConflict((oc) => oc.columns(['room_type_id', 'night']).doUpdateSet({ allotment: 100 }))
    .execute()
}

/** A hotel of the demo that lets rooms by the hour and confirms by itself, with a day on which its first room is free. */
async function anHourlyRoom({ caller }: Person) {
  const { today } = await caller.call(hotelHome, {})
  const dates = { checkIn: addDays(today, 3), checkOut: addDays(today, 4) }
  for (const { id: hotelId } of (await caller.call(hotelSearch, { kind: 'hourly', ...dates })).items) {
    const { name, confirmsByHand } = await caller.call(hotelDetail, { hotelId })
    if (confirmsByHand) continue
    for (const { name: room, rates } of (await caller.call(hotelRooms, { hotelId, ...dates, kind: 'hourly' })).items) {
      const rate = rates.find(({ refusal, starts }) => !refusal && starts.length > 2)
      if (rate) return { hotel: { id: hotelId, name }, room, rate, day: dates.checkIn }
    }
  }
  throw new Error('The demo has no room by the hour')
}

describe.each(languagesOf('en'))('in %s', (language) => {
  const say = stayWords.stays[language]

  it('should book last night after midnight, in words that say so', async () => {
    const ann = await stage.open({ phone: people.customer, language })
    await fundAll(stage.rows, [ann.caller])
    const { hotel, ...free } = await aFreeRoom(ann.caller, 'prepaid')
    const roomTypeId = await roomTypeOf(ann, { hotel, ...free })
    const zone = zoneAt(2)
    await stage.db.updateTable('stores').set({ time_zone: zone }).where('id', '=', hotel.id).execute()
    const today = hotelDay(zone, new Date())
    const night = addDays(today, -1)
    await freeNight(roomTypeId, night)
    await ann.goto(addressOf('hotel', { hotel: { id: hotel.id } }))
    await ann.tap(say.dates)
    await ann.dialog.getByText(say.stillLastNight).waitFor()
    for (const day of [night, today]) await ann.dialog.getByRole('button', { name: say.day(new Date(day)) }).click()
    await ann.dialog.getByRole('button', { name: say.done }).click()
    await ann.sees(say.bookingLastNight)
    const stay = await bookAndPay(ann, { hotel, ...free, checkIn: night, checkOut: today })
    expect(stay).toMatchObject({ checkIn: night, checkOut: today, nights: 1, state: 'confirmed' })
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it('should find a room by the hour, book it for the chosen hours and show them', async () => {
    const ann = await stage.open({ phone: people.customer, language })
    await fundAll(stage.rows, [ann.caller])
    const { hotel, room, rate, day } = await anHourlyRoom(ann)
    const [, , start = ''] = rate.starts
    await ann.goto(addressOf('hotels'))
    await ann.tapTab(say.hourly)
    await ann.tap(say.place)
    await ann.fill(say.searchFor, hotel.name)
    await ann.tap(beginning(hotel.name))
    await ann.tap(say.dates)
    await ann.dialog.getByRole('button', { name: say.day(new Date(day)) }).click()
    await ann.dialog.getByRole('button', { name: say.done }).click()
    await ann.settled()
    await ann.tap(say.take(room, rate.name))
    await ann.dialog.getByRole('radio', { name: start, exact: true }).first().click()
    await ann.dialog.getByRole('button', { name: say.take(room, rate.name), exact: true }).click()
    await ann.isAt(say.confirm)
    const until = `${String(Number(start.slice(0, 2)) + (rate.hours ?? 0)).padStart(2, '0')}${start.slice(2)}`
    await ann.sees(say.fromTo(start, until))
    await ann.fill(say.guest, guestNames[language])
    await ann.screen.getByRole('checkbox', { name: say.agree }).click()
    await ann.settled()
    await ann.tap(say.book)
    await payFromBalance(ann)
    await ann.sees(ann.words.paid)
    await ann.tap(ann.words.viewOrder)
    await ann.isAt(say.confirmed)
    for (const time of [start, until]) await ann.screen.getByText(time, { exact: true }).first().waitFor()
    await ann.sees(rate.name)
    const { checkIn, checkInAt, checkOutAt, utcOffset, nights, way } = await lastStay(ann)
    expect({ checkIn, nights, way }).toEqual({ checkIn: day, nights: 0, way: 'hourly' })
    expect([checkInAt, checkOutAt].map((at) => formatClock(new Date(at), utcOffset))).toEqual([start, until])
    expect(ann.faults).toEqual([])
    await ann.close()
  })
})
