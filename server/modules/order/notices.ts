import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { MoneyBack, OrderEngine } from './engine'
import type { OrderKinds } from './kind/registry'
import type { Order } from './queries'
import { moneyBackOf, nameOfOrder } from '../message/queries/money-back'
import type { moneyBackTopics } from '../message/topics/money-back'
import type { Notices } from '../message/notices'

type Tx = Transaction<Database>
type MoneyTopic = keyof typeof moneyBackTopics

/** Notifies every payer of an order of their refunds, once per refund. */
export function tellOfMoneyBack(notices: Notices, kinds: OrderKinds, orders: OrderEngine): void {
  orders.onMoneyBack(async (tx, order, back) => {
    const payers = await moneyBackOf(tx, order.id, back.reference)
    if (payers.length === 0) return
    const { name, picture } = await nameOfOrder(tx, order.id)
    const subject = `${order.id}:${back.reference}`
    for (const { customerId, amount } of payers) {
      const found =
        customerId === order.customer_id ? await ownTarget(tx, kinds, order, back) : await shareTarget(tx, kinds, order)
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
async function ownTarget(
  tx: Tx,
  kinds: OrderKinds,
  { id, kind }: Order,
  { refundId }: MoneyBack,
): Promise<Target | undefined> {
  const { messages } = kinds.of({ kind })
  if (messages === 'none') return undefined
  const namesMoney = messages.refunds !== 'none' && 'agreeRefund' in messages.refunds
  if (refundId && namesMoney) return undefined
  return { topic: messages.moneyBack, targetId: messages.target === 'order' ? id : await messages.target(tx, id) }
}

/** The notice for a payer of a share of an order; undefined for a kind that nobody pays in shares. */
async function shareTarget(tx: Tx, kinds: OrderKinds, { id, kind }: Order): Promise<Target | undefined> {
  const { messages } = kinds.of({ kind })
  const shared = messages === 'none' || messages.shares === 'none' ? undefined : await messages.shares(tx, id)
  return shared === undefined ? undefined : { topic: 'shareMoneyBack', targetId: shared }
}
