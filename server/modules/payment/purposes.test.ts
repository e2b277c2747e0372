import { randomUUID } from 'node:crypto'
import { orderConfirmReceipt, orderDetail } from '@contract/calls/order'
import * as calls from '@contract/calls/payment'
import type { ProviderName } from '../../database/schema'
import type { TestCaller } from '../../testing/caller'
import { withBooks } from '../../testing/books'
import { dueOrders, type DuePayment } from '../../testing/due-payments'
import { toDoor } from '../../testing/orders'
import { anOrder, type Cashier, openAt } from '../../testing/payments'
import { aPaidOrder, apply, decide } from '../../testing/refunds'
import type { World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'
import { lockOrder } from '../order/queries'
import { payTogether, refundRemaining } from '../order/settlement'
import { closePayment, openPayment } from './lifecycle'
import type { PaymentPurpose } from './purpose'
import { paymentOf, paymentOfOrder } from './queries'
import { shareTokenOf } from './payable'

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
  part: 'whole',
  lock: () => Promise.resolve(),
  refusal: () => Promise.resolve(null),
  creditTo: (_, { customer_id, amount }) =>
    Promise.resolve([{ account: { kind: 'customer', ownerId: customer_id }, amount }]),
  paid: (_, { id }) => Promise.resolve(void told.paid.push(id)),
  closed: (_, { id }) => Promise.resolve(void told.closed.push(id)),
  subject: () => Promise.resolve({ store: null, items: [] }),
}

/** The rider of each order with a tip. */
const riders = new Map<string, string>()

/** A tip for the rider of a settled order: it goes to the rider at once. */
const tip: PaymentPurpose = {
  ...topUp,
  name: 'testTip',
  lock: async (tx, { subject_id }) => void (await lockOrder(tx, trustedId('order', subject_id))),
  refusal: async (tx, { subject_id }) => {
    const { phase } = await lockOrder(tx, trustedId('order', subject_id))
    return phase === 'toReview' || phase === 'done' ? null : 'orderStateChanged'
  },
  creditTo: (_, { subject_id, amount }) =>
    Promise.resolve([{ account: { kind: 'rider', ownerId: riders.get(subject_id) ?? '' }, amount }]),
}

beforeAll(() => {
  for (const purpose of [topUp, tip]) world.app.services.purposes.add(purpose)
})

async function dueOrder(): Promise<DuePayment> {
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
    end: () =>
      within(async (tx) => refundRemaining(tx, await lockOrder(tx, trustedId('order', orderId)), world.clock.now())),
  }
}

async function dueTopUp(): Promise<DuePayment> {
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

const tipAmount = 500

/** Opens a tip for the rider of an order. */
async function openTip(ann: TestCaller, orderId: string) {
  riders.set(orderId, randomUUID())
  const at = world.clock.now()
  const payBefore = new Date(at.getTime() + 15 * 60_000)
  const title = { en: 'Tip', zh: '打赏' }
  const payment = { purpose: tip.name, subjectId: orderId, customerId: ann.id, title, payBefore, at, expires: true }
  const paymentId = (await within((tx) => openPayment(tx, { ...payment, amount: tipAmount }))) ?? ''
  const arrived = () => world.make.balanceOf('rider', riders.get(orderId) ?? '')
  return { paymentId, arrived }
}

/** A delivered order, paid from the balance. */
async function aDeliveredOrder() {
  const order = await aPaidOrder(world, toDoor)
  const confirm = () => order.ann.call(orderConfirmReceipt, { orderId: order.orderId, ...key() })
  return { ...order, confirm }
}

async function dueTip(): Promise<DuePayment> {
  const { ann, orderId, confirm } = await aDeliveredOrder()
  await confirm()
  const { paymentId, arrived } = await openTip(ann, orderId)
  return {
    ann,
    paymentId,
    amount: tipAmount,
    outcome: async () => (told.paid.includes(paymentId) ? 'paid' : 'open'),
    arrived,
    end: () => within((tx) => closePayment(tx, paymentId, world.clock.now())),
  }
}

const kinds: [string, () => Promise<DuePayment>][] = [
  ['an order', dueOrder],
  ['two orders of two stores', () => dueOrders(world)],
  ['a top-up', dueTopUp],
  ['a tip after settlement', dueTip],
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
  it('should be closed for a purpose without its own clock, which is notified once', async () => {
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
    const { orderIds, paymentId, ann } = await dueOrders(world)
    const [one = '', other = ''] = orderIds
    await within(async (tx) => refundRemaining(tx, await lockOrder(tx, trustedId('order', one)), world.clock.now()))
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'closed' })
    const next = await paymentOfOrder(db(), other)
    expect(next).toMatchObject({ status: 'pending', purpose: 'order', subject_id: other, amount: 5600 })
    const token = await openAt(ann, 'wechat', { orderId: other })
    await cashier.decide(token, 'succeed')
    await jobs()
    expect(await paymentOf(db(), next.id)).toMatchObject({ status: 'paid' })
  })

  it('should let a late payment of both pay the one that still waits, and refund the rest once', async () => {
    const { orderIds, paymentId, ann, arrived } = await dueOrders(world)
    const late = await openAt(ann, 'wechat', { paymentId })
    const [one = '', other = ''] = orderIds
    const end = (id: string) =>
      within(async (tx) => refundRemaining(tx, await lockOrder(tx, trustedId('order', id)), world.clock.now()))
    await end(one)
    const again = await openAt(ann, 'alipay', { orderId: other })
    await cashier.decide(late, 'succeed')
    expect(await Promise.all([cashier.notify(late), cashier.notify(late)])).toEqual([true, true])
    await jobs()
    const status = await ann.call(calls.paymentStatus, { orderId: other })
    expect(status).toMatchObject({ status: 'paid', method: 'wechat', amount: 5600 })
    expect([await arrived(), (await cashier.trade(late)).refunded]).toEqual([5600, 5600])
    await cashier.decide(again, 'succeed')
    await jobs()
    await jobs()
    const second = await cashier.trade(again)
    expect(second.state === 'paid' ? second.amount - second.refunded : 0).toBe(0)
    expect(await end(other)).toBe(5600)
    await jobs()
    expect([await arrived(), (await cashier.trade(late)).refunded]).toEqual([0, 11_200])
  })

  it('should refund a late payment of one that is paid together with the other by now', async () => {
    const first = await anOrder(world)
    const token = await openAt(first.ann, 'wechat', { orderId: first.orderId })
    const second = await anOrder(world)
    await db().updateTable('orders').set({ customer_id: first.ann.id }).where('id', '=', second.orderId).execute()
    await within(async (tx) => {
      const orders = []
      for (const id of [first.orderId, second.orderId].sort()) orders.push(await lockOrder(tx, trustedId('order', id)))
      await payTogether(tx, orders, world.clock.now())
    })
    await cashier.decide(token, 'succeed')
    await jobs()
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 5600 })
    expect(await paymentOfOrder(db(), first.orderId)).toMatchObject({ status: 'pending', amount: 11_200 })
  })

  it('should refund what one of them cost, and keep the rest', async () => {
    const { orderIds, paymentId, ann, arrived } = await dueOrders(world)
    const token = await openAt(ann, 'alipay', { paymentId })
    await cashier.decide(token, 'succeed')
    await jobs()
    const [one = '', other = ''] = orderIds
    const end = (id: string) =>
      within(async (tx) => refundRemaining(tx, await lockOrder(tx, trustedId('order', id)), world.clock.now()))
    expect([await end(one), await end(one)]).toEqual([5600, 5600])
    await jobs()
    expect(await cashier.trade(token)).toMatchObject({ refunded: 5600 })
    expect(await arrived()).toBe(5600)
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'paid', refunded: 5600 })
    await end(other)
    expect(await paymentOf(db(), paymentId)).toMatchObject({ status: 'refunded' })
  })
})

describe('a tip', () => {
  const payTip = (ann: TestCaller, paymentId: string) =>
    ann.call(calls.paymentBalancePay, { paymentId, payPassword, ...key() })

  it('should be refused before the order is settled', async () => {
    const { ann, orderId, confirm } = await aDeliveredOrder()
    const { paymentId, arrived } = await openTip(ann, orderId)
    await expect(payTip(ann, paymentId)).rejects.toMatchObject({ failure: 'orderStateChanged' })
    await confirm()
    await payTip(ann, paymentId)
    expect(await arrived()).toBe(tipAmount)
  })

  it('should stay with the rider when all of the order is refunded', async () => {
    const { ann, orderId, storeId, confirm } = await aDeliveredOrder()
    await confirm()
    const { paymentId, arrived } = await openTip(ann, orderId)
    await payTip(ann, paymentId)
    const refund = await apply(ann, orderId)
    expect(refund).toMatchObject({ amount: 6601, paidWith: 'balance' })
    await decide(world, orderId, refund.id, 'agreeRefund')
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({ phase: 'cancelled', refunded: 6601 })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(100_00 - tipAmount)
    expect([await arrived(), await world.make.balanceOf('store', storeId)]).toEqual([tipAmount, 0])
  })
})
