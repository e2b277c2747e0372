import { randomUUID } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { RequestInput } from '@contract/call'
import { addressDelete, addressEdit } from '@contract/calls/address'
import { cartAdd } from '@contract/calls/cart'
import * as calls from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { limits } from '@contract/limits'
import { given } from '../../testing/coupons'
import { fire } from '../../testing/orders'
import { anOrder } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'
import { askedDelay } from '../order/delay'
import { updateTakeaway } from './queries'
import { trustedId } from '../../security/trusted-id'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const db = () => world.app.context.db
const runDue = () => world.app.context.jobs.runDue()

async function aPaidOrder() {
  const order = await anOrder(world, { balance: 5600 })
  await order.ann.call(paymentBalancePay, { orderId: order.orderId, payPassword: '246810', ...key() })
  return order
}

async function aQuote({ more = 0 } = {}) {
  const ann = await world.make.customer({ balance: 10_000 })
  const storeId = await world.make.store()
  const goods = [await world.make.goods(storeId)]
  for (let count = 0; count < more; count += 1) goods.push(await world.make.goods(storeId))
  const addressId = await world.make.address(ann.id)
  const quote = async () => {
    for (const goodsId of goods) await ann.call(cartAdd, { goodsId, quantity: 1 })
    return (await ann.call(calls.orderConfirm, { storeId })).id
  }
  return { ann, storeId, goods, addressId, quote }
}

describe('a clock that was set before', () => {
  it('should not answer a rider’s second question before its time', async () => {
    const { ann, orderId } = await aPaidOrder()
    for (const event of ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff'] as const)
      await fire(world, orderId, event)
    const ask = async () => {
      const asked = askedDelay(10, world.clock.now(), null)
      await db()
        .transaction()
        .execute((tx) => updateTakeaway(tx, orderId, asked))
      await fire(world, orderId, 'applyDelay', { minutes: 10 })
    }
    await ask()
    world.clock.forward(1)
    await ann.call(calls.orderDelay, { orderId, accept: false })
    world.clock.forward(limits.answerDelayMinutes - 2)
    await ask()
    world.clock.forward(1)
    await runDue()
    expect((await ann.call(calls.orderTrack, { orderId })).delay).toMatchObject({ answer: null })
    world.clock.forward(limits.answerDelayMinutes - 1)
    await runDue()
    expect((await ann.call(calls.orderTrack, { orderId })).delay).toMatchObject({ answer: 'accepted' })
  })

  it('should not answer a store’s second shortage before its time', async () => {
    const { ann, quote } = await aQuote({ more: 2 })
    const { orderId } = await ann.call(calls.orderSubmit, { quoteId: await quote(), ...key() })
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', ...key() })
    await fire(world, orderId, 'accept')
    const { services } = world.app
    const runOut = (position: number) =>
      db()
        .transaction()
        .execute(async (tx) =>
          services.shortages.report(tx, await services.orders.lock(tx, trustedId('order', orderId)), position),
        )
    const shown = () => ann.call(calls.orderDetail, { orderId })
    await runOut(0)
    world.clock.forward(1)
    const dish = {
      type: 'partial',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'Gone',
      description: 'Gone',
    } as const
    await ann.call(calls.orderApplyRefund, { orderId, ...dish, lines: [...dish.lines], ...key() })
    await runOut(1)
    world.clock.forward(limits.answerShortageMinutes - 1)
    await runDue()
    expect(await shown()).toMatchObject({ shortage: { position: 1 }, refunded: 2600 })
    world.clock.forward(1)
    await runDue()
    expect(await shown()).toMatchObject({ shortage: null, refunded: 5200 })
  })
})

describe('an order whose dishes or customer somebody else names meanwhile', () => {
  it('should not wait for a customer who only names a dish, such as the writer of a review', async () => {
    const { ann, storeId, goods, quote } = await aQuote()
    const quoteId = await quote()
    const other = await world.make.customer()
    await db()
      .transaction()
      .execute(async (tx) => {
        const [goods_id = ''] = goods
        const line = { id: uuid(), customer_id: other.id, store_id: storeId, goods_id, option_ids: [], quantity: 1 }
        await tx
          .insertInto('cart_lines')
          .values({ ...line, updated_at: world.clock.now() })
          .execute()
        await ann.call(calls.orderSubmit, { quoteId, ...key() })
      })
  })

  it('should not make the address book wait', async () => {
    const { ann, addressId } = await aQuote()
    const form: RequestInput<typeof addressEdit> = {
      addressId,
      consignee: 'Lin Yue',
      gender: 1,
      mobile: '13812346209',
      regionCode: '440305',
      address: 'Keyuan Garden',
      addressDetail: 'Rm 1602',
      tag: 'Home',
      isDefault: true,
      latitude: 22.5329,
      longitude: 113.93,
    }
    await db()
      .transaction()
      .execute(async (tx) => {
        const row = { customer_id: ann.id, key: randomUUID(), call: 'order.submit', request_hash: '', answer: null }
        await tx.insertInto('idempotency_keys').values(row).execute()
        await ann.call(addressEdit, form)
      })
  })
})

describe('between a quote and its order', () => {
  it('should say so when the address is deleted', async () => {
    const { ann, addressId, quote } = await aQuote()
    const quoteId = await quote()
    await ann.call(addressDelete, { addressId })
    expect(await ann.refusal(calls.orderSubmit, { quoteId, ...key() })).toBe('addressRequired')
  })

  it('should say so when the store closes, and when a dish goes off the menu', async () => {
    const { ann, storeId, goods, quote } = await aQuote()
    const quoteId = await quote()
    await world.make.changeStore(storeId, { status: 'resting' })
    expect(await ann.refusal(calls.orderSubmit, { quoteId, ...key() })).toBe('storeClosed')
    await world.make.changeStore(storeId, { status: 'open' })
    await world.make.changeGoods(goods[0] ?? '', { removed_at: world.clock.now() })
    expect(await ann.refusal(calls.orderSubmit, { quoteId, ...key() })).toBe('goodsNotFound')
    expect(await world.make.stockOf(goods[0] ?? '')).toBe(1000)
  })

  it('should say so when a coupon is over', async () => {
    const { ann, storeId, quote } = await aQuote()
    const until = new Date(world.clock.now().getTime() + 5 * 60_000)
    await given(world, ann.id, { kind: 'store', store_id: storeId, amount: 400, valid_until: until })
    const quoteId = await quote()
    world.clock.forward(6)
    expect(await ann.refusal(calls.orderSubmit, { quoteId, ...key() })).toBe('couponUnavailable')
  })
})
