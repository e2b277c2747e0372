import { randomUUID } from 'node:crypto'
import { orderCancel, orderDetail, orderMoneyBack } from '@contract/calls/order'
import { paymentShare, paymentStatus, paymentSubstitute, paymentTypes } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import { trustedId } from '../../../security/trusted-id'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { anOrder, type Cashier, openAt } from '../../../testing/payments'
import { anyPart } from '../../../testing/refunds'
import type { World } from '../../../testing/world'
import { lockOrder } from '../../order/queries'
import { payTogether, refundPart, refundRemaining } from '../../order/settlement'
import { differencesIn } from '../../books/queries'
import { paymentOf, paymentOfOrder } from '../queries'

let world: World
let cashier: Cashier

withBooks((its) => ({ world, cashier } = its))

const [total, part] = [5600, 1230]
const rest = total - part
const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db
const jobs = () => world.app.context.jobs.runDue()
const balanceOf = async (ann: TestCaller) => (await ann.call(walletBalance, {})).balance
const cancel = (ann: TestCaller, orderId: string) => ann.call(orderCancel, { orderId, reason: 'Mistake', ...key() })

async function paid() {
  const order = await anOrder(world, { balance: part })
  const token = await openAt(order.ann, 'wechat', order, part)
  await cashier.decide(token, 'succeed')
  await cashier.notify(token)
  return { ...order, token }
}

/** Refunds an amount of an order's lines and fees. */
const giveBack = (orderId: string, amount: number, referenceId: string = randomUUID()) =>
  db()
    .transaction()
    .execute(async (tx) => {
      const order = await lockOrder(tx, trustedId('order', orderId))
      const at = world.clock.now()
      return refundPart(tx, order, { ...(await anyPart(tx, orderId, amount)), referenceId, at })
    })

afterEach(async () => expect(await differencesIn(db())).toEqual([]))

describe('a refund of a payment from two sources', () => {
  it('should go to the provider up to what it was paid, and then to the balance', async () => {
    const { ann, orderId, token } = await paid()
    const seen: number[][] = []
    for (const amount of [1000, rest - 1500, 800, total - rest - 300]) {
      await giveBack(orderId, amount)
      await jobs()
      seen.push([(await cashier.trade(token)).refunded, await balanceOf(ann)])
    }
    expect(seen).toEqual([
      [1000, 0],
      [rest - 500, 0],
      [rest, 300],
      [rest, part],
    ])
    const { items } = await ann.call(orderMoneyBack, { orderId })
    expect(items.map(({ method, amount }) => `${method} ${amount}`)).toEqual([
      'wechat 1000',
      `wechat ${rest - 1500}`,
      'wechat 500',
      'balance 300',
      `balance ${part - 300}`,
    ])
    expect(await ann.call(paymentStatus, { orderId })).toMatchObject({ status: 'refunded', fromBalance: part })
  })

  it('should happen once for a reference, however often it is asked for', async () => {
    const { ann, orderId, token } = await paid()
    const reference = randomUUID()
    await Promise.all([1, 2, 3].map(() => giveBack(orderId, rest + 100, reference)))
    await jobs()
    expect([(await cashier.trade(token)).refunded, await balanceOf(ann)]).toEqual([rest, 100])
    await expect(giveBack(orderId, part)).rejects.toMatchObject({ failure: 'refundUnavailable' })
    await giveBack(orderId, part - 100)
    expect(await balanceOf(ann)).toBe(part)
  })

  it('should credit the provider’s part to the balance when the provider gives it up', async () => {
    const { ann, orderId, token } = await paid()
    await cashier.refundsAre(token, 'abnormal')
    await cancel(ann, orderId)
    await jobs()
    expect(await balanceOf(ann)).toBe(total)
    const { items } = await ann.call(orderMoneyBack, { orderId })
    expect(items.map(({ method }) => method)).toEqual(['balance', 'balance'])
  })

  it('should go to the provider alone as a server of the previous release asks for it, or be refused', async () => {
    const { ann, orderId } = await paid()
    const { id, provider_payment_id } = await paymentOfOrder(db(), orderId)
    const asBefore = (amount: number) =>
      db()
        .transaction()
        .execute(async (tx) => {
          await tx
            .insertInto('payment_refunds')
            .values({
              ...{ id: randomUUID(), payment_id: id, provider_payment_id, kind: 'part', reference_id: randomUUID() },
              ...{ amount, status: 'sent', created_at: world.clock.now(), done_at: null },
            })
            .execute()
          await tx
            .updateTable('payments')
            .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
            .where('id', '=', id)
            .execute()
          throw new Error('would be written')
        })
    await expect(asBefore(rest)).rejects.toThrow('would be written')
    await expect(asBefore(rest + 1)).rejects.toThrow('payments_sources_check')
    expect(await balanceOf(ann)).toBe(0)
  })
})

describe('a friend who pays from the own balance and by a provider', () => {
  it('should be offered the own balance, and have both parts back', async () => {
    const { ann, orderId, storeId } = await anOrder(world, { balance: 400 })
    const ben = await world.make.customer({ balance: part })
    const { shareToken } = await ann.call(paymentShare, { orderId })
    expect(await ben.call(paymentTypes, { shareToken })).toMatchObject({ fromBalance: part })
    const [own, token] = [
      await openAt(ann, 'wechat', { orderId }, 400),
      await openAt(ben, 'wechat', { shareToken }, part),
    ]
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([0, 0])
    await cashier.decide(token, 'succeed')
    await cashier.notify(token)
    expect([await balanceOf(ann), await balanceOf(ben), await world.make.heldFor(storeId)]).toEqual([400, 0, total])
    expect(await ben.call(paymentSubstitute, { shareToken })).toMatchObject({ paidByMe: true })
    expect(await ben.call(paymentStatus, { shareToken })).toMatchObject({ fromBalance: part })
    expect(await ann.call(paymentStatus, { orderId })).not.toHaveProperty('fromBalance')
    expect(await ann.call(orderDetail, { orderId })).not.toHaveProperty('paidFromBalance')
    await jobs()
    expect(await cashier.trade(own)).toMatchObject({ state: 'closed' })
    await cancel(ann, orderId)
    await jobs()
    expect([await balanceOf(ann), await balanceOf(ben)]).toEqual([400, part])
    expect(await cashier.trade(token)).toMatchObject({ refunded: rest })
  })
})

describe('several orders with one payment from two sources', () => {
  async function together(balance: number) {
    const [first, second] = [await anOrder(world, { balance }), await anOrder(world)]
    const { ann } = first
    const own = { customer_id: ann.id }
    await db().updateTable('orders').set(own).where('id', '=', second.orderId).execute()
    await db().updateTable('payments').set(own).where('subject_id', '=', second.orderId).execute()
    await db()
      .transaction()
      .execute(async (tx) => {
        const orders = []
        for (const id of [first.orderId, second.orderId].sort())
          orders.push(await lockOrder(tx, trustedId('order', id)))
        await payTogether(tx, orders, world.clock.now())
      })
    const { id: paymentId } = await paymentOfOrder(db(), first.orderId)
    return { ann, paymentId, orderIds: [first.orderId, second.orderId] as const }
  }

  const end = (orderId: string) =>
    db()
      .transaction()
      .execute(async (tx) => refundRemaining(tx, await lockOrder(tx, trustedId('order', orderId)), world.clock.now()))

  it('should refund each order, the provider’s part first over all of them', async () => {
    const { ann, paymentId, orderIds } = await together(8000)
    const token = await openAt(ann, 'alipay', { paymentId }, 8000)
    await cashier.decide(token, 'succeed')
    await cashier.notify(token)
    const seen: number[][] = []
    for (const orderId of orderIds) {
      await end(orderId)
      await jobs()
      seen.push([(await cashier.trade(token)).refunded, await balanceOf(ann)])
    }
    expect(seen).toEqual([
      [2 * total - 8000, total - (2 * total - 8000)],
      [2 * total - 8000, 8000],
    ])
  })

  it('should pay the order that is left with money that comes late, as far as it goes', async () => {
    const { ann, paymentId, orderIds } = await together(2000)
    const token = await openAt(ann, 'wechat', { paymentId }, 2000)
    await end(orderIds[0])
    expect(await balanceOf(ann)).toBe(2000)
    await cashier.decide(token, 'succeed')
    await cashier.notify(token)
    await jobs()
    expect((await paymentOf(db(), paymentId)).status).toBe('closed')
    expect(await paymentOfOrder(db(), orderIds[1])).toMatchObject({ status: 'paid', amount: total, from_balance: 0 })
    expect((await cashier.trade(token)).refunded).toBe(2 * total - 2000 - total)
    expect(await balanceOf(ann)).toBe(2000)
    expect(await ann.call(orderDetail, { orderId: orderIds[1] })).not.toHaveProperty('paidFromBalance')
  })
})
