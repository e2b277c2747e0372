import { randomUUID } from 'node:crypto'
import { paymentBalancePay } from '@contract/calls/payment'
import type { OrderPart } from '../../database/schema'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { anOrder, type Cashier, openAt } from '../../testing/payments'
import { anyPart } from '../../testing/refunds'
import type { World } from '../../testing/world'
import { closePayment } from '../payment/lifecycle'
import { shareTokenOf } from '../payment/payable'
import type { PaymentPurpose } from '../payment/purpose'
import { allocationsOf, paymentOfOrder } from '../payment/queries'
import { held } from '../wallet/ledger'
import { lockOrder } from './queries'
import { openOrderPayment, refundPart, refundRemaining, settle } from './settlement'
import { trustedId } from '../../security/trusted-id'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const total = 5600
const deposit = 1600
const balance = total - deposit

type Locked = Awaited<ReturnType<typeof lockOrder>>
const within = <T>(orderId: string, work: (tx: never, order: Locked) => Promise<T>) =>
  world.app.context.db
    .transaction()
    .execute(async (tx) => work(tx as never, await lockOrder(tx, trustedId('order', orderId))))

/** The purpose of paying a part of an order: the amount is held, and the last part fires `pay`. */
const purposeOf = (part: OrderPart): PaymentPurpose => ({
  name: `test ${part}`,
  part,
  lock: async (tx, { subject_id }) => void (await lockOrder(tx, trustedId('order', subject_id))),
  refusal: () => Promise.resolve(null),
  creditTo: async (tx, payment) =>
    (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
  paid: async (tx, { subject_id }) => {
    const { orders } = world.app.services
    if (part === 'balance')
      await orders.fire(tx, await orders.lock(tx, trustedId('order', subject_id)), 'pay', 'payment')
  },
  closed: () => Promise.resolve(),
  subject: () => Promise.resolve({ store: null, items: [] }),
})

beforeAll(() => {
  for (const part of ['deposit', 'balance'] as const) world.app.services.purposes.add(purposeOf(part))
})

/** An order of 56.00: the deposit paid from a friend's balance, the rest by the customer at a provider. */
async function paidInParts() {
  const { ann, orderId, storeId } = await anOrder(world)
  const ben = await world.make.customer({ balance: deposit })
  const at = world.clock.now()
  const open = (part: OrderPart, amount: number) =>
    within(orderId, async (tx, order) => {
      const title = { en: 'Part', zh: '部分' }
      await openOrderPayment(tx, order, {
        title,
        payBefore: order.pay_before,
        amount,
        part,
        purpose: `test ${part}`,
        at,
      })
    })
  const whole = await paymentOfOrder(world.app.context.db, orderId)
  await within(orderId, (tx) => closePayment(tx, whole.id, at))
  await open('deposit', deposit)
  await payShared(ben, orderId)
  await open('balance', balance)
  await cashier.decide(await openAt(ann, 'wechat', { orderId }), 'succeed')
  await world.app.context.jobs.runDue()
  return { ann, ben, orderId, storeId, at }
}

async function payShared(ben: TestCaller, orderId: string): Promise<void> {
  const { id } = await paymentOfOrder(world.app.context.db, orderId)
  const shareToken = shareTokenOf(world.app.context, id)
  await ben.call(paymentBalancePay, { shareToken, payPassword: '246810', idempotencyKey: randomUUID() })
}

const state = async (orderId: string) => (await within(orderId, (_, order) => Promise.resolve(order))).state

it('should hold both parts, and continue when the last of them is paid', async () => {
  const { orderId, storeId } = await paidInParts()
  expect(await state(orderId)).toBe('waitingAccept')
  expect(await world.make.heldFor(storeId)).toBe(total)
})

it('should refund the last payment first, to its payer, and all of it in the end', async () => {
  const { ben, orderId, storeId, at } = await paidInParts()
  const referenceId = randomUUID()
  const part = () =>
    within(orderId, async (tx, order) =>
      refundPart(tx, order, { ...(await anyPart(tx, orderId, balance + 600)), referenceId, at }),
    )
  expect(await part()).toBe(balance + 600)
  expect(await part()).toBe(balance + 600)
  expect([await world.make.balanceOf('customer', ben.id), await world.make.heldFor(storeId)]).toEqual([600, 1000])
  expect(await within(orderId, (tx, order) => refundRemaining(tx, order, at))).toBe(total)
  expect([await world.make.balanceOf('customer', ben.id), await world.make.heldFor(storeId)]).toEqual([deposit, 0])
})

it('should pay the parties out of both parts', async () => {
  const { orderId, storeId, at } = await paidInParts()
  await within(orderId, (tx, order) => settle(tx, order, at))
  await within(orderId, (tx, order) => settle(tx, order, at))
  expect(await world.make.heldFor(storeId)).toBe(0)
  expect(await world.make.balanceOf('store', storeId)).toBeGreaterThan(deposit)
})

it('should schedule an event of the clock once for a time, however often its time is asked for', async () => {
  const { orderId } = await anOrder(world)
  const { orders } = world.app.services
  const waiting = async () => {
    const rows = await world.app.context.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'order.clock')
      .execute()
    return rows.filter(({ payload }) => (payload as { orderId: string }).orderId === orderId).length
  }
  const before = await waiting()
  expect(before).toBeGreaterThan(0)
  for (let change = 0; change < 5; change += 1) await within(orderId, (tx, order) => orders.reclock(tx, order))
  expect(await waiting()).toBe(before)
})
