import { randomUUID } from 'node:crypto'
import {
  groupCartCancel,
  groupCartDetail,
  groupCartEdit,
  groupCartJoin,
  groupCartLock,
  groupCartMine,
  groupCartPayFor,
  groupCartStart,
} from '@contract/calls/group-cart'
import { paymentBalancePay } from '@contract/calls/payment'
import type { Buyer } from './buyer'
import type { FaultClient } from './client'

const payPassword = '246810'

/** Ends what the customer left open at a store: one has one cart there. */
async function endOld(client: FaultClient, storeId: string): Promise<void> {
  const { data } = await client.ask(groupCartMine, { storeId })
  if (data?.cartId) await client.ask(groupCartCancel, { cartId: data.cartId })
}

/** Fills a cart with a friend at the same moment and locks it; undefined when that was refused. */
async function lockedCart(
  { client, market, chance, journal, expectFair }: Buyer,
  friend: FaultClient,
  payer: 'host' | 'each',
) {
  const { storeId, goods } = chance.pick(market.offers)
  await endOld(client, storeId)
  const terms = { minutes: 30, cap: null, feeSplit: chance.pick(['equal', 'amount'] as const), payer }
  const start = { storeId, ...terms, idempotencyKey: randomUUID() }
  const { data: cart, failure } = await client.tap(groupCartStart, start)
  if (!cart) return expectFair('groupCart.start', failure)
  const { id: cartId, token } = cart
  const { data: joined, failure: alone } = await friend.ask(groupCartJoin, { token })
  if (!joined) expectFair('groupCart.join', alone)
  const choose = async (who: FaultClient) => {
    const edit = { cartId, goodsId: chance.pick(goods), quantity: chance.whole(1, 3) }
    expectFair('groupCart.edit', (await who.ask(groupCartEdit, edit)).failure)
  }
  await Promise.all([choose(client), choose(client), ...(joined ? [choose(friend), choose(friend)] : [])])
  const { data: filled } = await client.ask(groupCartDetail, { cartId })
  if (!filled) return undefined
  const lock = { cartId, total: filled.total, idempotencyKey: randomUUID() }
  const { data: order, failure: refused } = await client.tap(groupCartLock, lock)
  if (!order) return expectFair('groupCart.lock', refused)
  journal.orders.set(order.orderId, filled.total)
  journal.carts.add(order.orderId)
  return { cartId, ...order }
}

/** Pays the caller's own share of a locked cart from the balance; answers whether it was paid. */
async function payShare({ expectFair }: Buyer, client: FaultClient, cartId: string): Promise<boolean> {
  const { data: cart } = await client.ask(groupCartDetail, { cartId })
  if (!cart?.payment) return false
  const request = { paymentId: cart.payment.id, payPassword, idempotencyKey: randomUUID() }
  const { data, failure } = await client.tap(paymentBalancePay, request)
  if (!data) expectFair('payment.balancePay of a share', failure)
  return data !== undefined
}

/** A cart that its host pays as any order. */
export async function placeSharedCart(buyer: Buyer): Promise<string[] | undefined> {
  const cart = await lockedCart(buyer, buyer.friend(), 'host')
  return cart && [cart.orderId]
}

/** A cart of which each pays a share: both at once, or the host for a friend who does not. */
export async function placeSplitCart(buyer: Buyer): Promise<undefined> {
  const { client, chance, journal, expectFair } = buyer
  const friend = buyer.friend()
  const cart = await lockedCart(buyer, friend, 'each')
  if (!cart || chance.chance(0.1)) return
  const { cartId, orderId } = cart
  const pays = chance.chance(0.7)
  await Promise.all([payShare(buyer, client, cartId), ...(pays ? [payShare(buyer, friend, cartId)] : [])])
  const { data: now } = await client.ask(groupCartDetail, { cartId })
  if (now?.state === 'locked' && chance.chance(0.7)) {
    const rest = { cartId, idempotencyKey: randomUUID() }
    const { data, failure } = await client.tap(groupCartPayFor, rest)
    if (!data) expectFair('groupCart.payFor', failure)
    else await payShare(buyer, client, cartId)
  }
  const { data: ended } = await client.ask(groupCartDetail, { cartId })
  if (ended?.state === 'ordered') journal.paid.add(orderId)
}
