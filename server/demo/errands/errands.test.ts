import { errandAnswerPurchase, errandDetail, errandOrderStance } from '@contract/calls/errand'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { aPaidErrand, aStance, errandKey, pay } from '../../testing/errands'
import { aWorld, type World } from '../../testing/world'
import { citySeed } from '../seed/city-seed'
import { playOrders } from '../play-orders'
import { planStreets } from '../streets/plan'
import { ErrandAutopilot } from './autopilot'
import { ridersAt } from './riders'

let world: World
beforeAll(async () => {
  world = await aWorld({ DEMO_SURPRISES: '0', DEMO_SPEED: '1', CALL_NUMBERS_SANDBOX: 'on' })
  new ErrandAutopilot(world.app.context, world.app.services, playOrders(world.app)).start()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

/** Lets an hour pass in steps, as long as the errand is not in a state. */
async function until(state: string, read: () => Promise<{ state: string }>): Promise<void> {
  for (let minute = 0; minute < 120 && (await read()).state !== state; minute += 1) {
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
  }
  expect(await read()).toMatchObject({ state })
}

const balance = 1_000_00

/** An errand whose note asks for something. */
async function noted(note: string) {
  const ann = await world.make.customer({ balance })
  const orderId = await aPaidErrand(world, ann, {}, { note })
  return { ann, orderId, read: () => ann.call(errandDetail, { orderId }) }
}

it('should bring an errand, and one that a rider gave up', async () => {
  for (const note of ['', '#giveup']) {
    const { read } = await noted(note)
    await until('delivered', read)
    expect((await read()).spent).toBeGreaterThan(0)
  }
})

it('should find nothing, or ask about dearer goods', async () => {
  const missing = await noted('#missing')
  await until('cancelled', missing.read)
  expect(await world.make.balanceOf('customer', missing.ann.id)).toBe(balance)
  const { ann, orderId, read } = await noted('#dearer')
  await until('purchaseQuestion', read)
  const { paymentId } = await ann.call(errandAnswerPurchase, { orderId, answer: 'pay', ...errandKey() })
  await pay(ann, { paymentId: paymentId ?? '' })
  await until('delivered', read)
  expect(await read()).toMatchObject({ spent: 65_00, refunded: 0 })
})

it('should find nobody and bring the goods back', async () => {
  const { read } = await noted('#nobody')
  await until('returned', read)
})

it('should know forty riders on the streets', () => {
  const plan = planStreets(citySeed)
  const [now, later] = [new Date('2026-05-01T10:00:00Z'), new Date('2026-05-01T10:01:00Z')]
  expect(ridersAt(plan, now)).toHaveLength(40)
  expect(ridersAt(plan, later)).not.toEqual(ridersAt(plan, now))
})

it('should not charge for rain without the demo', async () => {
  const ann = await world.make.customer({ balance })
  const { quote } = await ann.call(errandOrderStance, await aStance(world, ann, { note: '#rain' }))
  expect(quote?.badWeather).toBe(false)
})
