import assert from 'node:assert/strict'
import { v7 as uuid } from 'uuid'
import { loginAccount } from '@contract/calls/login'
import { orderCancel, orderDetail, orderList } from '@contract/calls/order'
import { storeSearch } from '@contract/calls/store'
import { walletBalance } from '@contract/calls/wallet'
import { TestCaller } from '../../server/testing/caller'
import { payOrder, placeOrder } from '../support/orders'
import { people, secrets } from '../support/person'
import { findShop } from '../support/shop'

/**
 * Somebody signs in at one server, finds a store, places an order there and pays it at another server of the same database,
 * and cancels a second order the other way round.
 * @throws Error when a call is refused or the servers differ
 */
export async function journey(one: string, other: string): Promise<void> {
  const login = { phone: people.member, password: secrets.password, agreed: true as const }
  const { userToken, user } = await new TestCaller(one).call(loginAccount, login)
  const [here, there] = [one, other].map((base) => new TestCaller(base, user.id, userToken)) as [TestCaller, TestCaller]
  const shop = await findShop(one)
  const { items } = await here.call(storeSearch, { keyword: shop.name })
  assert.equal(items[0]?.id, shop.id)
  const before = await there.call(walletBalance, {})
  const paid = await placeOrder(here, shop, 'for the release')
  await payOrder(there, paid)
  const cancelled = await placeOrder(there, shop)
  await here.call(orderCancel, { orderId: cancelled, reason: 'Changed my mind', idempotencyKey: uuid() })
  for (const caller of [here, there]) {
    const order = await caller.call(orderDetail, { orderId: paid })
    assert.notEqual(order.state, 'toPay')
    assert.equal((await caller.call(orderDetail, { orderId: cancelled })).state, 'cancelled')
    assert.equal((await caller.call(walletBalance, {})).balance, before.balance - order.total)
    assert.deepEqual((await caller.call(orderList, { tab: 'cancelled' })).items[0]?.id, cancelled)
  }
}
