import { v7 as uuid } from 'uuid'
import { orderSubmit } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import { type DeliveryMethod, takeaway, type TakeawayEvent } from '@contract/states/takeaway'
import { minutesAfter } from '../../../clock'
import { updateTakeaway } from '../../../modules/takeaway/queries'
import { refusalReasons } from '../../../modules/takeaway/reasons'
import { riderColumns } from '../../../modules/takeaway/track'
import { riders } from '../../riders/people'
import { demoId } from '../ids'
import { insertAll, minimumOrder, orderable } from '../queries'
import type { Past } from './past'
import { type PastOrder, type PastRefund, pastOrders } from './takeaway-orders'

/** A deliverable basket: the store's best-selling dishes until the minimum is reached, at least two. */
async function fillBasket({ tx, caller }: Past, storeId: string): Promise<void> {
  const { minimum_order } = await minimumOrder(tx, storeId)
  let total = 0
  const lines = []
  for (const { goodsId, price, optionIds } of await orderable(tx, storeId)) {
    if (total >= minimum_order * 1.2 && lines.length >= 2) break
    total += price
    lines.push({
      id: uuid(),
      customer_id: caller.customer.id,
      store_id: storeId,
      goods_id: goodsId,
      option_ids: optionIds,
      quantity: 1,
    })
  }
  await insertAll(tx, 'cart_lines', lines)
}

async function place(past: Past, { store, fulfilment }: PastOrder): Promise<OrderId> {
  const storeId = demoId('store', store)
  await fillBasket(past, storeId)
  const quote = await past.quotes.confirm(past.caller, { kind: 'takeaway', storeId, fulfilment, deliverAt: null })
  const pickup = fulfilment === 'pickup' ? { pickupPhone: past.phone, agreed: true } : { agreed: false }
  const defaults = { remark: '', riderNote: '', contactFree: false, ifSoldOut: 'call' as const, tableware: 1 }
  const { quoteId, ...placementInput } = orderSubmit.request.parse({
    quoteId: quote.id,
    ...defaults,
    idempotencyKey: uuid(),
    ...pickup,
  })
  return (await past.submission.submit(past.tx, past.caller, past.placement, { quoteId, placementInput })).orderId
}

const actorOf = (event: TakeawayEvent, method: DeliveryMethod): Actor => {
  const { by } = takeaway.transitions[event]
  if (typeof by === 'string') return by
  return event === 'collect' && method === 'pickup' ? 'merchant' : (by[0] ?? 'platform')
}

/** Pays a placed order of the past and carries it on. */
export async function live(past: Past, order: PastOrder, orderId: OrderId, placedAt: Date): Promise<void> {
  const { engine, tx } = past
  if (order.paid) {
    past.turnTo(minutesAfter(placedAt, 1))
    await past.pay(orderId)
  }
  const method = (await engine.lock(tx, orderId)).variant as DeliveryMethod
  const rider = riders[order.daysAgo % riders.length] ?? riders[0]
  let asked = order.refund
  for (const { event, minute, reason } of order.events(method)) {
    if (asked && asked.end !== 'waiting' && asked.minute < minute) {
      await refund(past, asked, orderId, placedAt)
      asked = undefined
    }
    past.turnTo(minutesAfter(placedAt, minute))
    const given = riderColumns(past.seal, { ...rider, leftAt: null, dueAt: null })
    if (event === 'assignRider') await updateTakeaway(tx, orderId, given)
    await engine.fire(tx, await engine.lock(tx, orderId), event, actorOf(event, method), { reason })
  }
  if (asked) await refund(past, asked, orderId, placedAt)
}

/** Applies for a refund of an order's first dish or of all of it, and completes the case. */
async function refund(
  past: Past,
  { end, minute, description, ...asked }: PastRefund,
  orderId: OrderId,
  placedAt: Date,
) {
  const { engine, refunds, tx } = past
  past.turnTo(end === 'waiting' ? minutesAfter(past.now, -minute) : minutesAfter(placedAt, minute))
  const applied = await refunds.apply(tx, await engine.lock(tx, orderId), {
    ...asked,
    service: 'refundOnly',
    lines: asked.type === 'partial' ? [{ position: 0, quantity: 1 }] : [],
    description: description[past.caller.language],
    pictures: [],
    actor: 'customer',
  })
  if (end === 'waiting') return
  past.turnTo(minutesAfter(placedAt, minute + 20))
  const order = await engine.lock(tx, orderId)
  if (end === 'agreed') await refunds.fire(tx, order, applied, 'agreeRefund', 'merchant')
  const reason = refusalReasons.asOrdered.en
  if (end === 'refused') await refunds.fire(tx, order, applied, 'refuse', 'merchant', { reason })
  if (end === 'revoked') await refunds.revoke(tx, order, applied)
}

/** Orders of takeaway that the server's own services quote, place, pay, deliver, refuse and cancel, all at lunch time. */
export async function seedTakeaway(past: Past): Promise<void> {
  for (const order of pastOrders) {
    const placedAt = past.daysAgo(order.daysAgo, 12 * 60 + 10)
    past.turnTo(placedAt)
    await live(past, order, await place(past, order), placedAt)
  }
}
