import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import * as deliveries from '../../delivery/queries'
import type { Notices } from '../../message/notices'
import { tellStore } from '../../message/store-notice'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import { restate } from '../../order/restate'
import { findStore } from '../queries'
import { bagDigits } from '../rider-troubles'
import type { PaymentPurpose } from '../../payment/purpose'
import { allocationsOf, type Payment } from '../../payment/queries'
import { sum } from '../../pricing/amounts'
import { summed } from '../../pricing/components'
import { held } from '../../wallet/ledger'
import { type Additions, additionPurpose } from './additions'
import * as queries from './queries'

type Tx = Transaction<Database>

/**
 * Payment of dishes for a placed order. It is held for the order, whose lines, price and shares the dishes join; where the order takes no
 * dishes any more it is refused, and returned.
 */
export function dishesPurpose(
  { clock }: Context,
  orders: OrderEngine,
  additions: Additions,
  notices: Notices,
): PaymentPurpose {
  const locked = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))

  async function join(tx: Tx, order: Order): Promise<void> {
    const addition = await queries.waitingAddition(tx, order.id)
    if (!addition) throw new Error(`Nothing waits to be added to the order ${order.id}`)
    const now = clock.now()
    await queries.endAddition(tx, addition.id, 'made', now)
    const { lines, components, shares, saved } = addition.plan as queries.AdditionPlan
    const addedAt = now.toISOString()
    const restated = await restate(tx, order, [], {
      title: order.title,
      lines: lines.map((line) => ({ ...line, snapshot: { ...line.snapshot, addedAt } })),
      ...{ components: summed(order.components, components), shares, saved: order.saved + saved },
    })
    const count = sum(lines, ({ quantity }) => quantity)
    const live = await deliveries.lockLive(tx, order.id)
    if (live) await deliveries.updateDelivery(tx, live.id, { items: live.items + count })
    await orders.touch(tx, restated, {})
    await tell(tx, order, addition.id, count)
  }

  async function tell(tx: Tx, { store_id, number }: Order, subject: string, count: number): Promise<void> {
    if (store_id === null) return
    await tellStore(tx, notices, 'storeDishesAdded', {
      ...{ storeId: store_id, subject },
      params: (store) => ({ store, number: number.slice(-bagDigits), count }),
    })
  }

  return {
    name: additionPurpose,
    part: 'later',
    lock: async (tx, payment) => void (await locked(tx, payment)),
    async refusal(tx, payment) {
      const order = await locked(tx, payment)
      const waits = (await queries.waitingAddition(tx, order.id)) !== undefined
      return waits && (await additions.isOpen(tx, order)) ? null : 'paymentClosed'
    },
    creditTo: async (tx, { id }) =>
      (await allocationsOf(tx, id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    paid: async (tx, payment) => join(tx, await locked(tx, payment)),
    closed: async (tx, payment) => additions.drop(tx, await locked(tx, payment)),
    async subject(db, { subject_id }, language) {
      const addition = await queries.waitingAddition(db, subject_id)
      if (!addition) return { store: null, items: [] }
      const { storeId, lines } = addition.plan as queries.AdditionPlan
      const store = await findStore(db, storeId)
      return {
        store: store ? { name: store.name[language], logo: store.logo } : null,
        items: lines.map(({ quantity, snapshot: { name, picture } }) => ({ name: name[language], quantity, picture })),
      }
    },
  }
}
