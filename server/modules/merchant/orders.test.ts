import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import { chatAuth } from '@contract/calls/chat'
import * as calls from '@contract/calls/merchant'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { cartAdd } from '@contract/calls/cart'
import { paymentBalancePay } from '@contract/calls/payment'
import type { MerchantTab } from '@contract/merchant-work'
import type { TestCaller } from '../../testing/caller'
import { balanceOf, detail, fire } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'
import type { StoreRow } from '../../testing/rows'
import { storeAudience } from '../order/queries'

let world: World
let mia: TestCaller

beforeAll(async () => {
  world = await aWorld()
  mia = await world.make.customer()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const list = (tab: MerchantTab, storeId: string, merchant = mia) =>
  merchant.call(calls.merchantOrders, { tab, storeId })

/** A store of Mia's with an order that is not paid yet. */
async function anOrder({
  store = {},
  pickup = false,
  hideNumber = true,
}: { store?: Partial<StoreRow>; pickup?: boolean; hideNumber?: boolean } = {}) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store({ merchant_id: mia.id, self_pickup: true, ...store })
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await world.make.goods(storeId), quantity: 2 })
  const { id: quoteId } = await ann.call(orderConfirm, { storeId, fulfilment: pickup ? 'pickup' : 'delivery' })
  const forPickup = pickup ? { pickupPhone: '13800006209', agreed: true } : {}
  const { orderId } = await ann.call(orderSubmit, {
    quoteId,
    hideNumber,
    remark: 'Extra vinegar',
    ...forPickup,
    ...key(),
  })
  const pay = () => ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
  return { ann, storeId, orderId, pay }
}

async function aPaidOrder(given?: Parameters<typeof anOrder>[0]) {
  const order = await anOrder(given)
  await order.pay()
  return order
}

describe('a store’s orders', () => {
  it('should be those that are paid, with what the kitchen needs and what the store earns', async () => {
    const { orderId, storeId, pay } = await anOrder()
    expect((await list('new', storeId)).items).toEqual([])
    await pay()
    const { items, counts, today } = await list('new', storeId)
    expect(counts).toEqual({ new: 1, cooking: 0, ready: 0, out: 0 })
    expect(items).toMatchObject([
      {
        id: orderId,
        tab: 'new',
        remark: 'Extra vinegar',
        paid: 5600,
        lines: [{ quantity: 2, amount: 5200 }],
        actions: ['accept', 'refuse'],
        acceptBefore: expect.any(String) as string,
      },
    ])
    const [order] = items
    expect(order?.earned).toBeGreaterThan(0)
    expect(today).toEqual({ orders: 1, income: order?.earned, cookingMinutes: null, parcelsShipped: null })
  })

  it('should move from tab to tab until a rider has taken the food', async () => {
    const { orderId, storeId, ann } = await aPaidOrder()
    expect(await mia.call(calls.merchantAccept, { orderId, ...key() })).toMatchObject({
      tab: 'cooking',
      actions: ['ready'],
    })
    expect((await detail(ann, orderId)).step).toBe('preparing')
    world.clock.forward(9)
    const ready = await mia.call(calls.merchantReady, { orderId, ...key() })
    expect(ready).toMatchObject({ tab: 'ready', isReady: true, actions: [] })
    expect(await list('ready', storeId)).toMatchObject({ items: [{ id: orderId }], today: { cookingMinutes: 9 } })
    expect(await mia.refusal(calls.merchantReady, { orderId, ...key() })).toBe('orderStateChanged')
    for (const event of ['assignRider', 'riderArrive', 'pickUp'] as const) await fire(world, orderId, event)
    expect((await list('ready', storeId)).counts).toEqual({ new: 0, cooking: 0, ready: 1, out: 0 })
    await fire(world, orderId, 'setOff')
    expect((await list('out', storeId)).items).toMatchObject([{ id: orderId, actions: [] }])
    await fire(world, orderId, 'deliver')
    expect((await list('done', storeId)).items).toMatchObject([
      { id: orderId, customer: { address: null, phone: null } },
    ])
  })

  it('should be delivered by the store’s own courier', async () => {
    const { orderId, ann } = await aPaidOrder({ store: { delivered_by: 'store' }, hideNumber: false })
    expect(await mia.call(calls.merchantAccept, { orderId, ...key() })).toMatchObject({ actions: ['ready', 'setOff'] })
    await mia.call(calls.merchantReady, { orderId, ...key() })
    const out = await mia.call(calls.merchantDeliver, { orderId, step: 'setOff', ...key() })
    expect(out).toMatchObject({ tab: 'out', actions: ['delivered'] })
    expect(out.customer).toMatchObject({ name: 'Lin', phone: '13800006209' })
    expect(out.customer.address).toContain('Rm 1602')
    const done = await mia.call(calls.merchantDeliver, { orderId, step: 'delivered', ...key() })
    expect(done).toMatchObject({ tab: 'done', actions: [], customer: { name: 'L**', phone: null, address: null } })
    expect((await detail(ann, orderId)).step).toBe('delivered')
  })

  it('should be handed over to the customer who collects it, which pays the store', async () => {
    const { orderId, ann, storeId } = await aPaidOrder({ pickup: true })
    await mia.call(calls.merchantAccept, { orderId, ...key() })
    const ready = await mia.call(calls.merchantReady, { orderId, ...key() })
    expect(ready).toMatchObject({
      state: 'ready',
      actions: ['collected'],
      pickupCode: (await detail(ann, orderId)).pickupCode,
    })
    const { earned } = await mia.call(calls.merchantDeliver, { orderId, step: 'collected', ...key() })
    expect(await world.make.balanceOf('store', storeId)).toBe(earned)
    expect((await detail(ann, orderId)).step).toBe('review')
  })

  it('should be refused with a reason, once, with the money back', async () => {
    const { orderId, ann, storeId } = await aPaidOrder()
    const refusal = { orderId, reason: '商家过于繁忙', ...key() }
    const refused = await mia.call(calls.merchantRefuse, refusal)
    expect(refused).toMatchObject({
      tab: 'done',
      paid: 0,
      earned: 0,
      cancelReason: 'The kitchen is too busy right now',
    })
    expect(await mia.call(calls.merchantRefuse, refusal)).toEqual(refused)
    expect(await balanceOf(ann)).toBe(100_00)
    expect(await mia.refusal(calls.merchantAccept, { orderId, ...key() })).toBe('orderStateChanged')
    expect(await list('done', storeId)).toMatchObject({ items: [{ id: orderId }], today: { orders: 0, income: 0 } })
  })

  it('should not be refused without a reason, nor advanced by a store that does not deliver them', async () => {
    const { orderId } = await aPaidOrder()
    expect(await mia.refusal(calls.merchantRefuse, { orderId, reason: ' ', ...key() })).toBe('invalidRequest')
    await mia.call(calls.merchantAccept, { orderId, ...key() })
    for (const step of ['setOff', 'delivered', 'collected'] as const)
      expect(await mia.refusal(calls.merchantDeliver, { orderId, step, ...key() })).toBe('orderStateChanged')
  })

  it('should be another merchant’s business only in that merchant’s stores', async () => {
    const { orderId, storeId } = await aPaidOrder()
    const noa = await world.make.customer()
    await world.make.store({ merchant_id: noa.id })
    expect(await noa.refusal(calls.merchantAccept, { orderId, ...key() })).toBe('orderNotFound')
    expect(await noa.refusal(calls.merchantOrders, { storeId })).toBe('storeNotFound')
    expect((await noa.call(calls.merchantOrders, {})).items).toEqual([])
  })
})

describe('the customer of an order', () => {
  it('should be masked until the store accepts, and no phone be shown that the customer hides', async () => {
    const { orderId, storeId } = await aPaidOrder({ store: { delivered_by: 'store' } })
    const [waiting] = (await list('new', storeId)).items
    expect(waiting?.customer).toMatchObject({ name: 'L**', maskedPhone: '138****6209', phone: null })
    expect(JSON.stringify(waiting)).not.toMatch(/1602|13800006209/)
    const { customer } = await mia.call(calls.merchantAccept, { orderId, ...key() })
    expect(customer).toMatchObject({ name: 'Lin', maskedPhone: '138****6209', phone: null })
  })

  it('should not be shown to the store beyond the street where a rider delivers the order', async () => {
    const { orderId } = await aPaidOrder({ hideNumber: false })
    const accepted = await mia.call(calls.merchantAccept, { orderId, ...key() })
    expect(JSON.stringify(accepted)).not.toMatch(/1602|13800006209/)
  })
})

describe('a store that accepts orders by itself', () => {
  it('should have them accepted right after the payment', async () => {
    const { orderId, storeId } = await aPaidOrder({ store: { auto_accept: true } })
    await world.app.context.jobs.runDue()
    expect((await list('cooking', storeId)).items).toMatchObject([{ id: orderId }])
  })

  it('should not do so unless its merchant wants it', async () => {
    const { orderId, storeId } = await aPaidOrder()
    await world.app.context.jobs.runDue()
    expect((await list('new', storeId)).items).toMatchObject([{ id: orderId }])
  })
})

it('should notify the merchant of the store of a paid order, and nobody else', async () => {
  const hear = async (caller: TestCaller) => {
    const { socket_url, uid, userSig } = await caller.call(chatAuth, {})
    const socket = new WebSocket(socket_url)
    const heard: unknown[] = []
    await once(socket, 'open')
    const ready = once(socket, 'message')
    socket.send(JSON.stringify({ uid, userSig }))
    await ready
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())))
    return { socket, heard }
  }
  const noa = await world.make.customer()
  await world.make.store({ merchant_id: noa.id })
  const [mine, theirs] = [await hear(mia), await hear(noa)]
  const { orderId, storeId } = await aPaidOrder()
  const ownOrder = { type: 'store' as const, storeId: randomUUID(), orderId, state: 'preparing' }
  await world.app.context.bus.publish(world.app.context.db, storeAudience(ownOrder.storeId), ownOrder)
  // An event of an earlier order may come first.
  const isHeard = () => mine.heard.some((event) => (event as { orderId?: string }).orderId === orderId)
  while (!isHeard()) await once(mine.socket, 'message')
  expect(mine.heard).toContainEqual({ type: 'store', storeId, orderId, state: 'waitingAccept' })
  expect(theirs.heard).toEqual([])
  mine.socket.close()
  theirs.socket.close()
})
