import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { cartAdd } from '@contract/calls/cart'
import { merchantSetPayouts } from '@contract/calls/merchant'
import { orderConfirm } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { PayoutPeriod } from '@contract/entities/settlement'
import type { Database } from '../database/schema'
import { lockOrder, type Order } from '../modules/order/queries'
import { refundPart } from '../modules/order/settlement'
import { trustedId } from '../security/trusted-id'
import type { TestCaller } from './caller'
import { fire, submit } from './orders'
import { anyPart } from './refunds'
import { anAccount } from './withdrawals'
import type { World } from './world'

/** The fields of a call that moves money. */
export const keyed = () => ({ payPassword: '246810', idempotencyKey: randomUUID() })

interface MerchantOf {
  /** The end of the account's number, by which the sandbox decides. */
  readonly ending?: string
  readonly period?: PayoutPeriod
  readonly linked?: boolean
}

/** A merchant with a store that delivers by itself and, by default, an account for its payouts. */
export async function aMerchant(world: World, { ending = '1234', period = 'none', linked = true }: MerchantOf = {}) {
  const merchant = await world.make.customer()
  const storeId = await world.make.store({ merchant_id: merchant.id, delivered_by: 'store', minimum_order: 0 })
  const accountId = linked ? (await anAccount(merchant, `62220000${ending}`)).id : ''
  if (linked) await merchant.call(merchantSetPayouts, { storeId, accountId, period, threshold: 0, ...keyed() })
  return { merchant, storeId, accountId }
}

/** The steps of an order that its store delivers, up to its settlement. */
const toReceipt = ['accept', 'merchantSetOff', 'merchantDeliver', 'confirm'] as const

/** Works on a locked order. */
export const withOrder = <T>(
  { app }: World,
  orderId: string,
  work: (tx: Transaction<Database>, order: Order) => Promise<T>,
): Promise<T> =>
  app.context.db.transaction().execute(async (tx) => work(tx, await lockOrder(tx, trustedId('order', orderId))))

/** An order of a store that is paid and settled: the goods, 1.00 of packaging and 3.00 of delivery. */
export async function aSale(world: World, storeId: string, price = 200_00, isSettled = true) {
  const { make } = world
  const ann: TestCaller = await make.customer({ balance: price + 10_00 })
  await make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await make.goods(storeId, { shop_price: price }), quantity: 1 })
  const { orderId, total } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
  await ann.call(paymentBalancePay, { orderId, ...keyed() })
  for (const event of isSettled ? toReceipt : []) await fire(world, orderId, event)
  return { ann, orderId, total }
}

/** Refunds an amount of an order. */
export const giveBack = (world: World, orderId: string, amount: number) =>
  withOrder(world, orderId, async (tx, order) => {
    const part = await anyPart(tx, order.id, amount)
    return refundPart(tx, order, { ...part, referenceId: randomUUID(), at: world.clock.now() })
  })
