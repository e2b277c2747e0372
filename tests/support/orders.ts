import { v7 as uuid } from 'uuid'
import { cartAdd, cartDelete } from '@contract/calls/cart'
import { goodsSkuList } from '@contract/calls/goods'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TestCaller } from '../../server/testing/caller'
import { secrets } from './person'
import type { Shop } from './shop'

/** Adds the shop's dish to an empty basket with the first options of the required groups. */
export async function fillCart(caller: TestCaller, { id, dish }: Shop): Promise<void> {
  const { groups } = await caller.call(goodsSkuList, { goodsId: dish.id })
  const required = groups.filter((group) => group.required)
  const optionIds = required.map(({ options }) => options.find(({ soldOut }) => !soldOut)?.id ?? '')
  await caller.call(cartDelete, { storeId: id })
  await caller.call(cartAdd, { goodsId: dish.id, optionIds })
}

/** Places an order by calls, with a note to the store and a quantity of the plain dish; returns its id. */
export async function placeOrder(caller: TestCaller, shop: Shop, remark = '', plain = 0): Promise<string> {
  await fillCart(caller, shop)
  if (plain > 0) await caller.call(cartAdd, { goodsId: shop.plain.id, quantity: plain })
  const quote = await caller.call(orderConfirm, { storeId: shop.id })
  return (await caller.call(orderSubmit, { quoteId: quote.id, remark, idempotencyKey: uuid() })).orderId
}

export async function payOrder(caller: TestCaller, orderId: string): Promise<void> {
  await caller.call(paymentBalancePay, { orderId, payPassword: secrets.payPassword, idempotencyKey: uuid() })
}
