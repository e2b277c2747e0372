import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/payment'
import type { ProviderName } from '../../database/schema'
import type { TestCaller } from '../../testing/caller'
import { withBooks } from '../../testing/books'
import { anOrder, type Cashier, openAt } from '../../testing/payments'
import type { World } from '../../testing/world'
import { lockOrder } from '../order/queries'
import { payTogether, refundRemaining } from '../order/settlement'
import { closePayment, openPayment } from './lifecycle'
import type { PaymentPurpose } from './purpose'
import { paymentOf, paymentOfOrder } from './queries'
import { shareTokenOf } from './payable'

jest.setTimeout(30_000)

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const payPassword = '246810'
const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db
const within = <T>(work: (tx: Parameters<Parameters<ReturnType<typeof transaction>['execute']>[0]>[0]) => Promise<T>) =>
  transaction().execute(work)
const transaction = () => db().transaction()

const told: { paid: string[]; closed: string[] } = { paid: [], closed: [] }

/** A purpose without orders: a top-up of the customer's balance. */
const topUp: PaymentPurpose = {
  name: 'testTopUp',
  lock: () => Promise.resolve(),
  refusal: () => Promise.resolve(null),
  creditTo: (_, { customer_id, amount }) =>
    Promise.resolve([{ account: { kind: 'customer', ownerId: customer_id }, amount }]),
  paid: (_, { id }) => Promise.resolve(void told.paid.push(id)),
  closed: (_, { id }) => Promise.resolve(void told.closed.push(id)),
  subject: () => Promise.resolve({ store: null, items: [] }),
}

beforeAll(() => world.app.services.purposes.add(topUp))

interface Due {
  readonly ann: TestCaller
  readonly paymentId: string
  readonly amount: number
  /** Whether the subject is paid. */
  readonly outcome: () => Promise<'open' | 'paid'>
  /** The amount on the credited account. */
  readonly arrived: () => Promise<number>
  /** Ends the subject, which closes the payment. */
  readonly end: () => Promise<unknown>
}

async function dueOrder(): Promise<Due> {
  const { ann, orderId, storeId } = await anOrder(world)
  const { id: paymentId, amount } = await paymentOfOrder(db(), orderId)
  const state = async () =>
    (await db().selectFrom('orders').select('paid_at').where('id', '=', orderId).executeTakeFirstOrThrow()).paid_at
  return {
    ann,
    paymentId,
    amount,
    outcome: async () => ((await state()) ? 'paid' : 'open'),
    arrived: () => world.make.heldFor(storeId),
    end: () => within(async (tx) => refundRemaining(tx, await lockOrder(tx, orderId), world.clock.now())),
  }
}

/** Two orders of one customer at two stores with one payment. */
async function dueOrders(): Promise<Due & { orderIds: string[] }> {
  const first = await anOrder(world)
  const second = await anOrder(world)
  await db().updateTable('orders').set({ customer_id: first.ann.id }).where('id', '=', second.orderId).execute()
  await db()
    .updateTable('payments')
    .set({ customer_id: first.ann.id })
    .where('subject_id', '=', second.orderId)
    .execute()
  const orderIds = [first.orderId, second.orderId].sort()
  await within(async (tx) => {
    const orders = []
    for (const id of orderIds) orders.push(await lockOrder(tx, id))
    await payTogether(tx, orders, world.clock.now())
  })
  const { id: paymentId, amount } = await paymentOfOrder(db(), first.orderId)
  const unpaid = () =>
    db().selectFrom('orders').select('id').where('id', 'in', orderIds).where('paid_at', 'is', null).execute()
  return {
    ann: first.ann,
    orderIds,
    paymentId,
    amount,
    outcome: async () => ((await unpaid()).length === 0 ? 'paid' : 'open'),
    arrived: async () => (await world.make.heldFor(first.storeId)) + (await world.make.heldFor(second.storeId)),
    end: () => within((tx) => closePayment(tx, paymentId, world.clock.now())),
  }
}

async function dueTopUp(): Promise<Due> {
  const ann = await world.make.customer()
  const payBefore = new Date(world.clock.now().getTime() + 15 * 60_000)
  const title = { en: 'Top-up', zh: '充值' }
  const at = world.clock.now()
  const opened = await within((tx) =>
    openPayment(tx, { purpose: topUp.name, customerId: ann.id, title, payBefore, amount: 4000, expires: true, at }),
  )
  const paymentId = opened ?? ''
  return {
    ann,
    paymentId,
    amount: 4000,
    outcome: async () => (told.paid.includes(paymentId) ? 'paid' : 'open'),
    arrived: () => world.make.balanceOf('customer', ann.id),
    end: () => within((tx) => closePayment(tx, paymentId, world.clock.now())),
  }
}

const kinds: [string, () => Promise<Due>][] = [
  ['an order', dueOrder],
  ['two orders of two stores', dueOrders],
  ['a top-up', dueTopUp],
]
const providers: ProviderName[] = ['wechat', 'alipay']
const jobs = () => world.app.context.jobs.runDue()

describe.each(kinds)('paying %s', (_, due) => {
  it('should be done from the balance, once', async () => {
    const { paymentId, amount, outcome, arrived } = await due()
    const ben = await world.make.customer({ balance: amount + 1 })
    const shareToken = shareTokenOf(world.app.context, paymentId)
    const pay = () => ben.call(calls.paymentBalancePay, { shareToken, payPassword, ...key() })
    expect(await pay()).toMatchObject({ status: 'paid', paid: amount, balance: 1 })
    await expect(pay()).rejects.toMatchObject({ failure: 'alreadyPaid' })
    expect([await outcome(), await arrived()]).toEqual(['paid', amount])
  })

  it.each(providers)(
    'should be done by %s, by a notification that comes twice and not by a forged one',
    async (provider) => {
      const { ann, paymentId, amount, outcome, arrived } = await due()
      const token = await openAt(ann, provider, { paymentId })
      expect(await cashier.notify(token, { trade: { amount: amount - 1 } })).toBe(false)
      expect(await outcome()).toBe('open')
      await cashier.decide(token, 'succeed')
      const both = await Promise.all([cashier.notify(token), cashier.notify(token)])
      expect(both).toEqual([true, true])
      await jobs()
      expect(await ann.call(calls.paymentStatus, { paymentId })).toMatchObject({
        status: 'paid',
        method: provider,
        amount,
      })
      expect([await outcome(), await arrived()]).toEqual(['paid', amount])
      expect(await cashier.trade(token)).toMatchObject({ refunded: 0 })
    },
  )

  it('should send back what comes too late, once', async () => {
    const { ann, paymentId, amount, outcome, arrived, end } = await due()
    const token = await openAt(ann, 'wechat', { paymentId })
    await end()
    await cashier.decide(token, 'succeed')
    await Promise.all([cashier.notify(token), cashier.notify(token)])
    await jobs()
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: amount })
    expect([await outcome(), await arrived()]).toEqual(['open', 0])
  })

  it('should be done by whom it was shared with, and by nobody who only knows its id', async () => {
    const { ann, paymentId, amount, outcome } = await due()
    const ben = await world.make.customer({ balance: amount })
    expect(await ben.refusal(calls.paymentTypes, { paymentId })).toBe('paymentNotFound')
    const shareToken = shareTokenOf(world.app.context, paymentId)
    expect(await ben.call(calls.paymentSubstitute, { shareToken })).toMatchObject({ amount, own: false })
    const tokens = [await openAt(ben, 'alipay', { shareToken }), await openAt(ann, 'wechat', { paymentId })]
    for (const token of tokens) await cashier.decide(token, 'succeed')
    await jobs()
    await jobs()
    const trades = await Promise.all(tokens.map((token) => cashier.trade(token)))
    expect(trades.reduce((sum, trade) => sum + (trade.state === 'paid' ? trade.amount - trade.refunded : 0), 0)).toBe(
      amount,
    )
    expect(await outcome()).toBe('paid')
  })
})

describe('a payment that nobody pays in time', () => {
  it('should be closed for a purpose without a clock of its own, which is told once', async () => {
    const { paymentId } = await dueTopUp()
    const paid = await dueTopUp()
    await (
      await world.make.customer({ balance: 4000 })
    ).call(calls.paymentBalancePay, {
      shareToken: shareTokenOf(world.app.context, paid.paymentId),
      payPassword,
      ...key(),
    })
    world.clock.forward(16)
    await jobs()
    await jobs()
    expect(told.closed.filter((id) => id === paymentId || id === paid.paymentId)).toEqual([paymentId])
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'closed' })
  })
})

describe('a payment for two orders', () => {
  it('should leave the other order to be paid by itself when one of them ends unpaid', async () => {
    const { orderIds, paymentId, ann } = await dueOrders()
    const [one = '', other = ''] = orderIds
    await within(async (tx) => refundRemaining(tx, await lockOrder(tx, one), world.clock.now()))
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'closed' })
    const next = await paymentOfOrder(db(), other)
    expect(next).toMatchObject({ status: 'pending', purpose: 'order', subject_id: other, amount: 5600 })
    const token = await openAt(ann, 'wechat', { orderId: other })
    await cashier.decide(token, 'succeed')
    await jobs()
    expect(await paymentOf(db(), next.id)).toMatchObject({ status: 'paid' })
  })

  it('should give back what one of them cost, and keep the rest', async () => {
    const { orderIds, paymentId, ann, arrived } = await dueOrders()
    const token = await openAt(ann, 'alipay', { paymentId })
    await cashier.decide(token, 'succeed')
    await jobs()
    const [one = '', other = ''] = orderIds
    const end = (id: string) => within(async (tx) => refundRemaining(tx, await lockOrder(tx, id), world.clock.now()))
    expect([await end(one), await end(one)]).toEqual([5600, 5600])
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 5600 })
    expect(await arrived()).toBe(5600)
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'paid', refunded: 5600 })
    await end(other)
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'refunded' })
  })
})
