import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { orderEngine } from '../modules/order/engine'
import { aWorld, type World } from '../testing/world'
import { Autopilot } from './autopilot'

let world: World

beforeAll(async () => {
  world = await aWorld({ DEMO_SPEED: '1', DEMO_SURPRISES: '0' })
  new Autopilot(world.app.context, orderEngine(world.app.context)).start()
})
afterAll(() => world.close())

async function aPaidOrder(store: Parameters<World['make']['store']>[0] = {}, pickup = false) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store(store)
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 1 })
  const { id: quoteId } = await ann.call(orderConfirm, { storeId, fulfilment: pickup ? 'pickup' : 'delivery' })
  const forPickup = pickup ? { pickupPhone: '13800006209', agreed: true } : {}
  const { orderId } = await ann.call(orderSubmit, { quoteId, ...forPickup, idempotencyKey: randomUUID() })
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return { ann, orderId }
}

/** Lets time pass a minute at a time, as the clock does. */
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
    const order = await ann.call(orderDetail, { orderId })
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
    const at = async () => (await ann.call(orderDetail, { orderId })).rider
    while ((await ann.call(orderDetail, { orderId })).step !== 'riderDelivering') await pass(1)
    const first = await at()
    await pass(2)
    expect((await at())?.progress).toBeGreaterThan(first?.progress ?? 1)
    expect((await at())?.distance).toBeLessThan(first?.distance ?? 0)
  })

  it('should let the store’s own people deliver where they do', async () => {
    const { ann, orderId } = await aPaidOrder({ delivered_by: 'store' })
    await pass(60)
    expect((await ann.call(orderDetail, { orderId })).timeline.map(({ step }) => step)).toContain('merchantDelivering')
  })

  it('should have an order for self-pickup ready with its code', async () => {
    const { ann, orderId } = await aPaidOrder({}, true)
    await pass(14)
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({
      step: 'ready',
      pickupCode: expect.stringMatching(/^\d{3}$/) as string,
    })
  })
})
