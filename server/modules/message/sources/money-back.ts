import type { Transaction } from 'kysely'
import { isOrderKind, type OrderKindName } from '@contract/order-kinds'
import type { Database } from '../../../database/schema'
import { findCartOfOrder } from '../../group-cart/queries'
import { placeOf } from '../../group-deal/queries'
import type { MoneyBack } from '../../order/engine'
import type { Order } from '../../order/queries'
import { moneyBackOf, nameOfOrder } from '../queries/money-back'
import type { moneyBackTopics } from '../topics/money-back'
import { hasCases } from './refunds'
import type { Sources } from './sources'

type Tx = Transaction<Database>
type MoneyTopic = keyof typeof moneyBackTopics

/** The topic for the customer of an order, by kind. */
const topics: Readonly<Record<OrderKindName, MoneyTopic>> = {
  takeaway: 'orderMoneyBack',
  mall: 'mallMoneyBack',
  hotel: 'stayMoneyBack',
  table: 'tableMoneyBack',
  voucher: 'voucherMoneyBack',
  groupDeal: 'dealGroupMoneyBack',
  errand: 'errandMoneyBack',
}

/** The ids of targets other than the order. */
const targets: Readonly<Partial<Record<OrderKindName, (tx: Tx, orderId: string) => Promise<string>>>> = {
  groupDeal: async (tx, orderId) => (await placeOf(tx, orderId)).group_id,
}

/** Notifies every payer of an order of their refunds, once per refund. */
export function tellOfMoneyBack({ notices, orders }: Sources): void {
  orders.onMoneyBack(async (tx, order, back) => {
    const payers = await moneyBackOf(tx, order.id, back.reference)
    if (payers.length === 0) return
    const { name, picture } = await nameOfOrder(tx, order.id)
    const subject = `${order.id}:${back.reference}`
    for (const { customerId, amount } of payers) {
      const found = customerId === order.customer_id ? await ownTarget(tx, order, back) : await shareTarget(tx, order)
      if (!found) continue
      const { topic, targetId } = found
      await notices.tell(tx, topic, [{ customerId, subject, targetId, params: { name, amount }, picture }])
    }
  })
}

interface Target {
  readonly topic: MoneyTopic
  readonly targetId: string
}

/** The notice for the customer of an order; undefined where the notice of the refund names the money. */
async function ownTarget(tx: Tx, { id, kind }: Order, { refundId }: MoneyBack): Promise<Target | undefined> {
  if (!isOrderKind(kind) || (refundId && hasCases(kind))) return undefined
  return { topic: topics[kind], targetId: (await targets[kind]?.(tx, id)) ?? id }
}

/** The notice for a payer of a share of an order. */
async function shareTarget(tx: Tx, { id }: Order): Promise<Target | undefined> {
  const cart = await findCartOfOrder(tx, id)
  return cart && { topic: 'shareMoneyBack', targetId: cart.id }
}
