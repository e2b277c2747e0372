import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { RequestInput } from '@contract/call'
import { cartAdd } from '@contract/calls/cart'
import { orderApplyRefund, orderConfirm } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TakeawayEvent } from '@contract/states/takeaway'
import type { Database } from '../database/schema'
import { sharesOf } from '../modules/order/settlement/queries'
import type { RefundedAmounts } from '../modules/order/shares'
import { lockRefund } from '../modules/refund/queries'
import type { TestCaller } from './caller'
import { detail, fire, submit } from './orders'
import type { World } from './world'
import { trustedId } from '../security/trusted-id'

type Apply = RequestInput<typeof orderApplyRefund>

/**
 * Two dishes, 2 × 26.00 and 1 × 10.01, with 1.00 packing and 3.00 delivery: 66.01, paid from a balance of 100.00. `first`
 * and `second` are the positions of the dishes.
 */
export async function aPaidOrder(world: World, events: readonly TakeawayEvent[] = ['accept']) {
  const ann = await world.make.customer({ balance: 100_00 })
  const storeId = await world.make.store()
  const goods = [
    await world.make.goods(storeId, { stock: 10 }),
    await world.make.goods(storeId, { shop_price: 1001, stock: 10 }),
  ]
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: goods[0] ?? '', quantity: 2 })
  await ann.call(cartAdd, { goodsId: goods[1] ?? '', quantity: 1 })
  const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
  await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  for (const event of events) await fire(world, orderId, event)
  const { lines } = await detail(ann, orderId)
  const position = (goodsId?: string) => lines.find((line) => line.goodsId === goodsId)?.position ?? 0
  return { ann, orderId, storeId, goods, first: position(goods[0]), second: position(goods[1]) }
}

/** An application for a full refund, with overrides. */
export const application = (orderId: string, over: Partial<Apply> = {}): Apply => ({
  orderId,
  type: 'full',
  reason: 'Something is missing',
  description: 'No noodles',
  idempotencyKey: randomUUID(),
  ...over,
})

/** A quantity of a line, for an application. */
export const part = (position: number, quantity = 1) => ({ type: 'partial' as const, lines: [{ position, quantity }] })

/** Applies for a refund with a new idempotency key. */
export const apply = (caller: TestCaller, orderId: string, over: Partial<Apply> = {}) =>
  caller.call(orderApplyRefund, application(orderId, over))

/** Fires a merchant's decision on an application. */
export const decide = (world: World, orderId: string, refundId: string, event: 'agreeRefund' | 'refuse') =>
  world.app.context.db.transaction().execute(async (tx) => {
    const { orders, refunds } = world.app.services
    const order = await orders.lock(tx, trustedId('order', orderId))
    await refunds.fire(tx, order, await lockRefund(tx, trustedId('refund', refundId)), event, 'merchant', {
      reason: 'Made as ordered',
    })
  })

/** Reports the dish of a line as sold out. */
export const runOut = (world: World, orderId: string, position: number) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const { orders, shortages } = world.app.services
    await shortages.report(tx, await orders.lock(tx, trustedId('order', orderId)), position)
  })

/** Distributes an amount over the lines of an order and then its fees, as a refund lists them. */
export async function anyPart(
  db: Kysely<Database>,
  orderId: string,
  amount: number,
): Promise<RefundedAmounts & { amount: number }> {
  const shares = (await sharesOf(db, orderId)).filter(({ party }) => party === 'customer')
  let fees = amount
  const lines = shares.flatMap(({ position, amount: share, refunded }) => {
    const part = Math.min(fees, refunded - share)
    if (position === null || part <= 0) return []
    fees -= part
    return [{ position, amount: part }]
  })
  return { lines, fees, amount }
}
