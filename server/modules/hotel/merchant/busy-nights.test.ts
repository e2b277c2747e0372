import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hotelCancel, hotelCancelQuote, hotelConfirm } from '@contract/calls/hotel'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { merchantSaveRooms } from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { RefusedCall, type TestCaller } from '../../../testing/caller'
import { type TestDatabase, testDatabase } from '../../../testing/database'
import { HotelFactory, payStay, submitStay } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let database: TestDatabase
let world: World
let hotels: HotelFactory
const repeated: unknown[] = []
beforeAll(async () => {
  database = await testDatabase(undefined, { onRepeat: (error) => repeated.push(error) })
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' }, undefined, 0, { database })
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const guests = 10
const saves = 20

/** A hotel with sixty nights whose ids are in no order of their days. */
async function aBusyHotel() {
  const owner = await world.make.customer()
  const hotelId = await hotels.hotel({ most_nights: 30 }, { merchant_id: owner.id })
  const roomTypeId = await hotels.room(hotelId, { allotment: guests * 2 }, { nights: 63 })
  await sql`update room_nights set id = gen_random_uuid()`.execute(world.app.context.db)
  return { owner, roomTypeId, rateId: await hotels.rate(roomTypeId) }
}

/** Books two weeks, pays them, moves them by some days and cancels them; a refusal by name ends it. */
async function stayed(ann: TestCaller, rateId: string, from: number): Promise<void> {
  const quote = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(from), checkOut: hotels.day(from + 14) })
  const { orderId } = await submitStay(ann, quote.id)
  await payStay(ann, orderId)
  const moved = { checkIn: hotels.day(from + 3), checkOut: hotels.day(from + 16) }
  const { quoteId } = await ann.call(hotelChangeQuote, { orderId, ...moved })
  await ann.call(hotelChange, { quoteId, ...key() })
  const { back } = await ann.call(hotelCancelQuote, { orderId })
  await ann.call(hotelCancel, { orderId, back, reason: 'My plans changed', ...key() })
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof RefusedCall ? (error.failure ?? error.status) : error),
  )

it('should be booked, paid, changed and cancelled while their hotel saves them, and no two wait for each other', async () => {
  const { owner, roomTypeId, rateId } = await aBusyHotel()
  const callers = await Promise.all(Array.from({ length: guests }, () => world.make.customer({ balance: 100_000_00 })))
  const span = { roomTypeId, from: hotels.day(5), until: hotels.day(60) }
  const save = async () => {
    for (let count = 0; count < saves / 2; count += 1) await owner.call(merchantSaveRooms, { ...span, leastNights: 1 })
  }
  const answers = await Promise.all([
    ...callers.map((ann, index) => refusalOf(stayed(ann, rateId, 5 + index))),
    ...[save(), save()].map(refusalOf),
  ])
  expect(answers).toEqual(answers.map(() => 'done'))
  expect(repeated).toEqual([])
  expect(await hotels.stock(roomTypeId, hotels.day(5), 55)).toEqual(Array(55).fill({ held: 0, sold: 0 }))
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
})
