import { Random } from '../../server/demo/city/random'
import { Cashier } from '../../server/testing/payments'
import { aWorld, type World } from '../../server/testing/world'
import { findFaults } from '../load/faults/check'
import { newJournal } from '../load/faults/journal'
import { placed, type Shop, Storm } from './storm'
import { timeLimit } from '../support/time-limit'
import { until } from '../support/until'

jest.setTimeout(timeLimit(300))

let world: World
beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })
})
afterAll(() => world.close())

const seed = Number(process.env.STORM_SEED ?? 11)
const gusts = Number(process.env.STORM_GUSTS ?? 6)
const [customers, ordersEach, stock] = [4, 2, 10_000]

async function aShop(): Promise<Shop> {
  const storeId = await world.make.store()
  const goods = await Promise.all(
    [2600, 1001, 799].map((shop_price) => world.make.goods(storeId, { shop_price, stock })),
  )
  return { storeId, goods }
}

/** Orders of a few customers in one store, all of them in the same weather. */
async function storms(chance: Random, shop: Shop): Promise<Storm[]> {
  const cashier = new Cashier(world)
  const made: Storm[] = []
  for (let count = 0; count < customers; count += 1) {
    const ann = await world.make.customer({ balance: 40_000 })
    await world.make.address(ann.id)
    for (let order = 0; order < ordersEach; order += 1)
      made.push(new Storm(world, cashier, chance.branch(), ann, shop, await placed(ann, shop)))
  }
  return made
}

/** Lets the clock do all that it ever will: every deadline passes. */
async function calm(): Promise<void> {
  for (const minutes of [1, 20, 60, 60 * 25, 60 * 24 * 8, 60 * 24 * 31]) {
    world.clock.forward(minutes)
    await world.app.context.jobs.runDue()
  }
}

/** Failed and postponed jobs: in the end no job may fail any more. */
const failing = async () => {
  const jobs = world.app.context.db.selectFrom('jobs').select(['kind', 'payload', 'last_error'])
  return jobs.where('failures', '>', 0).execute()
}

/** Events that the server has yet to announce, which it does after the commit that wrote them. */
const unannounced = () => world.app.context.db.selectFrom('event_outbox').select('event').execute()

/** An order that a store has in its hands waits for people, and the store of this test has gone home. */
const waitsForPeople = (fault: string) => fault.startsWith('an order is stuck')

describe(`everything at once (STORM_SEED=${seed})`, () => {
  it('should be answered or refused by a name, and leave the books right', async () => {
    const shop = await aShop()
    const beginning = { stock: new Map(shop.goods.map((id) => [id, stock])) }
    const all = await storms(new Random(seed), shop)
    for (let gust = 0; gust < gusts; gust += 1) {
      const ends = await Promise.allSettled(all.map((storm) => storm.gust()))
      expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([])
      world.clock.forward(1)
    }
    await calm()
    expect(await failing()).toEqual([])
    await until(async () => (await unannounced()).length === 0, 'The announcement of every event')
    const faults = await findFaults(world.app.context.db, newJournal(), beginning, world.clock.now())
    expect(faults.filter((fault) => !waitsForPeople(fault))).toEqual([])
  })
})
