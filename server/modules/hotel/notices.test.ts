import { randomUUID } from 'node:crypto'
import { merchantCannotHost, merchantSeat } from '@contract/calls/merchant'
import { aStay, HotelFactory } from '../../testing/hotel'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** Topics of the notices about an order. */
async function topicsOf(orderId: string): Promise<string[]> {
  const rows = world.app.context.db.selectFrom('notices').select('topic').where('target_id', '=', orderId)
  return (await rows.execute()).map(({ topic }) => topic)
}

it('should notify guests who did not come that their stay is over, and not that the hotel cancelled it', async () => {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const { rateId } = await hotels.simple()
  const orderId = await aStay(ann, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
  await world.hours(24 * 3)
  expect(await topicsOf(orderId)).toContain('stayMissed')
})

it('should notify guests who are turned away of what they get instead', async () => {
  const owner = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
  const rateId = await hotels.rate(await hotels.room(hotelId))
  const ann = await world.make.customer({ balance: 1_000_00 })
  const orderId = await aStay(ann, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
  await owner.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
  expect(await topicsOf(orderId)).toContain('stayNotHosted')
  expect(await topicsOf(orderId)).not.toContain('stayCancelled')
})

it('should notify a party that its table was released, or that it was marked as a no-show', async () => {
  const [late, marked] = [await aRestaurant(world), await aRestaurant(world)]
  const owner = await world.make.customer()
  await world.make.changeStore(marked.storeId, { merchant_id: owner.id })
  const [ann, ben] = [await world.make.customer(), await world.make.customer()]
  const released = await book(ann, wishOf(late, 2, timeIn(world, 19, 0, 1)))
  const missed = await book(ben, wishOf(marked, 2, timeIn(world, 19, 0, 1)))
  const until = Date.parse(timeIn(world, 19, 14, 1)) - world.clock.now().getTime()
  world.clock.forward(until / 60_000)
  await world.app.context.jobs.runDue()
  expect(await owner.refusal(merchantSeat, { orderId: missed.orderId, step: 'noShow', ...key() })).toBe(
    'tableStillKept',
  )
  await world.hours(1)
  expect(await topicsOf(released.orderId)).toContain('tableMissed')
  expect(await topicsOf(missed.orderId)).toContain('tableMissed')
})
