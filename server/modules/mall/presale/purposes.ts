import { mall } from '@contract/states/mall'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import { paymentSubject } from '../../order/payment-purpose'
import type { PaymentPurpose } from '../../payment/purpose'
import { allocationsOf, type Payment } from '../../payment/queries'
import { held } from '../../wallet/ledger'

type Tx = Transaction<Database>

/** Payment purposes: the deposit and the balance of an order. */
export const depositPurpose = 'presale.deposit'
export const balancePurpose = 'presale.balance'

/** Event and covered part of a payment, by purpose. */
const events = { [depositPurpose]: 'payDeposit', [balancePurpose]: 'pay' } as const
const parts = { [depositPurpose]: 'deposit', [balancePurpose]: 'balance' } as const

/**
 * The purposes of paying a presale's deposit and its balance. Both amounts are held for the order; the windows are ended by
 * its own clock (`PresaleDesk`), which closes the payment, so `closed` does nothing.
 */
export function presalePurposes(orders: OrderEngine): PaymentPurpose[] {
  const order = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))
  return ([depositPurpose, balancePurpose] as const).map((name) => ({
    name,
    part: parts[name],
    lock: async (tx, payment) => void (await order(tx, payment)),
    refusal: async (tx, payment) => (orders.allows(await order(tx, payment), events[name]) ? null : 'paymentClosed'),
    creditTo: async (tx, payment) =>
      (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    paid: async (tx, payment) =>
      void (await orders.eventsOf(mall).fire(tx, await order(tx, payment), events[name], 'payment')),
    closed: () => Promise.resolve(),
    subject: paymentSubject,
  }))
}
