import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import * as calls from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletBalance } from '@contract/calls/wallet'
import type { RequestInput } from '@contract/call'
import type { TakeawayEvent } from '@contract/states/takeaway'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'
import { orderEngine } from '../order/engine'
import { refundEngine } from './engine'
import { lockRefund } from './queries'
import { shortagesOf } from './shortage'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** Two dishes, 2 × 26.00 and 1 × 10.01, with 1.00 packing and 3.00 delivery: 66.01. */
async function aPaidOrder(events: TakeawayEvent[] = ['accept']) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store()
  const goods = [
    await world.make.goods(storeId, { stock: 10 }),
    await world.make.goods(storeId, { shop_price: 1001, stock: 10 }),
  ]
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: goods[0] ?? '', quantity: 2 })
  await ann.call(cartAdd, { goodsId: goods[1] ?? '', quantity: 1 })
  const quote = await ann.call(calls.orderConfirm, { storeId })
  const { orderId } = await ann.call(calls.orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  for (const event of events) await fire(orderId, event)
  const position = async (goodsId?: string) =>
    (await ann.call(calls.orderDetail, { orderId })).lines.find((line) => line.goodsId === goodsId)?.position ?? 0
  return { ann, orderId, storeId, goods, first: await position(goods[0]), second: await position(goods[1]) }
}

const toDoor: TakeawayEvent[] = ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff', 'deliver']

const fire = (orderId: string, event: TakeawayEvent, change = {}) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const engine = orderEngine(world.app.context)
    const actor = event === 'accept' ? 'merchant' : 'rider'
    await engine.fire(tx, await engine.lock(tx, orderId), event, actor, { change })
  })

const decide = (orderId: string, refundId: string, event: 'agreeRefund' | 'refuse') =>
  world.app.context.db.transaction().execute(async (tx) => {
    const { context } = world.app
    const order = await orderEngine(context).lock(tx, orderId)
    await refundEngine(context).fire(tx, order, await lockRefund(tx, refundId), event, 'merchant', 'Made as ordered')
  })

const runOut = (orderId: string, position: number) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const { context } = world.app
    await shortagesOf(context).report(tx, await orderEngine(context).lock(tx, orderId), position)
  })

type Apply = RequestInput<typeof calls.orderApplyRefund>
const application = (orderId: string, over: Partial<Apply> = {}): Apply => ({
  orderId,
  type: 'full',
  reason: 'Something is missing',
  description: 'No noodles',
  idempotencyKey: randomUUID(),
  ...over,
})
const apply = (ann: TestCaller, orderId: string, over: Partial<Apply> = {}) =>
  ann.call(calls.orderApplyRefund, application(orderId, over))
const part = (position: number, quantity = 1) => ({ type: 'partial' as const, lines: [{ position, quantity }] })
const balanceOf = async (ann: TestCaller) => (await ann.call(walletBalance, {})).balance
const detail = (ann: TestCaller, orderId: string) => ann.call(calls.orderDetail, { orderId })

describe('order.applyRefund', () => {
  it('should give one dish back: its share of what was paid, its stock, and the order goes on', async () => {
    const { ann, orderId, goods, first } = await aPaidOrder()
    const refund = await apply(ann, orderId, part(first))
    expect(refund).toMatchObject({ state: 'merchantReview', type: 'partial', amount: 2600, fees: 0 })
    expect(refund.timeline.map(({ state }) => state)).toEqual(['applying', 'merchantReview'])
    await decide(orderId, refund.id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({
      step: 'preparing',
      refunded: 2600,
      refund: { state: 'refundComplete' },
    })
    expect(await balanceOf(ann)).toBe(100_00 - 6601 + 2600)
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(9)
  })

  it('should give everything back and cancel the order for a full one', async () => {
    const { ann, orderId, goods } = await aPaidOrder(toDoor)
    const refund = await apply(ann, orderId)
    expect(refund).toMatchObject({ type: 'full', amount: 6601, fees: 400 })
    await decide(orderId, refund.id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await Promise.all(goods.map((id) => world.make.stockOf(id)))).toEqual([10, 10])
  })

  it('should bring delivery and packaging back with the last dish, to the last cent', async () => {
    const { ann, orderId, first, second, storeId } = await aPaidOrder(toDoor)
    await ann.call(calls.orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    for (const choice of [part(first), part(second), part(first)]) {
      const refund = await apply(ann, orderId, choice)
      await decide(orderId, refund.id, 'agreeRefund')
    }
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await world.make.balanceOf('store', storeId)).toBe(0)
    expect(await ann.refusal(calls.orderApplyRefund, application(orderId))).toBe('refundUnavailable')
  })

  it('should refuse more than is left, what is no line, and a line twice, and write nothing', async () => {
    const { ann, orderId, first } = await aPaidOrder()
    const twice = { type: 'partial' as const, lines: [part(first).lines, part(first).lines].flat() }
    for (const over of [part(first, 3), part(9), twice, { type: 'partial' as const, lines: [] }]) {
      expect(await ann.refusal(calls.orderApplyRefund, application(orderId, over))).toBe('refundTooMuch')
    }
    expect((await detail(ann, orderId)).refunds).toEqual([])
  })

  it('should refuse an order that is not accepted yet, one of somebody else, and pictures that are not there', async () => {
    const { ann, orderId } = await aPaidOrder([])
    expect(await ann.refusal(calls.orderApplyRefund, application(orderId))).toBe('refundUnavailable')
    const ben = await world.make.customer()
    expect(await ben.refusal(calls.orderApplyRefund, application(orderId))).toBe('orderNotFound')
    await fire(orderId, 'accept')
    const pictures = [randomUUID()]
    expect(await ann.refusal(calls.orderApplyRefund, application(orderId, { pictures }))).toBe('mediaNotFound')
    expect((await detail(ann, orderId)).refunds).toEqual([])
  })

  it('should take one of two applications at once, and answer one key once', async () => {
    const { ann, orderId, first, second } = await aPaidOrder()
    const two = await Promise.all(
      [part(first), part(second)].map((over) => ann.refusal(calls.orderApplyRefund, application(orderId, over))),
    )
    expect(two.sort()).toEqual(['applicationInReview', undefined])
    const other = await aPaidOrder()
    const same = application(other.orderId)
    const answers = await Promise.all([same, same].map((request) => other.ann.call(calls.orderApplyRefund, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  it('should stand a receipt confirmed at the same time: the money comes out of the store’s account then', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(toDoor)
    const [refund] = await Promise.all([
      apply(ann, orderId),
      ann.call(calls.orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() }),
    ])
    expect(await world.make.balanceOf('store', storeId)).toBe(6601)
    await decide(orderId, refund.id, 'agreeRefund')
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await world.make.balanceOf('store', storeId)).toBe(0)
  })

  it('should be agreed to by a store that is silent for a day', async () => {
    const { ann, orderId } = await aPaidOrder()
    await apply(ann, orderId)
    world.clock.forward(24 * 60)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
  })
})

describe('a refused refund', () => {
  it('should say why, and be edited and sent again under its number', async () => {
    const { ann, orderId, first } = await aPaidOrder()
    const { id, number } = await apply(ann, orderId)
    await decide(orderId, id, 'refuse')
    expect(await ann.call(calls.orderRefundDetail, { refundId: id })).toMatchObject({
      state: 'refused',
      refusal: 'Made as ordered',
    })
    const again = await apply(ann, orderId, { ...part(first), description: 'Look again' })
    expect(again).toMatchObject({ id, number, state: 'merchantReview', amount: 2600, refusal: null })
    expect(again.timeline.map(({ state }) => state)).toContain('refused')
    await decide(orderId, id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({ refunded: 2600 })
  })

  it('should be closed after a week', async () => {
    const { ann, orderId } = await aPaidOrder()
    const { id } = await apply(ann, orderId)
    await decide(orderId, id, 'refuse')
    world.clock.forward(7 * 24 * 60)
    await world.app.context.jobs.runDue()
    expect((await ann.call(calls.orderRefundDetail, { refundId: id })).state).toBe('closed')
  })
})

describe('order.cancelRefund', () => {
  it('should close the application, once', async () => {
    const { ann, orderId } = await aPaidOrder()
    const { id } = await apply(ann, orderId)
    const closed = await ann.call(calls.orderCancelRefund, { refundId: id })
    expect(closed.timeline.map(({ state }) => state).slice(-2)).toEqual(['revoked', 'closed'])
    expect(await ann.refusal(calls.orderCancelRefund, { refundId: id })).toBe('refundStateChanged')
  })

  it('should leave one result when the store agrees at the same time', async () => {
    const { ann, orderId } = await aPaidOrder()
    const { id } = await apply(ann, orderId)
    const agreed = decide(orderId, id, 'agreeRefund').then(
      () => true,
      () => false,
    )
    const [revoked, paid] = await Promise.all([
      ann.refusal(calls.orderCancelRefund, { refundId: id }).then((failure) => failure === undefined),
      agreed,
    ])
    expect([revoked, paid].filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(ann)).toBe(paid ? 100_00 : 100_00 - 6601)
  })

  it('should refuse somebody else’s', async () => {
    const { ann, orderId } = await aPaidOrder()
    const { id } = await apply(ann, orderId)
    const ben = await world.make.customer()
    expect(await ben.refusal(calls.orderRefundDetail, { refundId: id })).toBe('refundNotFound')
  })
})

describe('a dish that the store is out of', () => {
  it('should be off the menu for a while, and be refunded at once when the customer says so', async () => {
    const { ann, orderId, goods, first } = await aPaidOrder()
    await runOut(orderId, first)
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(0)
    expect((await detail(ann, orderId)).shortage).toMatchObject({ position: first, name: expect.any(String) as string })
    const refund = await apply(ann, orderId, part(first, 2))
    expect(refund).toMatchObject({ state: 'refundComplete', amount: 5200, reason: 'A dish has just sold out' })
    expect(await detail(ann, orderId)).toMatchObject({ shortage: null, refunded: 5200, step: 'preparing' })
    world.clock.forward(60)
    await world.app.context.jobs.runDue()
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(10)
  })

  it('should let the whole order go', async () => {
    const { ann, orderId, first, goods } = await aPaidOrder()
    await runOut(orderId, first)
    await apply(ann, orderId)
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601, shortage: null })
    world.clock.forward(60)
    await world.app.context.jobs.runDue()
    expect(await Promise.all(goods.map((id) => world.make.stockOf(id)))).toEqual([10, 10])
  })

  it('should refund the dish when nobody answers', async () => {
    const { ann, orderId, second } = await aPaidOrder()
    await runOut(orderId, second)
    world.clock.forward(5)
    await world.app.context.jobs.runDue()
    expect(await detail(ann, orderId)).toMatchObject({ shortage: null, refunded: 1001 })
  })
})

describe('order.delay', () => {
  const asked = { minutes: 10, askedAt: '2026-01-01T04:00:00.000Z', dueAt: null, answer: null }
  const onTheWay = async () => {
    const order = await aPaidOrder(toDoor.slice(0, -1))
    const { estimatedAt } = await detail(order.ann, order.orderId)
    await fire(order.orderId, 'applyDelay', { delay: JSON.stringify(asked) })
    return { ...order, promised: Date.parse(estimatedAt) }
  }

  it('should put the promise off when accepted, and keep it when refused', async () => {
    const { ann, orderId, promised } = await onTheWay()
    const { delay } = await detail(ann, orderId)
    expect([delay?.minutes, Date.parse(delay?.estimatedAt ?? '')]).toEqual([10, promised + 600_000])
    const accepted = await ann.call(calls.orderDelay, { orderId, accept: true })
    expect(accepted).toMatchObject({ step: 'riderDelivering', delay: { answer: 'accepted' } })
    expect(Date.parse(accepted.estimatedAt)).toBe(promised + 600_000)
    const other = await onTheWay()
    const refused = await other.ann.call(calls.orderDelay, { orderId: other.orderId, accept: false })
    expect(refused).toMatchObject({ step: 'riderDelivering', delay: { answer: 'refused' } })
    expect(Date.parse(refused.estimatedAt)).toBe(other.promised)
  })

  it('should be answered once, and by the clock after five minutes', async () => {
    const { ann, orderId } = await onTheWay()
    world.clock.forward(5)
    await world.app.context.jobs.runDue()
    expect((await ann.call(calls.orderTrack, { orderId })).delay).toMatchObject({ answer: 'accepted' })
    expect(await ann.refusal(calls.orderDelay, { orderId, accept: false })).toBe('orderStateChanged')
  })
})

describe('the lists', () => {
  it('should show a refund in its tab and count it while it is open', async () => {
    const { ann, orderId } = await aPaidOrder()
    const { id } = await apply(ann, orderId)
    const [listed] = (await ann.call(calls.orderList, { tab: 'refund' })).items
    expect(listed).toMatchObject({ id: orderId, refund: { id, state: 'merchantReview' } })
    expect(await ann.call(calls.orderCount, {})).toMatchObject({ refund: 1, toReview: 0 })
    await ann.call(calls.orderCancelRefund, { refundId: id })
    expect(await ann.call(calls.orderList, { tab: 'refund' })).toMatchObject({ items: [] })
    expect(await ann.call(calls.orderCount, {})).toMatchObject({ refund: 0 })
  })

  it('should name the reasons in the caller’s language', async () => {
    const ann = await world.make.customer()
    ann.language = 'zh'
    const { items } = await ann.call(calls.orderRefundReasons, {})
    expect(items[0]).toEqual({ key: 'missing', text: '商品漏送、少送' })
  })
})
