import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderApplyRefund, orderConfirm, orderDelay, orderRefundDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { walletWithdraw, walletWithdrawDetail } from '@contract/calls/wallet'
import { anAccount } from '../testing/withdrawals'
import { aWorld, type World } from '../testing/world'
import { playOrders } from './play-orders'
import { surpriseOf } from './surprises'
import { detail, fire } from '../testing/orders'

let world: World

beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1', DEMO_SURPRISES: '0' })
  playOrders(world.app)
})
afterAll(() => world.close())

async function aPaidOrder(
  store: Parameters<World['make']['store']>[0] = {},
  pickup = false,
  remark = '',
  second = false,
) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store(store)
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
  if (second) await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
  const { id: quoteId } = await ann.call(orderConfirm, { storeId, fulfilment: pickup ? 'pickup' : 'delivery' })
  const forPickup = pickup ? { pickupPhone: '13800006209', agreed: true } : {}
  const { orderId } = await ann.call(orderSubmit, { quoteId, remark, ...forPickup, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return { ann, orderId }
}

/** Advances time minute by minute, as the clock does. */
async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
  }
}

describe('the autopilot', () => {
  it('should cook, ride and deliver an order within the hour', async () => {
    const { ann, orderId } = await aPaidOrder()
    await pass(60)
    const order = await detail(ann, orderId)
    expect(order.step).toBe('delivered')
    expect(order.timeline.map(({ step }) => step)).toEqual([
      'pendingPayment',
      'waitingAccept',
      'preparing',
      'riderAccepted',
      'riderArrived',
      'riderPicking',
      'riderDelivering',
      'delivered',
    ])
    expect(order.rider).toMatchObject({ likedPercent: expect.any(Number) as number })
  })

  it('should bring the rider nearer while on the way', async () => {
    const { ann, orderId } = await aPaidOrder()
    const at = async () => (await detail(ann, orderId)).rider
    while ((await detail(ann, orderId)).step !== 'riderDelivering') await pass(1)
    const first = await at()
    await pass(2)
    expect((await at())?.progress).toBeGreaterThan(first?.progress ?? 1)
    expect((await at())?.distance).toBeLessThan(first?.distance ?? 0)
  })

  it('should let the store’s own people deliver where they do', async () => {
    const { ann, orderId } = await aPaidOrder({ delivered_by: 'store' })
    await pass(60)
    expect((await detail(ann, orderId)).timeline.map(({ step }) => step)).toContain('merchantDelivering')
  })

  it('should have an order for self-pickup ready with its code', async () => {
    const { ann, orderId } = await aPaidOrder({}, true)
    await pass(14)
    expect(await detail(ann, orderId)).toMatchObject({
      step: 'ready',
      pickupCode: expect.stringMatching(/^\d{3}$/) as string,
    })
  })
})

describe('a store whose merchant takes orders', () => {
  it('should have its orders left to the merchant, but ridden', async () => {
    const { ann, orderId } = await aPaidOrder({ auto_accept: false })
    await pass(10)
    expect((await detail(ann, orderId)).step).toBe('waitingAccept')
    await fire(world, orderId, 'accept')
    await pass(60)
    expect((await detail(ann, orderId)).step).toBe('delivered')
  })

  it('should have its own deliveries and its refunds left to the merchant', async () => {
    const { ann, orderId } = await aPaidOrder({ auto_accept: false, delivered_by: 'store' })
    await fire(world, orderId, 'accept')
    const request = { orderId, type: 'full' as const, reason: 'Something else', description: 'It is cold' }
    const { id } = await ann.call(orderApplyRefund, { ...request, idempotencyKey: randomUUID() })
    await pass(60)
    expect((await detail(ann, orderId)).step).toBe('preparing')
    expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'merchantReview' })
  })
})

describe('surprises', () => {
  const orderOf = (ann: Awaited<ReturnType<typeof aPaidOrder>>['ann'], orderId: string) => detail(ann, orderId)

  it('should come to an order whose note asks for them: refused, with the money back', async () => {
    const { ann, orderId } = await aPaidOrder({}, false, 'Less salt #refuse')
    await pass(5)
    expect(await orderOf(ann, orderId)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'A dish has just sold out',
      refunded: 3000,
    })
  })

  it('should let the rider ask for time, wait for the answer, and come later when it is agreed to', async () => {
    const { ann, orderId } = await aPaidOrder({}, false, '#late')
    while ((await orderOf(ann, orderId)).step !== 'riderDelay') await pass(1)
    const { delay, estimatedAt } = await orderOf(ann, orderId)
    await ann.call(orderDelay, { orderId, accept: true })
    const later = await orderOf(ann, orderId)
    expect(later.estimatedAt).toBe(delay?.estimatedAt)
    expect(Date.parse(later.estimatedAt)).toBeGreaterThan(Date.parse(estimatedAt))
    await pass(3)
    expect((await orderOf(ann, orderId)).step).toBe('riderDelivering')
    await pass(30)
    expect((await orderOf(ann, orderId)).step).toBe('delivered')
  })

  it('should bring it all the same when the delay is refused', async () => {
    const { ann, orderId } = await aPaidOrder({}, false, '#late')
    while ((await orderOf(ann, orderId)).step !== 'riderDelay') await pass(1)
    await ann.call(orderDelay, { orderId, accept: false })
    await pass(12)
    expect(await orderOf(ann, orderId)).toMatchObject({ step: 'delivered', delay: { answer: 'refused' } })
  })

  it('should let the store run out of a dish and continue the order once the dish is refunded', async () => {
    const { ann, orderId } = await aPaidOrder({}, false, '#soldout', true)
    while (!(await orderOf(ann, orderId)).shortage) await pass(1)
    await pass(3)
    expect((await orderOf(ann, orderId)).step).toBe('preparing')
    await pass(60)
    const order = await orderOf(ann, orderId)
    expect(order.step).toBe('delivered')
    expect(order.refunded).toBeGreaterThan(0)
  })

  it('should refuse the first application of a note that says so, and agree to the second', async () => {
    const { ann, orderId } = await aPaidOrder({}, false, '#norefund')
    await pass(2)
    const request = { orderId, type: 'full' as const, reason: 'Something else', description: 'It is cold' }
    const { id } = await ann.call(orderApplyRefund, { ...request, idempotencyKey: randomUUID() })
    await pass(6)
    expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'refused' })
    await ann.call(orderApplyRefund, { ...request, description: 'Look', idempotencyKey: randomUUID() })
    await pass(6)
    expect(await ann.call(orderRefundDetail, { refundId: id })).toMatchObject({ state: 'refundComplete' })
  })

  it('should come to about the share of orders that the deployment wants, always the same ones', () => {
    const ids = Array.from({ length: 400 }, () => ({ id: randomUUID(), remark: '' }))
    const struck = ids.filter((order) => surpriseOf(order, 0.25))
    expect(struck.length).toBeGreaterThan(50)
    expect(struck.length).toBeLessThan(150)
    expect(ids.filter((order) => surpriseOf(order, 0.25))).toEqual(struck)
    expect(ids.filter((order) => surpriseOf(order, 0))).toEqual([])
  })
})

describe('a withdrawal in the demo', () => {
  it('should be approved and credited within minutes', async () => {
    const ann = await world.make.customer({ balance: 100_00 })
    const { id: accountId } = await anAccount(ann)
    const keyed = { payPassword: '246810', idempotencyKey: randomUUID() }
    const { id } = await ann.call(walletWithdraw, { accountId, amount: 50_00, ...keyed })
    const state = async () => (await ann.call(walletWithdrawDetail, { withdrawalId: id })).state
    await pass(3)
    expect(await state()).toBe('underReview')
    await pass(6)
    expect(await state()).toBe('credited')
  })
})
