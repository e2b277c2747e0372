import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import { orderHead } from '../message/queries/subjects'
import { tellStore } from '../message/store-notice'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import type { NewsPart } from '../order/kind/news'
import type { Order } from '../order/queries'
import type { Escalation } from './escalation'

interface Needs {
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly notices: Notices
  readonly escalation: Escalation
}

/** Notifies the merchant of a store of each new order, and later again of one that waits for an answer. */
export function tellOfArrivals({ orders, kinds, notices, escalation }: Needs): void {
  const tell = async (tx: Transaction<Database>, { id, store_id, state }: Order, news: NewsPart) => {
    const head = store_id === null ? undefined : await orderHead(tx, id)
    if (!head || store_id === null) return
    const { goods, total: amount } = head
    const { title, action } = news
    const sent = await tellStore(tx, notices, 'storeOrder', {
      ...{ storeId: store_id, subject: id },
      params: (store) => ({ store, goods, amount, title, action }),
    })
    if (news.waits.includes(state)) await escalation.plan(tx, sent, { orderId: id })
  }
  for (const { name, news } of kinds.all) {
    if (news === 'none') continue
    orders.onPlaced(name, async (tx, order) => {
      if (order.phase !== 'toPay') await tell(tx, order, news)
    })
    orders.onChange(name, async (tx, order, event) => {
      if (event === news.by) await tell(tx, order, news)
    })
  }
}
