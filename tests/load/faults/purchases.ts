import { randomUUID } from 'node:crypto'
import { cartAdd, cartDelete, cartInfo } from '@contract/calls/cart'
import { orderConfirm, orderDetail, orderSubmit } from '@contract/calls/order'
import { surpriseWords } from '../../../server/demo/surprises'
import { ticketConfirm, ticketSubmit } from '../../../server/testing/ticket/contract'
import { placeStay, placeTable } from './bookings'
import type { Buyer } from './buyer'
import { placeInGroup } from './deals'
import { placeErrand } from './errands'
import { placePresale } from './presales'
import { placeSharedCart, placeSplitCart } from './shared-carts'
import { placeVouchers } from './vouchers'

/** Notes that select the behaviour of merchants and riders: mostly all goes well (server/demo/surprises.ts). */
const remarks = ['', '', '', '', '', surpriseWords.refuse, surpriseWords.delay, surpriseWords.refuseRefund] as const

/** Orders that are placed, to be paid by one payment. */
type Placed = Promise<string[] | undefined>

async function placeTakeaway({ client, market, chance, journal, expectFair }: Buyer): Placed {
  const { storeId, goods } = chance.pick(market.offers)
  await client.ask(cartDelete, { storeId })
  for (const goodsId of goods) await client.ask(cartAdd, { goodsId, quantity: chance.whole(1, 3) })
  const pickup = chance.chance(0.5)
  const confirm = { storeId, fulfilment: pickup ? ('pickup' as const) : ('delivery' as const) }
  const { data: quote, failure } = await client.ask(orderConfirm, confirm)
  if (!quote) return expectFair('order.confirm', failure)
  const door = pickup ? { pickupPhone: '13912345678', agreed: true } : {}
  const request = { quoteId: quote.id, idempotencyKey: randomUUID(), remark: chance.pick(remarks), ...door }
  const { data: order, failure: refused } = await client.tap(orderSubmit, request)
  if (!order) return expectFair('order.submit', refused)
  journal.orders.set(order.orderId, order.total)
  return [order.orderId]
}

async function placeTickets({ client, market, chance, journal, expectFair }: Buyer): Placed {
  const confirm = { showId: chance.pick(market.shows), quantity: chance.whole(1, 3) }
  const { data: quote, failure } = await client.ask(ticketConfirm, confirm)
  if (!quote) return expectFair('ticket.confirm', failure)
  const request = { quoteId: quote.id, seat: 'A1', idempotencyKey: randomUUID() }
  const { data: order, failure: refused } = await client.tap(ticketSubmit, request)
  if (!order) return expectFair('ticket.submit', refused)
  journal.orders.set(order.orderId, order.total)
  journal.tickets.add(order.orderId)
  return [order.orderId]
}

/** Buys what the cart of the mall holds of several shops. */
async function placeTrade({ client, market, chance, journal, expectFair }: Buyer): Placed {
  const { data: cart } = await client.ask(cartInfo, { business: 'mall' })
  const old = cart?.mall?.shops.flatMap(({ lines }) => lines.map(({ id }) => id)) ?? []
  if (old.length > 0) await client.ask(cartDelete, { cartLineIds: old })
  for (const skuId of market.skus)
    if (chance.chance(0.7)) await client.ask(cartAdd, { skuId, quantity: chance.whole(1, 3) })
  const { data: quote, failure } = await client.ask(orderConfirm, { kind: 'mall' })
  if (!quote) return expectFair('order.confirm', failure)
  const { data: placed, failure: refused } = await client.tap(orderSubmit, {
    quoteId: quote.id,
    idempotencyKey: randomUUID(),
  })
  if (!placed) return expectFair('order.submit', refused)
  let total = 0
  for (const orderId of placed.orderIds) {
    const { data: order } = await client.ask(orderDetail, { orderId })
    if (order) journal.orders.set(orderId, order.total)
    journal.goods.add(orderId)
    total += order?.total ?? 0
  }
  if (total !== placed.total) journal.faults.push(`a trade of ${placed.total} has orders of ${total}`)
  return placed.orderIds
}

const kinds = [
  ...[placeTakeaway, placeTakeaway, placeTickets, placeTrade, placeStay, placeTable],
  ...[placeVouchers, placeInGroup, placeSharedCart, placeSplitCart, placePresale, placeErrand],
] as const

/** Places orders of a kind that chance picks. */
export const placeOrders = (buyer: Buyer): Placed => buyer.chance.pick(kinds)(buyer)
