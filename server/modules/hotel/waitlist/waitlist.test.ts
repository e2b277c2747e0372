import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelConfirm, hotelOrderDetail, hotelRooms } from '@contract/calls/hotel'
import { merchantSaveRooms } from '@contract/calls/merchant'
import { waitlistJoinStay, waitlistLeave, waitlistList } from '@contract/calls/waitlist'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { aStay, HotelFactory, payStay, submitStay } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await everyNightIsAccountedFor()
})

const key = () => ({ idempotencyKey: randomUUID() })
const dates = (from: number, until: number) => ({ checkIn: hotels.day(from), checkOut: hotels.day(until) })
const guest = () => world.make.customer({ balance: 5_000_00 })
const soon = () => world.hours(0.001)
const join = (caller: TestCaller, rateId: string, from: number, until: number, rooms = 1) =>
  caller.call(waitlistJoinStay, { rateId, ...dates(from, until), rooms, adults: rooms, ...key() })

async function cancel(ann: TestCaller, orderId: string): Promise<void> {
  const { total } = await ann.call(hotelOrderDetail, { orderId })
  await ann.call(hotelCancel, { orderId, back: total, reason: 'My plans changed', ...key() })
}

async function offerOf(caller: TestCaller) {
  const { items } = await caller.call(waitlistList, {})
  return items[0]?.offer ?? null
}

/** Whether a caller is refused the nights that are held for others. */
const isFull = (caller: TestCaller, rateId: string, from: number, until: number) =>
  caller.refusal(hotelConfirm, { rateId, ...dates(from, until), rooms: 1, adults: 1 })

/**
 * Checks that the held rooms of each night are held by unpaid stays, by changes or for the waitlist, and never exceed
 * the allotment.
 */
async function everyNightIsAccountedFor(): Promise<void> {
  const { db } = world.app.context
  const nights = await db
    .selectFrom('room_nights')
    .select(['room_type_id', 'night', 'allotment', 'held', 'sold'])
    .execute()
  const holds = await db.selectFrom('night_holds').selectAll().where('ended_at', 'is', null).execute()
  for (const { room_type_id, night, allotment, held, sold } of nights) {
    const kept = holds.filter(
      (each) => each.room_type_id === room_type_id && each.check_in <= night && night < each.check_out,
    )
    expect(held).toBe(kept.reduce((sum, { rooms }) => sum + rooms, 0))
    expect(held + sold).toBeLessThanOrEqual(allotment)
  }
}

describe('the waitlist of nights', () => {
  it('should hold what is freed for the first whose whole stay fits, ten minutes each', async () => {
    const { hotelId, roomId, rateId } = await hotels.simple({}, { allotment: 1 })
    const [ann, ben, cleo, dan] = [await guest(), await guest(), await guest(), await guest()]
    const [one, two] = [await aStay(ann, { rateId, ...dates(3, 5) }), await aStay(ann, { rateId, ...dates(5, 7) })]
    const entry = await join(ben, rateId, 4, 6)
    expect(entry).toMatchObject({
      kind: 'hotel',
      ahead: 0,
      stay: { rateId, ...dates(4, 6), roomName: 'Lake-view king' },
    })
    expect(await join(cleo, rateId, 3, 5)).toMatchObject({ ahead: 1, offer: null })
    expect(await ben.refusal(waitlistJoinStay, { rateId, ...dates(4, 6), rooms: 1, adults: 1, ...key() })).toBe(
      'alreadyWaiting',
    )
    await cancel(ann, one)
    expect(await isFull(dan, rateId, 3, 5)).toBe('nightFull')
    await soon()
    expect(await offerOf(ben)).toBeNull()
    expect(await offerOf(cleo)).toMatchObject({ itemId: rateId, name: 'Lake-view king' })
    expect(await hotels.stock(roomId, hotels.day(3), 2)).toEqual(Array(2).fill({ held: 1, sold: 0 }))
    const { items } = await dan.call(hotelRooms, { hotelId, ...dates(3, 5), rooms: 1, adults: 1 })
    expect(items[0]?.rates[0]?.refusal).toMatchObject({ failure: 'nightFull' })
    await cancel(ann, two)
    await world.hours(0.2)
    expect(await cleo.call(waitlistList, {})).toMatchObject({ items: [] })
    expect(await offerOf(ben)).not.toBeNull()
    expect(await isFull(dan, rateId, 4, 5)).toBe('nightFull')
    expect(await isFull(dan, rateId, 3, 4)).toBeUndefined()
    const request = { rateId, ...dates(4, 6), rooms: 1, adults: 1, waitlistId: entry.id }
    expect(await dan.refusal(hotelConfirm, request)).toBe('waitlistEntryNotFound')
    expect(await ben.refusal(hotelConfirm, { ...request, ...dates(4, 7) })).toBe('waitlistOver')
    const { id } = await ben.call(hotelConfirm, request)
    const { orderId } = await submitStay(ben, id)
    await payStay(ben, orderId)
    expect(await ben.call(waitlistList, {})).toMatchObject({ items: [] })
    expect(await hotels.stock(roomId, hotels.day(3), 4)).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 1 },
      { held: 0, sold: 1 },
      { held: 0, sold: 0 },
    ])
    expect(await ben.refusal(hotelConfirm, request)).toBe('waitlistOver')
  })

  it('should let nobody else have a freed night, however many try while it is freed', async () => {
    const { roomId, rateId } = await hotels.simple({}, { allotment: 1 })
    const [ann, ben] = [await guest(), await guest()]
    const orderId = await aStay(ann, { rateId, ...dates(3, 4) })
    await join(ben, rateId, 3, 4)
    const others = await Promise.all(Array.from({ length: 6 }, guest))
    const tries = others.map(async (other) => {
      for (let attempt = 0; attempt < 4; attempt += 1)
        if ((await isFull(other, rateId, 3, 4)) !== 'nightFull') return 'got it'
      return 'full'
    })
    const freeing = cancel(ann, orderId).then(soon)
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['full']))
    await freeing
    expect(await offerOf(ben)).not.toBeNull()
    expect(await hotels.stock(roomId, hotels.day(3), 1)).toEqual([{ held: 1, sold: 0 }])
  })

  it('should pass on what is held when its customer leaves or does not book in time, then sell it', async () => {
    const { roomId, rateId } = await hotels.simple({}, { allotment: 1 })
    const [ann, ben, cleo, dan] = [await guest(), await guest(), await guest(), await guest()]
    const orderId = await aStay(ann, { rateId, ...dates(3, 4) })
    const { id: waitlistId } = await join(ben, rateId, 3, 4)
    const second = await join(cleo, rateId, 3, 4)
    await cancel(ann, orderId)
    await soon()
    await ben.call(waitlistLeave, { waitlistId })
    expect(await offerOf(cleo)).not.toBeNull()
    const request = { rateId, ...dates(3, 4), rooms: 1, adults: 1 }
    const { id } = await cleo.call(hotelConfirm, { ...request, waitlistId: second.id })
    await world.hours(0.2)
    await expect(submitStay(cleo, id)).rejects.toMatchObject({ failure: 'waitlistOver' })
    expect(await hotels.stock(roomId, hotels.day(3), 1)).toEqual([{ held: 0, sold: 0 }])
    await aStay(dan, request)
  })

  it('should hold all rooms of a stay or none, and ask the line when a hotel opens more rooms', async () => {
    const owner = await world.make.customer()
    const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
    const roomId = await hotels.room(hotelId, { allotment: 2 })
    const rateId = await hotels.rate(roomId)
    const [ann, ben] = [await guest(), await guest()]
    const orderId = await aStay(ann, { rateId, ...dates(3, 4) })
    await aStay(ann, { rateId, ...dates(3, 4) })
    await join(ben, rateId, 3, 4, 2)
    await cancel(ann, orderId)
    await soon()
    expect(await offerOf(ben)).toBeNull()
    expect(await hotels.stock(roomId, hotels.day(3), 1)).toEqual([{ held: 0, sold: 1 }])
    const night = { from: hotels.day(3), until: hotels.day(3), weekdays: [1, 2, 3, 4, 5, 6, 7] }
    await owner.call(merchantSaveRooms, { roomTypeId: roomId, ...night, allotment: 3 })
    await soon()
    expect(await offerOf(ben)).not.toBeNull()
    expect(await hotels.stock(roomId, hotels.day(3), 1)).toEqual([{ held: 2, sold: 1 }])
  })

  it('should name what cannot be waited for', async () => {
    const { rateId } = await hotels.simple({}, { allotment: 1 })
    const hourly = await hotels.hourly()
    const ann = await guest()
    const refusal = (wish: object) =>
      ann.refusal(waitlistJoinStay, { rateId, ...dates(3, 4), rooms: 1, adults: 1, ...key(), ...wish })
    expect(await refusal({})).toBe('stayIsFree')
    expect(await refusal({ rateId: hourly.rateId })).toBe('rateNotFound')
    expect(await refusal(dates(4, 3))).toBe('stayDatesWrong')
    expect(await refusal(dates(-3, 1))).toBe('stayInPast')
    expect(await refusal({ adults: 9 })).toBe('tooManyGuests')
  })
})
