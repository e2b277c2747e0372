import { v7 as uuid } from 'uuid'
import { groupCartStart } from '@contract/calls/group-cart'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import { GroupLines } from '../../../modules/group-cart/lines'
import { lockCart, type CartRow } from '../../../modules/group-cart/queries'
import { GroupCartService } from '../../../modules/group-cart/service'
import { trustedId } from '../../../security/trusted-id'
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
async function opened(past: Past, store: string, cap: number | null): Promise<CartRow> {
  const { context, services, tx, caller } = past
  const settings = { storeId: demoId('store', store), minutes: 30, cap, feeSplit: 'equal', idempotencyKey: uuid() }
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
  const cart = await opened(past, 'cloud-bakery', null)
  for (const [dish, id] of [...friends, caller.customer.id].entries()) await choose(past, cart, id, dish)
  const placedAt = past.daysAgo(daysAgo, noon + 20)
  past.turnTo(placedAt)
  const by = { actor: 'customer', couponIds: [], remark: '', tableware: 3, total: undefined } as const
  const { orderId } = await services.groupCartLocking.lock(tx, await lockCart(tx, cart.id, 'update'), by)
  const refund = { ...refunds.missing }
  await live(past, order(daysAgo, 'cloud-bakery', 'review', { refund }), orderId, placedAt)
}

/** A cart that nobody chose anything of in time. */
async function seedExpired(past: Past): Promise<void> {
  const { services, tx } = past
  past.turnTo(past.daysAgo(11, noon))
  const { id, deadline } = await opened(past, 'alley-burgers', 30_00)
  past.turnTo(deadline)
  await services.groupCarts.fire(tx, await lockCart(tx, id, 'update'), 'expire', 'clock')
  past.turnTo(minutesAfter(deadline, limits.groupCartGiveUpMinutes))
  await services.groupCarts.fire(tx, await lockCart(tx, id, 'update'), 'giveUp', 'clock')
}

/** Seeds the shared carts that a customer hosted. */
export async function seedGroupCarts(past: Past): Promise<void> {
  await seedExpired(past)
  await seedSplit(past)
}
