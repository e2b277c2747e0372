import { randomUUID } from 'node:crypto'
import { queueDetail, queueTake } from '@contract/calls/queue'
import { reservationDetail } from '@contract/calls/reservation'
import { waitlistJoin, waitlistList } from '@contract/calls/waitlist'
import { seedDemo } from '../seed'
import { demoId } from '../seed/ids'
import { aQueue, aRestaurant, contact } from '../../testing/tables'
import { reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import { aWorld, type World } from '../../testing/world'
import { TableAutopilot } from './autopilot'
import { QueueAutopilot } from './queue-autopilot'
import { demoRestaurants } from '.'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1', DEMO_SURPRISES: '0' })
  await seedDemo(world.app.context)
  await new TableAutopilot(world.app.context, world.app.services).start()
  new QueueAutopilot(world.app.context, world.app.services).start()
  await world.app.context.jobs.runDue()
})
afterAll(() => world.close())

let made = 0
/** Not one of the demo's own phones. */
const customer = () => world.make.customer({ phone: `1391111${1000 + ++made}` })
const key = () => ({ idempotencyKey: randomUUID() })
const at = (hour: number, days = 1) => {
  const day = new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000).toISOString()
}
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 2) {
    world.clock.forward(2)
    await world.app.context.jobs.runDue()
  }
}

/** Books a table whose note has a word in it; answers what states it is in. */
async function booked(note: string, by_hand = false) {
  const place = await aRestaurant(world, { rules: { by_hand } })
  const ann = await customer()
  const wish = { storeId: place.storeId, party: 2, at: at(20), seatingId: place.seatings.hall ?? '' }
  const { id: quoteId } = await ann.call(reservationConfirm, wish)
  const { orderId } = await ann.call(reservationSubmit, { quoteId, contact, note, agreed: true, ...key() })
  return async () => (await ann.call(reservationDetail, { orderId })).state
}

describe('the restaurants of the demo', () => {
  it('should do with a booking what a word in its note asks for', async () => {
    const [confirmed, refused, full, early] = [
      await booked('', true),
      await booked('#refuse', true),
      await booked('#full'),
      await booked('#seat'),
    ]
    await pass(12)
    expect(await Promise.all([confirmed(), refused(), full(), early()])).toEqual([
      ...['confirmed', 'cancelled', 'cancelled', 'seated'],
    ])
    await pass(80)
    expect(await early()).toBe('review')
  })

  it('should seat a party in time, and mark one as not come', async () => {
    const [usual, missed] = [await booked(''), await booked('#noshow')]
    world.clock.forward((Date.parse(at(20)) - world.clock.now().getTime()) / 60_000)
    await pass(20)
    expect(await usual()).toBe('seated')
    expect(['noShow', 'released']).toContain(await missed())
  })

  it('should free a table for a customer who joins a waitlist', async () => {
    const busy = demoRestaurants().find(({ isBusy, openings }) => isBusy && openings.length > 1)
    const storeId = demoId('store', busy?.store ?? '')
    const ann = await customer()
    await ann.call(waitlistJoin, { storeId, party: 2, from: at(18.5, 2), until: at(19, 2), ...key() })
    await pass(8)
    const { items } = await ann.call(waitlistList, {})
    expect(items).toMatchObject([{ offer: { name: 'Main hall' } }])
  })

  it('should call the numbers before one, then it, and seat it', async () => {
    const place = await aRestaurant(world)
    await aQueue(world, place.storeId)
    const [ben, ann] = [await customer(), await customer()]
    for (const each of [ben, ann]) await each.call(queueTake, { storeId: place.storeId, party: 2, ...key() })
    const mine = async () => (await ann.call(queueDetail, { storeId: place.storeId })).mine
    expect(await mine()).toMatchObject({ state: 'waiting', ahead: 1 })
    await pass(8)
    expect(await mine()).toMatchObject({ state: 'waiting', ahead: 0 })
    await pass(8)
    expect(await mine()).toMatchObject({ state: 'called' })
  })

  it('should leave a restaurant to its merchant who accepts by hand', async () => {
    const place = await aRestaurant(world, { rules: { by_hand: true } })
    await world.make.changeStore(place.storeId, { auto_accept: false })
    const ann = await customer()
    const wish = { storeId: place.storeId, party: 2, at: at(20), seatingId: place.seatings.hall ?? '' }
    const { id: quoteId } = await ann.call(reservationConfirm, wish)
    const { orderId } = await ann.call(reservationSubmit, { quoteId, contact, agreed: true, ...key() })
    await pass(10)
    expect(await ann.call(reservationDetail, { orderId })).toMatchObject({ state: 'waitingConfirm' })
  })
})
