import { randomUUID } from 'node:crypto'
import { orderSubmit } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../../clock'
import { putLine } from '../../../modules/mall/cart/queries'
import { type PastMallOrder, type PastPresaleOrder, pastMallOrders, pastPresaleOrders } from './mall-orders'
import { MallStage } from './mall-stage'
import { demoId } from '../ids'
import type { Past } from './past'
import { firstSku, presaleIn } from './queries'

/** Time of the member's purchases in the mall, in minutes of the day. */
const evening = 20 * 60 + 40

type Bought = Parameters<Past['services']['mallQuotes']['confirm']>[1]

async function place(past: Past, asked: Omit<Bought, 'kind' | 'usePoints'>): Promise<OrderId> {
  const { services, caller, tx } = past
  const quote = await services.mallQuotes.confirm(caller, { kind: 'mall', usePoints: false, ...asked })
  const { quoteId } = orderSubmit.request.parse({ quoteId: quote.id, idempotencyKey: randomUUID() })
  const placementInput = { remarks: [], agreed: true }
  return (await past.submission.submitAll(tx, caller, past.mallPlacement, { quoteId, placementInput })).orderId
}

async function fillCart({ tx, caller }: Past, items: PastMallOrder['items'], at: Date): Promise<void> {
  for (const [key, quantity] of items) {
    const sku = await firstSku(tx, demoId('product', key))
    const line = { sku_id: sku.id, product_id: sku.product_id, store_id: sku.store_id, added_price: sku.shop_price }
    const of = { id: randomUUID(), customer_id: caller.customer.id, ticked: true, added_at: at, updated_at: at }
    await putLine(tx, { ...line, ...of, quantity })
  }
}

async function live(past: Past, orderId: OrderId, placedAt: Date, acts: PastMallOrder['acts']): Promise<void> {
  const stage = new MallStage(past, orderId, placedAt)
  for (const [hours, act] of acts) {
    stage.turnTo(hours)
    await act(stage)
  }
}

async function seedOrder(past: Past, { daysAgo, items, acts }: PastMallOrder): Promise<void> {
  const placedAt = past.daysAgo(daysAgo, evening)
  past.turnTo(placedAt)
  await fillCart(past, items, placedAt)
  await live(past, await place(past, {}), placedAt, acts)
}

async function seedPresaleOrder(past: Past, { window, acts }: PastPresaleOrder): Promise<void> {
  const presale = await presaleIn(past.tx, window, past.now)
  const placedAt = minutesAfter(presale.deposit_from, 30)
  past.turnTo(placedAt)
  const orderId = await place(past, { presaleId: presale.id, sku: { skuId: presale.sku_id, quantity: 1 } })
  await live(past, orderId, placedAt, acts)
}

/** Orders of the mall that the server's own services price, place, ship, follow, refund and take back. */
export async function seedMallHistory(past: Past): Promise<void> {
  for (const order of pastMallOrders) await seedOrder(past, order)
  for (const order of pastPresaleOrders) await seedPresaleOrder(past, order)
}
