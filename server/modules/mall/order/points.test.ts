import { randomUUID } from 'node:crypto'
import { aftersaleApply } from '@contract/calls/aftersale'
import { orderCancel, orderConfirm, orderConfirmReceipt, orderDetail, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { pointsHistory, pointsRule } from '@contract/calls/points'
import { isOfKind } from '@contract/order-kinds'
import { trustedId } from '../../../security/trusted-id'
import { withBooks } from '../../../testing/books'
import type { TestCaller } from '../../../testing/caller'
import { MallFactory } from '../../../testing/mall'
import { givePoints, movementsOf, pointsOf } from '../../../testing/points'
import { decide } from '../../../testing/refunds'
import type { World } from '../../../testing/world'
import { refundPart } from '../../order/settlement'

let world: World
let mall: MallFactory
let tea: { id: string; templateId: string }
let home: { id: string; templateId: string }

withBooks((its) => ({ world } = its))

beforeAll(async () => {
  mall = new MallFactory(world.app.context.db, world.make)
  tea = await mall.shop()
  await world.make.commission(500, { storeId: tea.id })
  home = await mall.shop()
})

async function aShopper(points: number) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  await world.make.address(ann.id, { region_code: '440305' })
  await givePoints(world, ann.id, points)
  return ann
}

const aSku = async (shop: typeof tea, price: number) =>
  (await mall.product(shop, {}, [{ shop_price: price }])).skuIds[0] ?? ''

async function quoted(ann: TestCaller, skuId: string, { usePoints = true, quantity = 1 } = {}) {
  const quote = await ann.call(orderConfirm, { kind: 'mall', sku: { skuId, quantity }, usePoints })
  if (!isOfKind(quote, 'mall')) throw new Error('it is no quote of the mall')
  return quote
}

const submit = (ann: TestCaller, quoteId: string) => ann.call(orderSubmit, { quoteId, idempotencyKey: randomUUID() })

const pay = (ann: TestCaller, orderId: string) =>
  ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })

const cancel = (ann: TestCaller, orderId: string) =>
  ann.call(orderCancel, { orderId, reason: 'changedMind', idempotencyKey: randomUUID() })

/** Asks for lines of an order back, which the shop agrees to; all of it without a quantity. */
async function refund(ann: TestCaller, orderId: string, quantity?: number) {
  const { lines } = await ann.call(orderDetail, { orderId })
  const all = lines.map(({ position, quantity: bought, refundedQuantity }) => ({
    position,
    quantity: bought - refundedQuantity,
  }))
  const { id } = await ann.call(aftersaleApply, {
    ...{ orderId, service: 'refundOnly', reason: 'changedMind', description: 'Too many' },
    lines: quantity === undefined ? all : [{ position: 0, quantity }],
    idempotencyKey: randomUUID(),
  })
  await decide(world, orderId, id, 'agreeRefund')
}

/** Gives an amount of the first line back, whatever the state of the order. */
const refundAfter = (orderId: string, amount: number) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const { orders } = world.app.services
    const order = await orders.lock(tx, trustedId('order', orderId))
    const lines = [{ position: 0, amount }]
    const referenceId = randomUUID()
    const refunded = await refundPart(tx, order, { referenceId, lines, fees: 0, amount, at: world.clock.now() })
    await orders.gaveBack(tx, order, trustedId('refund', referenceId), refunded)
  })

async function receive(ann: TestCaller, orderId: string) {
  const order = await ann.call(orderDetail, { orderId })
  if (!isOfKind(order, 'mall')) throw new Error('it is no order of the mall')
  for (const { id } of order.parcelList)
    await world.app.context.db
      .transaction()
      .execute((tx) => world.app.services.parcels.ship(tx, id, { carrier: 'shunfeng', trackingNumber: 'SF1' }))
  return ann.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
}

describe('points in the check-out', () => {
  it('should pay a share of the goods in whole steps, and be offered before they are used', async () => {
    const ann = await aShopper(2480)
    const skuId = await aSku(tea, 16_800)
    const { quantity, ...offered } = { quantity: 2, usable: 1600, balance: 2480, share: 5, step: 100 }
    expect(await quoted(ann, skuId, { usePoints: false, quantity })).toMatchObject({
      points: { ...offered, used: 0, toEarn: 336 },
      total: 33_600,
    })
    const quote = await quoted(ann, skuId, { quantity })
    expect(quote).toMatchObject({ points: { ...offered, used: 1600, toEarn: 320 }, total: 32_000, saved: 1600 })
    expect(quote.components.at(-1)).toMatchObject({ kind: 'points', label: 'Points', amount: -1600 })
    const few = await aShopper(99)
    expect((await quoted(few, skuId)).points).toMatchObject({ usable: 0, used: 0 })
  })

  it('should be held until the order is paid, and the shop be settled in full', async () => {
    const ann = await aShopper(1000)
    const before = await world.make.balanceOf('store', tea.id)
    const { orderId, total } = await submit(ann, (await quoted(ann, await aSku(tea, 20_000))).id)
    expect(total).toBe(19_000)
    expect(await ann.call(pointsRule, {})).toMatchObject({ balance: 0, held: 1000, spent: 0 })
    expect((await ann.call(pointsHistory, { tab: 'out' })).items).toMatchObject([
      { kind: 'used', amount: -1000, held: true, title: 'Shanye Tea House' },
    ])
    await pay(ann, orderId)
    expect(await ann.call(pointsRule, {})).toMatchObject({ balance: 0, held: 0, spent: 1000 })
    await receive(ann, orderId)
    expect((await world.make.balanceOf('store', tea.id)) - before).toBe(20_000 - 1000)
    expect(await movementsOf(ann)).toEqual([
      ['order', 190],
      ['used', -1000],
      ['review', 1000],
    ])
  })

  it('should never be used twice by two submits at once', async () => {
    const ann = await aShopper(500)
    const skus = [await aSku(tea, 10_000), await aSku(home, 10_000)]
    const quotes = await Promise.all(skus.map((skuId) => quoted(ann, skuId)))
    expect(quotes.map(({ points }) => points.used)).toEqual([500, 500])
    const failures = await Promise.all(
      quotes.map(({ id }) => ann.refusal(orderSubmit, { quoteId: id, idempotencyKey: randomUUID() })),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(failures).toContain('quoteChanged')
    expect(await pointsOf(ann)).toBe(0)
  })

  it('should come back once when the order is cancelled or not paid in time', async () => {
    const ann = await aShopper(1000)
    const skuId = await aSku(tea, 10_000)
    const first = await submit(ann, (await quoted(ann, skuId)).id)
    const second = await submit(ann, (await quoted(ann, skuId)).id)
    expect(await pointsOf(ann)).toBe(0)
    await cancel(ann, first.orderId)
    expect(await pointsOf(ann)).toBe(500)
    await world.hours(1)
    expect(await pointsOf(ann)).toBe(1000)
    expect(await movementsOf(ann)).toHaveLength(5)
    expect(
      await ann.refusal(paymentBalancePay, {
        orderId: second.orderId,
        payPassword: '246810',
        idempotencyKey: randomUUID(),
      }),
    ).toBe('paymentClosed')
    expect((await ann.call(pointsRule, {})).spent).toBe(0)
  })

  it('should come back with what is refunded, all of them with the last piece', async () => {
    const ann = await aShopper(1000)
    const { orderId, total } = await submit(ann, (await quoted(ann, await aSku(home, 10_000), { quantity: 3 })).id)
    expect(total).toBe(29_000)
    await pay(ann, orderId)
    await refund(ann, orderId, 1)
    expect(await pointsOf(ann)).toBe(333)
    await refund(ann, orderId)
    expect(await pointsOf(ann)).toBe(1000)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00)
  })

  it('should come back after the receipt too, while those that were earned go', async () => {
    const ann = await aShopper(1000)
    const before = await world.make.balanceOf('store', home.id)
    const { orderId } = await submit(ann, (await quoted(ann, await aSku(home, 10_000), { quantity: 2 })).id)
    await pay(ann, orderId)
    await receive(ann, orderId)
    expect(await pointsOf(ann)).toBe(190)
    await refundAfter(orderId, 9500)
    expect(await pointsOf(ann)).toBe(500 + 95)
    await refundAfter(orderId, 9500)
    expect(await pointsOf(ann)).toBe(1000)
    expect(await world.make.balanceOf('store', home.id)).toBe(before)
  })
})
