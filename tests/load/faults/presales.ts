import { randomUUID } from 'node:crypto'
import { mallPresalePay } from '@contract/calls/presale'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import type { Buyer } from './buyer'

/** Orders a piece of a presale, of which the deposit is paid first. */
export async function placePresale({ client, market, journal, expectFair }: Buyer): Promise<string[] | undefined> {
  const { presaleId, skuId } = market.presale
  const wish = { kind: 'mall' as const, presaleId, sku: { skuId, quantity: 1 } }
  const { data: quote, failure } = await client.ask(orderConfirm, wish)
  if (!quote) return expectFair('order.confirm of a presale', failure)
  const request = { quoteId: quote.id, agreed: true, idempotencyKey: randomUUID() }
  const { data: placed, failure: refused } = await client.tap(orderSubmit, request)
  if (!placed) return expectFair('order.submit of a presale', refused)
  const [orderId = ''] = placed.orderIds
  const { data: order } = await client.ask(orderDetail, { orderId })
  if (order) journal.orders.set(orderId, order.total)
  journal.presales.add(orderId)
  return [orderId]
}

/** Opens the payment of what is left of an order, once that can be paid; answers whether it is open. */
export async function openBalance({ client, expectFair }: Buyer, orderId: string): Promise<boolean> {
  const { data, failure } = await client.tap(mallPresalePay, { orderId, idempotencyKey: randomUUID() })
  if (!data) expectFair('mall.presalePay', failure)
  return data !== undefined
}
