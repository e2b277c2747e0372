import { v7 as uuid } from 'uuid'
import { groupCartStart } from '@contract/calls/group-cart'
import type { GroupPayer } from '@contract/entities/group-cart'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import { GroupLines } from '../../../modules/group-cart/lines'
import { lockCart, openPaymentOf, type CartRow } from '../../../modules/group-cart/queries'
import { GroupCartService } from '../../../modules/group-cart/service'
import { trustedId } from '../../../security/trusted-id'
import { payFor } from '../../group-carts/pay'
import { guestId } from '../../tables/guests'
import { demoId } from '../ids'
import { orderable } from '../queries'
import type { Past } from './past'
import { live } from './takeaway'
import { order, refunds } from './takeaway-orders'

const noon = 12 * 60
/** Two of the demo's guests, who join. */
const friends = [guestId(7), guestId(12)] as const

/** Opens a shared cart of the customer, with the friends in it. */
async function opened(
  past: Past,
  store: string,
  { cap = null, payer = 'host' }: { readonly cap?: number | null; readonly payer?: GroupPayer } = {},
): Promise<CartRow> {
  const { context, services, tx, caller } = past
  const settings = {
    storeId: demoId('store', store),
    minutes: 30,
    cap,
    payer,
    feeSplit: 'equal',
    idempotencyKey: uuid(),
  }
  const service = new GroupCartService(context, services.groupCarts)
  const { id } = await service.start(tx, caller, groupCartStart.request.parse(settings))
  for (const friend of friends) await services.groupCarts.join(tx, await lockCart(tx, id, 'update'), friend)
  return lockCart(tx, id, 'update')
}

/** Chooses a dish of a cart as a member, by its place among the best-selling ones. */
async function choose(past: Past, { id, store_id }: CartRow, customerId: string, dish: number): Promise<void> {
  const chosen = (await orderable(past.tx, store_id))[dish]
  if (!chosen) throw new Error(`The store ${store_id} has no dish ${dish}`)
  const { goodsId, optionIds } = chosen
  const who = { customer: { id: customerId, isMember: false, tokenHash: '' } }
  const edit = { cartId: trustedId('groupCart', id), goodsId, optionIds, quantity: 2 }
  await new GroupLines(past.context).edit(past.tx, who, edit)
}

/** A cart that was delivered and split; the dish of a friend was missing and came back. */
async function seedSplit(past: Past): Promise<void> {
  const { services, tx, caller } = past
  const daysAgo = 6
  past.turnTo(past.daysAgo(daysAgo, noon))
  const cart = await opened(past, 'cloud-bakery')
  for (const [dish, id] of [...friends, caller.customer.id].entries()) await choose(past, cart, id, dish)
  const placedAt = past.daysAgo(daysAgo, noon + 20)
  past.turnTo(placedAt)
  const by = { actor: 'customer', couponIds: [], remark: '', tableware: 3, total: undefined } as const
  const { orderId } = await services.groupCartLocking.lock(tx, await lockCart(tx, cart.id, 'update'), by)
  const refund = { ...refunds.missing }
  await live(past, order(daysAgo, 'cloud-bakery', 'review', { refund }), orderId, placedAt)
}

/** Locks a cart in which each has chosen and pays; answers its order. */
async function lockedForEach(past: Past, store: string, placedAt: Date): Promise<OrderId> {
  const { services, tx, caller } = past
  past.turnTo(minutesAfter(placedAt, -20))
  const cart = await opened(past, store, { payer: 'each' })
  for (const [dish, id] of [...friends, caller.customer.id].entries()) await choose(past, cart, id, dish)
  past.turnTo(placedAt)
  const by = { actor: 'customer', couponIds: [], remark: '', tableware: 3, total: undefined } as const
  return (await services.groupCartLocking.lock(tx, await lockCart(tx, cart.id, 'update'), by)).orderId
}

/** Pays the share of a member of a cart. */
async function payShare(past: Past, orderId: OrderId, customerId: string): Promise<void> {
  const { tx, context, services, caller } = past
  const payment = await openPaymentOf(tx, orderId, customerId)
  if (!payment) throw new Error(`The order ${orderId} has no share of ${customerId} to pay`)
  if (customerId === caller.customer.id) await past.pay({ paymentId: payment.id })
  else await payFor(tx, context, services.purposes, payment.id)
}

/** A cart that was delivered after each had paid their share. */
async function seedEachPaid(past: Past): Promise<void> {
  const daysAgo = 9
  const placedAt = past.daysAgo(daysAgo, noon)
  const orderId = await lockedForEach(past, 'cloud-bakery', placedAt)
  past.turnTo(minutesAfter(placedAt, 1))
  for (const id of [past.caller.customer.id, ...friends]) await payShare(past, orderId, id)
  await live(past, order(daysAgo, 'cloud-bakery', 'review', { paid: false }), orderId, placedAt)
}

/** A cart of which a friend never paid, so that the other shares were refunded. */
async function seedOneUnpaid(past: Past): Promise<void> {
  const { engine, tx } = past
  const placedAt = past.daysAgo(13, noon)
  const orderId = await lockedForEach(past, 'cloud-bakery', placedAt)
  past.turnTo(minutesAfter(placedAt, 1))
  for (const id of [past.caller.customer.id, friends[0]]) await payShare(past, orderId, id)
  past.turnTo(minutesAfter(placedAt, limits.unpaidOrderMinutes))
  await engine.fire(tx, await engine.lock(tx, orderId), 'expire', 'clock')
}

/** A cart that nobody chose anything of in time. */
async function seedExpired(past: Past): Promise<void> {
  const { services, tx } = past
  past.turnTo(past.daysAgo(11, noon))
  const { id, deadline } = await opened(past, 'alley-burgers', { cap: 30_00 })
  past.turnTo(deadline)
  await services.groupCarts.fire(tx, await lockCart(tx, id, 'update'), 'expire', 'clock')
  past.turnTo(minutesAfter(deadline, limits.groupCartGiveUpMinutes))
  await services.groupCarts.fire(tx, await lockCart(tx, id, 'update'), 'giveUp', 'clock')
}

/** Seeds the shared carts that a customer hosted. */
export async function seedGroupCarts(past: Past): Promise<void> {
  await seedOneUnpaid(past)
  await seedExpired(past)
  await seedEachPaid(past)
  await seedSplit(past)
}
