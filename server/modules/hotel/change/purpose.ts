import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import { paymentSubject } from '../../order/payment-purpose'
import type { PaymentPurpose } from '../../payment/purpose'
import { allocationsOf, type Payment } from '../../payment/queries'
import { held } from '../../wallet/ledger'
import { changePurpose, type StayChanger } from './changer'
import { waitingChange } from './queries'

type Tx = Transaction<Database>

/**
 * Payment of the difference of a stay's change. It is held for the order; the change is made once it is paid, and
 * dropped otherwise.
 */
export function stayChangePurpose(orders: OrderEngine, changer: StayChanger): PaymentPurpose {
  const order = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))
  return {
    name: changePurpose,
    part: 'change',
    lock: async (tx, payment) => void (await order(tx, payment)),
    refusal: async (tx, { subject_id }) => ((await waitingChange(tx, subject_id)) ? null : 'paymentClosed'),
    creditTo: async (tx, payment) =>
      (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    paid: async (tx, payment) => changer.make(tx, await order(tx, payment)),
    closed: async (tx, payment) => changer.drop(tx, await order(tx, payment)),
    subject: paymentSubject,
  }
}
