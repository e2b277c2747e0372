import { v7 as uuid } from 'uuid'
import {
  groupCartDetail,
  groupCartEdit,
  groupCartJoin,
  groupCartLock,
  groupCartStart,
} from '@contract/calls/group-cart'
import { merchantAccept, merchantHandleRefund } from '@contract/calls/merchant'
import { orderApplyRefund } from '@contract/calls/order'
import { userInfo } from '@contract/calls/user'
import type { GroupCart } from '@contract/entities/group-cart'
import type { TestCaller } from '../../server/testing/caller'
import { type Rows } from '../../server/testing/database'
import { fund } from '../../server/testing/rows'
import type { Shop } from './shop'

const key = () => ({ idempotencyKey: uuid() })

/** A shared cart of a shop where each pays, which nobody of the demo joins by themselves. */
export function startCart(host: TestCaller, shop: Shop): Promise<GroupCart> {
  const settings = { name: 'Lunch #nobody', minutes: 60, cap: null, feeSplit: 'equal', payer: 'each' } as const
  return host.call(groupCartStart, { storeId: shop.id, ...settings, ...key() })
}

/** Joins a cart as somebody, and chooses a quantity of the shop's plain dish. */
export async function chooseIn(cart: GroupCart, caller: TestCaller, { plain }: Shop, quantity = 2): Promise<void> {
  await caller.call(groupCartJoin, { token: cart.token })
  await caller.call(groupCartEdit, { cartId: cart.id, goodsId: plain.id, quantity })
}

/** Locks a cart at its total; answers its order. */
export async function lockCart(cart: GroupCart, host: TestCaller): Promise<string> {
  const { total } = await host.call(groupCartDetail, { cartId: cart.id })
  return (await host.call(groupCartLock, { cartId: cart.id, total, ...key() })).orderId
}

/** Puts money into the balances of callers. */
export async function fundAll({ app, clock }: Rows, callers: readonly TestCaller[]): Promise<void> {
  for (const caller of callers) {
    const { id } = await caller.call(userInfo, {})
    await fund(app.context.db, id, 1000_00, clock.now())
  }
}

/** Refunds one dish of an order by the store, as its host requested. */
export async function giveDishBack(
  orderId: string,
  position: number,
  host: TestCaller,
  store: TestCaller,
): Promise<void> {
  await store.call(merchantAccept, { orderId, ...key() })
  const lines = [{ position, quantity: 1 }]
  const why = { reason: 'missing', description: 'It was not in the bag' }
  const { id: refundId } = await host.call(orderApplyRefund, { orderId, type: 'partial', lines, ...why, ...key() })
  await store.call(merchantHandleRefund, { refundId, agree: true, ...key() })
}
