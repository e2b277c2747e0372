import { randomUUID } from 'node:crypto'
import { merchantReady } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { orderAddDishes, orderAdditionQuote } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { limits } from '@contract/limits'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { amounts, balanceOf, cancel, detail, fire, toDoor } from '../../../testing/orders'
import { type Cashier, openAt } from '../../../testing/payments'
import { aPaidOrder, apply, decide, part } from '../../../testing/refunds'
import type { World } from '../../../testing/world'
import { differencesIn } from '../../books/queries'

let world: World
let cashier: Cashier
withBooks((its) => ({ world, cashier } = its))

const key = () => ({ idempotencyKey: randomUUID() })
const pay = (ann: TestCaller, paymentId: string) =>
  ann.call(paymentBalancePay, { paymentId, payPassword: '246810', ...key() })

/** An order of 66.01, and more of its store's dishes: tea of 5.00. */
async function anOrder(events: Parameters<typeof aPaidOrder>[1] = ['accept'], stock = 10) {
  const order = await aPaidOrder(world, events)
  const tea = await world.make.goods(order.storeId, { shop_price: 5_00, stock })
  const wanted = (quantity = 2) => ({ orderId: order.orderId, lines: [{ goodsId: tea, quantity }] })
  const add = (quantity = 2, total = quantity * 5_00) =>
    order.ann.call(orderAddDishes, { ...wanted(quantity), total, ...key() }).then(({ paymentId }) => paymentId)
  const left = () => world.make.stockOf(tea)
  return { ...order, tea, wanted, add, left }
}

describe('dishes added to a placed order', () => {
  it('should cost what they cost today, without another fee', async () => {
    const { ann, wanted } = await anOrder()
    const quote = await ann.call(orderAdditionQuote, wanted())
    expect(quote).toMatchObject({ total: 10_00, blockers: [], components: [{ kind: 'goods', amount: 10_00 }] })
  })

  it('should join the order once they are paid, and notify its store', async () => {
    const { ann, orderId, storeId, add, left } = await anOrder()
    const merchant = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const paymentId = await add()
    expect([(await detail(ann, orderId)).total, await left()]).toEqual([66_01, 8])
    await pay(ann, paymentId)
    const order = await detail(ann, orderId)
    expect(order).toMatchObject({ total: 76_01, count: 5, state: 'preparing' })
    expect(amounts(order)).toMatchObject({ goods: 72_01, packaging: 1_00, delivery: 3_00 })
    expect(order.lines.map(({ addedAt }) => addedAt !== undefined)).toEqual([false, false, true])
    expect(await balanceOf(ann)).toBe(100_00 - 76_01)
    expect(await differencesIn(world.app.context.db)).toEqual([])
    const { items } = await merchant.call(messageSystemList, { kind: 'order' })
    expect(items[0]).toMatchObject({ title: '2 dishes were added' })
  })

  it('should be settled to the store, and refunded alone or with all', async () => {
    const { ann, orderId, storeId, add } = await anOrder()
    await pay(ann, await add())
    const one = await apply(ann, orderId, part(2, 1))
    await decide(world, orderId, one.id, 'agreeRefund')
    expect([(await detail(ann, orderId)).refunded, await balanceOf(ann)]).toEqual([5_00, 100_00 - 71_01])
    for (const event of [...toDoor.slice(1), 'confirm'] as const) await fire(world, orderId, event)
    expect(await world.make.balanceOf('store', storeId)).toBe(68_01)
    const rest = await apply(ann, orderId)
    await decide(world, orderId, rest.id, 'agreeRefund')
    expect([(await detail(ann, orderId)).refunded, await balanceOf(ann)]).toEqual([76_01, 100_00])
    expect(await differencesIn(world.app.context.db)).toEqual([])
  })

  it('should come from a provider, and go back there when the store refuses the order', async () => {
    const { ann, orderId, add, left } = await anOrder([])
    const token = await openAt(ann, 'wechat', { paymentId: await add() })
    await cashier.decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    expect((await detail(ann, orderId)).total).toBe(76_01)
    await fire(world, orderId, 'refuse', { reason: 'closing' })
    await world.app.context.jobs.runDue()
    await world.app.context.jobs.runDue()
    expect([await balanceOf(ann), (await cashier.trade(token)).refunded, await left()]).toEqual([100_00, 10_00, 10])
  })

  it('should be paid once, however often and at once they are sent', async () => {
    const { ann, orderId, wanted } = await anOrder()
    const same = { ...wanted(), total: 10_00, ...key() }
    const asked = await Promise.all([1, 2, 3].map(() => ann.call(orderAddDishes, same)))
    expect(new Set(asked.map(({ paymentId }) => paymentId)).size).toBe(1)
    const [{ paymentId } = { paymentId: '' }] = asked
    const paid = await Promise.allSettled([1, 2, 3].map(() => pay(ann, paymentId)))
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await detail(ann, orderId)).total).toBe(76_01)
  })

  it('should replace dishes that wait to be paid, of which a late payment goes back', async () => {
    const { ann, orderId, add, left } = await anOrder()
    const token = await openAt(ann, 'alipay', { paymentId: await add(4) })
    expect(await left()).toBe(6)
    const second = await add(1)
    expect(await left()).toBe(9)
    await cashier.decide(token, 'succeed')
    await pay(ann, second)
    await world.app.context.jobs.runDue()
    await world.app.context.jobs.runDue()
    expect([(await detail(ann, orderId)).total, (await cashier.trade(token)).refunded]).toEqual([71_01, 20_00])
  })

  it('should be on sale again when nobody pays, or the order is cancelled', async () => {
    const unpaid = await anOrder()
    const cancelled = await anOrder([])
    const late = await unpaid.add()
    await cancelled.add()
    await cancel(cancelled.ann, cancelled.orderId)
    expect([await cancelled.left(), await balanceOf(cancelled.ann)]).toEqual([10, 100_00])
    await world.hours(1)
    expect(await unpaid.left()).toBe(10)
    expect(await unpaid.ann.refusal(paymentBalancePay, { paymentId: late, payPassword: '246810', ...key() })).toBe(
      'paymentClosed',
    )
  })
})

describe('an order', () => {
  it('should take dishes until some minutes after it was accepted', async () => {
    const { ann, orderId, wanted, add } = await anOrder([])
    expect((await detail(ann, orderId)).addition).toEqual({ until: null })
    await fire(world, orderId, 'accept')
    expect((await detail(ann, orderId)).addition?.until).not.toBeNull()
    const paymentId = await add()
    await world.hours((limits.addDishesMinutes + 1) / 60)
    expect((await detail(ann, orderId)).addition).toBeNull()
    expect(await ann.refusal(orderAdditionQuote, wanted())).toBe('dishesTooLate')
    expect(await ann.refusal(paymentBalancePay, { paymentId, payPassword: '246810', ...key() })).toBe('paymentClosed')
  })

  it('should take none once its rider is at the store', async () => {
    const { ann, orderId, wanted, add, left } = await anOrder()
    await fire(world, orderId, 'assignRider')
    await add()
    await fire(world, orderId, 'riderArrive')
    expect([await left(), (await detail(ann, orderId)).addition]).toEqual([10, null])
    expect(await ann.refusal(orderAddDishes, { ...wanted(), total: 10_00, ...key() })).toBe('dishesTooLate')
  })

  it('should take none once its store has packed it, and a late payment goes back', async () => {
    const { ann, orderId, storeId, add, left } = await anOrder()
    const merchant = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const token = await openAt(ann, 'wechat', { paymentId: await add() })
    await merchant.call(merchantReady, { orderId, ...key() })
    expect([await left(), (await detail(ann, orderId)).addition]).toEqual([10, null])
    await cashier.decide(token, 'succeed')
    await world.app.context.jobs.runDue()
    await world.app.context.jobs.runDue()
    expect([(await detail(ann, orderId)).total, (await cashier.trade(token)).refunded]).toEqual([66_01, 10_00])
  })

  it('should take none once it has left the kitchen, though it waits for another rider', async () => {
    const { ann, orderId, wanted } = await anOrder()
    for (const event of ['assignRider', 'riderArrive', 'pickUp'] as const) await fire(world, orderId, event)
    for (const event of ['handOn', 'assignRider'] as const) {
      await fire(world, orderId, event)
      expect((await detail(ann, orderId)).addition).toBeNull()
      expect(await ann.refusal(orderAdditionQuote, wanted())).toBe('dishesTooLate')
    }
  })

  it('should be paid before the time is over in which the order takes dishes', async () => {
    const { ann, orderId, wanted } = await anOrder()
    const { until } = (await detail(ann, orderId)).addition ?? {}
    await world.hours(2 / 60)
    const { payBefore } = await ann.call(orderAddDishes, { ...wanted(), total: 10_00, ...key() })
    expect(payBefore).toBe(until)
  })

  it('should hold no more of a dish than an unpaid order may', async () => {
    const { ann, orderId, tea } = await anOrder(['accept'], 40)
    const lines = [{ goodsId: tea, quantity: 40 }]
    expect(await ann.refusal(orderAddDishes, { orderId, lines, total: 200_00, ...key() })).toBe('tooManyUnpaidItems')
    expect(await world.make.stockOf(tea)).toBe(40)
  })

  it('should take only what its store sells now, at the price that was shown', async () => {
    const { ann, orderId, wanted } = await anOrder(['accept'], 3)
    const other = await world.make.goods(await world.make.store())
    const refusal = (lines: { goodsId: string; quantity: number }[], total = 0) =>
      ann.refusal(orderAddDishes, { orderId, lines, total, ...key() })
    expect(await refusal([{ goodsId: other, quantity: 1 }])).toBe('goodsNotFound')
    expect(await refusal(wanted(4).lines, 20_00)).toBe('soldOut')
    expect(await refusal(wanted(2).lines, 9_00)).toBe('quoteChanged')
    expect((await ann.call(orderAdditionQuote, wanted(4))).blockers).toMatchObject([{ failure: 'soldOut' }])
  })
})
