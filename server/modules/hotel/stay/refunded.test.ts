import { randomUUID } from 'node:crypto'
import { merchantCheckIn } from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { rowsOf, wrongNights } from '../../../../tests/load/faults/queries'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { apply, decide } from '../../../testing/refunds'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

it('should be on sale again: the nights of a stay that is refunded after the guest has checked in', async () => {
  const owner = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
  const roomId = await hotels.room(hotelId)
  const rateId = await hotels.rate(roomId)
  const ann = await world.make.customer({ balance: 5_000_00 })
  const orderId = await aStay(ann, { rateId, checkIn: hotels.day(0), checkOut: hotels.day(3) })
  await world.hours(4)
  await owner.call(merchantCheckIn, { orderId, idempotencyKey: randomUUID() })
  const { id } = await apply(ann, orderId)
  await decide(world, orderId, id, 'agreeRefund')
  expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00)
  const sold = (await hotels.stock(roomId, hotels.day(0), 3)).map((night) => night.sold)
  expect(sold).toEqual([0, 0, 0])
  expect(await rowsOf(world.app.context.db, wrongNights)).toEqual([])
})
