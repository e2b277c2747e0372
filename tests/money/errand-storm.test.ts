import { sql } from 'kysely'
import { errandOrderStance, errandSubmit } from '@contract/calls/errand'
import { Random } from '../../server/demo/city/random'
import { lockRefund } from '../../server/modules/refund/queries'
import { trustedId } from '../../server/security/trusted-id'
import { aStance, errandKey, pay } from '../../server/testing/errands'
import type { TestCaller } from '../../server/testing/caller'
import { aRider, here } from '../../server/testing/riders'
import { aWorld, type World } from '../../server/testing/world'
import { findFaults } from '../load/faults/check'
import { newJournal } from '../load/faults/journal'
import { timeLimit } from '../support/time-limit'
import { until } from '../support/until'
import { ErrandStorm, StormRider, tried } from './errand-storm'

jest.setTimeout(timeLimit(300))

let world: World
beforeAll(async () => {
  const riders = { DISPATCH: 'all', OFFER_SECONDS: '60', RIDER_REACH: '20000', RIDER_DELIVERIES: '20' }
  world = await aWorld({ UNPAID_ORDERS: '1000', ...riders })
})
afterAll(() => world.close())

const seed = Number(process.env.STORM_SEED ?? 11)
const gusts = Number(process.env.STORM_GUSTS ?? 6)
/** Most storms: the winners of races are not the seed's alone, so that others follow until everything that this is to prove has happened. */
const mostStorms = 5
/** In the lull afterwards riders bring what they have, and customers answer. */
const rounds = 6
/** Some of the errands have a rider when it begins, and others are not paid yet. */
const [errands, paid] = [8, 5]

/** Adds errands of different customers, by the names of the goods. */
async function addStorms(
  all: Map<string, ErrandStorm>,
  chance: Random,
  riders: readonly [TestCaller, ...TestCaller[]],
): Promise<void> {
  for (let count = 0; count < errands; count += 1) {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const product = `Lemons ${all.size}`
    const { quote } = await ann.call(errandOrderStance, await aStance(world, ann, { product, tip: 2_00 }))
    const { orderId } = await ann.call(errandSubmit, { quoteId: quote?.id ?? '', agreed: true, ...errandKey() })
    if (count < paid) await pay(ann, { orderId })
    all.set(product, new ErrandStorm(world, chance.branch(), ann, orderId, riders))
  }
}

/** The platform decides on the refunds that customers asked for. */
async function decideAll(): Promise<void> {
  const { context, services } = world.app
  const open = context.db.selectFrom('refunds').select(['id', 'order_id']).where('state', '=', 'applying')
  for (const { id, order_id } of await open.execute())
    await context.db.transaction().execute(async (tx) => {
      const order = await services.orders.lock(tx, trustedId('order', order_id))
      const refund = await lockRefund(tx, trustedId('refund', id))
      await services.refunds.fire(tx, order, refund, 'agreeRefund', 'platform')
    })
}

/** Lets the clock do all that it ever will: every deadline passes. */
async function calm(): Promise<void> {
  for (const minutes of [1, 20, 60, 60 * 25, 60 * 24 * 8, 60 * 24 * 31]) {
    world.clock.forward(minutes)
    await world.app.context.jobs.runDue()
  }
}

const failing = async () => {
  const jobs = world.app.context.db.selectFrom('jobs').select(['kind', 'payload', 'last_error'])
  return jobs.where('failures', '>', 0).execute()
}

const unannounced = () => world.app.context.db.selectFrom('event_outbox').select('event').execute()

/** Events without which the weather proves little. */
async function happened() {
  const { rows } = await sql<Record<string, boolean>>`
    select exists (select from errand_receipts where amount > 0) as receipts,
      exists (select from order_events where state = 'purchaseQuestion') as questions,
      exists (select from order_events where state = 'riderDelivering') as ways,
      exists (select from payments where purpose like 'errand.%' and status in ('paid', 'refunded')) as more`.execute(
    world.app.context.db,
  )
  return rows[0]
}

/** An errand that a rider has in hand waits for the rider, and those of this test have gone home. */
const waitsForRiders = (fault: string) => fault.startsWith('an order is stuck')

const hasAll = (events: Record<string, boolean> | undefined): boolean => Object.values(events ?? {}).every(Boolean)

it(`should leave every errand right, goods and tips included, whatever its people do at once (STORM_SEED=${seed})`, async () => {
  const chance = new Random(seed)
  const people = [await aRider(world), await aRider(world), await aRider(world)] as const
  const all = new Map<string, ErrandStorm>()
  const riding = people.map((ming) => new StormRider(world, chance.branch(), ming, all))
  const blow = async () => {
    await addStorms(all, chance, people)
    await world.app.context.jobs.runDue()
    for (const storm of all.values()) await tried(chance, () => storm.assign())
    for (let gust = 0; gust < gusts; gust += 1) {
      const ends = await Promise.allSettled([...all.values(), ...riding].map((one) => one.gust()))
      expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([])
      world.clock.forward(1)
      for (const ming of people) await here(world, ming)
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const rider of riding) await rider.ride()
      for (const storm of all.values()) await tried(chance, () => storm.answerPurchase())
    }
  }
  for (let storms = 0; storms < mostStorms && !hasAll(await happened()); storms += 1) await blow()
  await decideAll()
  await calm()
  expect(await failing()).toEqual([])
  await until(async () => (await unannounced()).length === 0, 'The announcement of every event')
  expect(await happened()).toMatchObject({ receipts: true, questions: true, ways: true, more: true })
  const faults = await findFaults(world.app.context.db, newJournal(), { stock: new Map() }, world.clock.now())
  expect(faults.filter((fault) => !waitsForRiders(fault))).toEqual([])
})
