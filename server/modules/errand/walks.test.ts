import {
  errandAddTip,
  errandAnswerDelivery,
  errandAnswerPurchase,
  errandCancel,
  errandCancelTerms,
  errandDetail,
} from '@contract/calls/errand'
import { sql } from 'kysely'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { isFailure } from '../../http/failure'
import { aPaidErrand, aRider, errandKey, pay, withErrand } from '../../testing/errands'
import { type TestCaller, RefusedCall } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** Numbers from 0 to 1, the same for a seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

let photo = 0
const receipt = (amount: number) => ({ amount, photoHash: `walk-${(photo += 1)}` })

type Step = (ann: TestCaller, orderId: string, random: () => number) => Promise<unknown>
type Work = Parameters<typeof withErrand>[2]

const rides =
  (work: (random: () => number) => Work): Step =>
  (_, orderId, random) =>
    withErrand(world, orderId, work(random))

/** All that riders, the customer and the clock may do, in whatever order. */
const steps: readonly Step[] = [
  rides(() => (tx, order, desk) => desk.accept(tx, order, aRider)),
  rides(() => (tx, order, desk) => desk.arrive(tx, order)),
  rides(() => (tx, order, desk) => desk.giveUp(tx, order)),
  rides((random) => (tx, order, desk) => desk.bought(tx, order, [receipt(Math.floor(random() * 70_00))])),
  rides((random) => (tx, order, desk) => desk.bought(tx, order, [receipt(Math.floor(random() * 70_00))], true)),
  rides(
    (random) => (tx, order, desk) =>
      desk.ask(tx, order, { amount: 70_00, without: Math.floor(random() * 2) * 30_00, note: '' }),
  ),
  rides(() => (tx, order, desk) => desk.setOff(tx, order, 5)),
  rides(() => (tx, order, desk) => desk.nobody(tx, order, { waited: 10, calls: 2 })),
  rides((random) => (tx, order, desk) => desk.handBack(tx, order, Math.floor(random() * 60_00))),
  rides(() => (tx, order, desk) => desk.events.fire(tx, order, 'deliver', 'rider')),
  async (ann, orderId, random) => {
    const answer = (['pay', 'without', 'stop'] as const)[Math.floor(random() * 3)] ?? 'pay'
    const { paymentId } = await ann.call(errandAnswerPurchase, { orderId, answer, ...errandKey() })
    if (paymentId && random() < 0.7) await pay(ann, { paymentId })
  },
  async (ann, orderId, random) => {
    const tip = Math.floor(random() * 10_00)
    const { paymentId } = await ann.call(errandAddTip, { orderId, tip, ...errandKey() })
    if (paymentId && random() < 0.7) await pay(ann, { paymentId })
  },
  async (ann, orderId, random) => {
    const answer = (['again', 'return', 'giveAway'] as const)[Math.floor(random() * 3)] ?? 'again'
    const { undelivered } = await ann.call(errandDetail, { orderId })
    const fee = answer === 'return' ? (undelivered?.returnFee ?? 0) : 0
    const { paymentId } = await ann.call(errandAnswerDelivery, { orderId, answer, fee, ...errandKey() })
    if (paymentId && random() < 0.7) await pay(ann, { paymentId })
  },
  async (ann, orderId, random) => {
    if (random() < 0.8) return
    const { fee } = await ann.call(errandCancelTerms, { orderId })
    await ann.call(errandCancel, { orderId, reason: 'No', fee, ...errandKey() })
  },
  async () => {
    world.clock.forward(4)
    await world.app.context.jobs.runDue()
  },
]

/** Does something; what is refused changes nothing. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  try {
    await step()
  } catch (error) {
    if (!isFailure(error) && !(error instanceof RefusedCall && error.failure)) throw error
  }
}

it.each(Array.from({ length: 12 }, (_, seed) => seed + 1))(
  'should add up in walk %i of events in any order, and hold nothing at its end',
  async (seed) => {
    const random = numbers(seed * 7_919)
    const ann = await world.make.customer({ balance: 1_000_00 })
    const orderId = await aPaidErrand(world, ann, { tip: 300 })
    for (let count = 0; count < 40; count += 1) {
      const step = steps[Math.floor(random() * steps.length)]
      if (step) await attempt(() => step(ann, orderId, random))
    }
    for (const step of [4, 6, 9, 8]) await attempt(() => steps[step]?.(ann, orderId, random) ?? Promise.resolve())
    await world.hours(20 * 24)
    const { db } = world.app.context
    expect(await ledgerFaults(db)).toEqual([])
    const { phase, state } = await ann.call(errandDetail, { orderId })
    if (phase === 'inProgress') return
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(amount), 0)::int as left from ledger_entries
      join accounts on accounts.id = account_id where kind = 'held' and owner_id = ${orderId}`.execute(db)
    expect([state, rows[0]?.left]).toEqual([state, 0])
  },
)
