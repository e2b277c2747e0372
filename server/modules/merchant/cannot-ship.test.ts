import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/merchant'
import type { TestCaller } from '../../testing/caller'
import { withBooks } from '../../testing/books'
import { type Purchase, CaseFactory } from '../../testing/cases'
import { pointsOf } from '../../testing/points'
import type { World } from '../../testing/world'

const key = () => ({ idempotencyKey: randomUUID() })

let world: World
let cases: CaseFactory

withBooks((its) => ({ world } = its))
beforeAll(() => {
  cases = new CaseFactory(world)
})

/** A paid order of a shop that a merchant runs. */
async function anOrder(bought: readonly Purchase[] = [{ quantity: 2 }], points = 0) {
  const made = await cases.order(bought, points)
  const mia = await world.make.customer()
  await world.make.changeStore(made.shopId, { merchant_id: mia.id })
  return { ...made, mia }
}

const refuse = (orderId: string, over: object = {}) => ({ orderId, reason: 'The harvest failed', ...key(), ...over })
const ship = async (mia: TestCaller, shopId: string, at = 0) => {
  const { items } = await mia.call(calls.merchantOrders, { storeId: shopId, tab: 'toShip' })
  const [order] = items
  if (order?.kind !== 'mall') throw new Error('it is no order of the mall')
  const parcelId = order.parcels[at]?.id
  const trackingNumber = `SF${randomUUID().replace(/\D/g, '').padEnd(12, '7').slice(0, 12)}`
  return { orderId: order.id, parcelId, carrier: 'shunfeng', trackingNumber, ...key() }
}

describe('a shop that cannot ship', () => {
  it('should refund everything, shipping and points too, and restore the stock', async () => {
    const { ann, mia, orderId, skuIds, shopId } = await anOrder([{ quantity: 2 }, {}], 500)
    const { total } = await cases.detail(ann, orderId)
    expect(await pointsOf(ann)).toBe(0)
    const asked = refuse(orderId)
    const answer = await mia.call(calls.merchantRefuse, asked)
    expect(answer).toMatchObject({ tab: 'done', state: 'closed', cancelReason: 'The harvest failed', actions: [] })
    expect(await mia.call(calls.merchantRefuse, asked)).toMatchObject({ state: 'closed' })
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed', refunded: total })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(10_000_00)
    expect(await pointsOf(ann)).toBe(500)
    expect(await world.make.heldFor(shopId)).toBe(0)
    expect(await Promise.all(skuIds.map((id) => cases.stock(id)))).toEqual([50, 50])
    expect(await mia.refusal(calls.merchantRefuse, refuse(orderId))).toBe('orderStateChanged')
  })

  it('should leave out what is sold out of its stock', async () => {
    const { ann, mia, orderId, skuIds } = await anOrder([{ quantity: 2 }, {}])
    const lines = [{ position: 0, quantity: 1 }]
    const answer = await mia.call(calls.merchantRefuse, refuse(orderId, { lines, soldOut: true }))
    expect(answer).toMatchObject({ state: 'pendingShipment', lines: [{ refundedQuantity: 1 }, {}] })
    const { refunded } = await cases.detail(ann, orderId)
    expect(refunded).toBe(5000)
    expect(await cases.stock(skuIds[0] ?? '')).toBe(48)
    await mia.call(calls.merchantRefuse, refuse(orderId, { soldOut: true }))
    expect(await cases.detail(ann, orderId)).toMatchObject({ status: 'closed' })
    expect(await Promise.all(skuIds.map((id) => cases.stock(id)))).toEqual([48, 49])
    expect(await world.make.balanceOf('customer', ann.id)).toBe(10_000_00)
  })

  it('should continue with what is left, and show the customer the reason', async () => {
    const { ann, mia, orderId, shopId } = await anOrder([{ quantity: 3, stock: 2 }])
    await mia.call(calls.merchantDeliver, await ship(mia, shopId))
    expect(await mia.refusal(calls.merchantRefuse, refuse(orderId, { lines: [{ position: 0, quantity: 2 }] }))).toBe(
      'refundTooMuch',
    )
    await mia.call(calls.merchantRefuse, refuse(orderId))
    const order = await cases.detail(ann, orderId)
    expect(order).toMatchObject({ status: 'pendingReceipt', refunded: 5000 })
    const [{ id = '' } = {}] = order.refunds
    expect(await cases.of(ann, id)).toMatchObject({
      state: 'refundComplete',
      reason: 'The harvest failed',
      fault: 'shop',
      statements: [{ by: 'merchant', text: 'The harvest failed' }],
    })
    expect(await mia.refusal(calls.merchantRefuse, refuse(orderId))).toBe('orderStateChanged')
  })

  it('should answer the customer’s own case first', async () => {
    const { ann, mia, orderId } = await anOrder()
    await cases.apply(ann, orderId, {
      service: 'refundOnly',
      reason: 'changedMind',
      lines: [{ position: 0, quantity: 1 }],
    })
    expect(await mia.refusal(calls.merchantRefuse, refuse(orderId))).toBe('parcelWaits')
  })

  it('should ship a parcel or refund it, never both', async () => {
    const { ann, mia, orderId, shopId } = await anOrder([{ quantity: 1 }])
    const shipping = await ship(mia, shopId)
    const answers = await Promise.all([
      mia.refusal(calls.merchantDeliver, shipping),
      mia.refusal(calls.merchantRefuse, refuse(orderId)),
    ])
    expect(answers.filter((failure) => failure === undefined)).toHaveLength(1)
    const { status } = await cases.detail(ann, orderId)
    expect(status).toBe(answers[0] === undefined ? 'pendingReceipt' : 'closed')
  })

  it('should be no reason that a customer can give', async () => {
    const { ann, orderId } = await anOrder()
    const asked = {
      orderId,
      service: 'refundOnly' as const,
      lines: [{ position: 0, quantity: 1 }],
      reason: 'cannotShip',
    }
    await expect(cases.apply(ann, orderId, asked)).rejects.toThrow()
  })
})
