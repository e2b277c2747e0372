import { randomUUID } from 'node:crypto'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletMoneyDetails, walletMyMoney } from '@contract/calls/wallet'
import { funding, post, transfer } from '../ledger'
import { withBooks } from '../../../testing/books'
import { cancel } from '../../../testing/orders'
import { anOrder } from '../../../testing/payments'
import type { TestCaller } from '../../../testing/caller'
import type { World } from '../../../testing/world'

let world: World
withBooks((its) => ({ world } = its))

const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })

/** A customer who was given 100.00, has paid an order of 56.00 a day later and cancelled it a day after that. */
async function aCancelledOrder() {
  const order = await anOrder(world, { balance: 100_00 })
  await pay(order.ann, order.orderId)
  world.clock.forward(1)
  await cancel(order.ann, order.orderId)
  return order
}

describe('the records of the balance', () => {
  it('should list payments and refunds, newest first', async () => {
    const { ann, orderId } = await aCancelledOrder()
    const { items, next, summary } = await ann.call(walletMyMoney, {})
    expect(items).toMatchObject([
      { type: 'refund', category: 'takeaway', amount: 56_00, title: expect.any(String) as string },
      { type: 'payment', category: 'takeaway', amount: -56_00, title: expect.any(String) as string },
      { type: 'other', category: 'other', amount: 100_00, title: null },
    ])
    expect([next, summary]).toEqual([null, null])
    const [refund, payment] = items
    expect(await ann.call(walletMoneyDetails, { recordId: payment?.id ?? '' })).toMatchObject({
      balanceAfter: 44_00,
      paidWith: 'balance',
      paidAt: null,
      order: { id: orderId, count: 2, kind: 'takeaway', deleted: false },
    })
    expect(await ann.call(walletMoneyDetails, { recordId: refund?.id ?? '' })).toMatchObject({
      balanceAfter: 100_00,
      paidWith: 'balance',
      paidAt: expect.any(String) as string,
      order: { id: orderId },
      refundId: null,
    })
  })

  it('should show the balance after each in the order of the postings, whatever the clocks of the servers say', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
    const account = { kind: 'customer', ownerId: ann.id } as const
    const { db } = world.app.context
    for (const [minutes, amount] of [
      [9, 10_00],
      [5, 1_00],
    ] as const)
      await db.transaction().execute((tx) =>
        post(tx, {
          kind: 'adjustment',
          referenceId: randomUUID(),
          at: at(minutes),
          sides: transfer(funding, account, amount),
        }),
      )
    const { items } = await ann.call(walletMyMoney, {})
    const balances = await Promise.all(items.map(({ id }) => ann.call(walletMoneyDetails, { recordId: id })))
    expect(balances.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [10_00, 110_00],
      [1_00, 111_00],
      [100_00, 100_00],
    ])
  })

  it('should belong to one customer alone', async () => {
    const { ann } = await aCancelledOrder()
    const ben = await world.make.customer({ balance: 1 })
    const { items } = await ann.call(walletMyMoney, {})
    expect((await ben.call(walletMyMoney, {})).items).toHaveLength(1)
    expect(await ben.refusal(walletMoneyDetails, { recordId: items[0]?.id ?? '' })).toBe('moneyRecordNotFound')
  })

  it('should be counted by day and category for thirty days', async () => {
    const { ann } = await aCancelledOrder()
    const { items, summary } = await ann.call(walletMyMoney, { withSummary: true, category: 'takeaway' })
    expect(items).toHaveLength(2)
    expect(summary).toMatchObject({ income: 156_00, expense: 56_00, incomeCount: 2, expenseCount: 1 })
    expect(summary?.days).toHaveLength(30)
    expect(summary?.days.at(-1)).toMatchObject({ day: items[0]?.day, income: 156_00, expense: 56_00 })
    expect(summary?.days[0]).toMatchObject({ income: 0, expense: 0, incomeCount: 0 })
    expect(summary?.categories).toMatchObject([
      { category: 'takeaway', income: 56_00, expense: 56_00 },
      { category: 'other', income: 100_00, expense: 0 },
    ])
    await world.hours(24 * 29)
    const later = await ann.call(walletMyMoney, { withSummary: true })
    expect(later.summary?.days[0]).toMatchObject({ day: items[0]?.day, income: 156_00, expense: 56_00 })
    expect(later.summary?.days.at(-1)).toMatchObject({ income: 0, expense: 0 })
  })
})
