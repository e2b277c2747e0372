import { table } from '@contract/states/table'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import { paymentSubject } from '../order/payment-purpose'
import type { PaymentPurpose } from '../payment/purpose'
import { allocationsOf, type Payment } from '../payment/queries'
import { held } from '../wallet/ledger'
import { findRules } from './queries'

type Tx = Transaction<Database>

/** The payment purpose of the deposit of a table. */
export const depositPurpose = 'table.deposit'

/**
 * Deposit of a table. It is held for the order, and confirms it unless the restaurant confirms by hand. An unpaid one
 * is ended by the order's clock, which closes the payment.
 */
export function tablePurpose(orders: OrderEngine): PaymentPurpose {
  const order = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))
  return {
    name: depositPurpose,
    part: 'deposit',
    lock: async (tx, payment) => void (await order(tx, payment)),
    refusal: async (tx, payment) => (orders.allows(await order(tx, payment), 'pay') ? null : 'paymentClosed'),
    creditTo: async (tx, payment) =>
      (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    paid: async (tx, payment) => {
      const paid = await orders.eventsOf(table).fire(tx, await order(tx, payment), 'pay', 'payment')
      const rules = paid.store_id ? await findRules(tx, paid.store_id) : undefined
      if (!rules?.by_hand) await orders.eventsOf(table).fire(tx, paid, 'confirm', 'platform')
    },
    closed: () => Promise.resolve(),
    subject: paymentSubject,
  }
}
