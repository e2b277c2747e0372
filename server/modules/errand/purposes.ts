import { errand } from '@contract/states/errand'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import { paymentSubject } from '../order/payment-purpose'
import type { Order } from '../order/queries'
import type { PaymentPurpose } from '../payment/purpose'
import { allocationsOf, type Payment } from '../payment/queries'
import { held } from '../wallet/ledger'
import type { ErrandCustomers } from './customer'
import { type ErrandMoney, goodsPurpose, type LaterPurpose, tipPurpose, wayPurpose } from './money'

type Tx = Transaction<Database>

/** State in which each can be paid; leaving it closes the payment, and later money is returned. */
const states: Readonly<Record<LaterPurpose, string>> = {
  [tipPurpose]: 'waitingAccept',
  [goodsPurpose]: 'purchaseQuestion',
  [wayPurpose]: 'undeliverable',
}

/** Later payments of an errand: a higher tip, dearer goods, another delivery. Each is held for the errand. */
export function errandPurposes(
  orders: OrderEngine,
  { money, customers }: { readonly money: ErrandMoney; readonly customers: ErrandCustomers },
): PaymentPurpose[] {
  const locked = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))
  const follow: Readonly<Record<LaterPurpose, (tx: Tx, order: Order) => Promise<unknown>>> = {
    [tipPurpose]: (tx, order) => orders.touch(tx, order, {}),
    [goodsPurpose]: (tx, order) => orders.eventsOf(errand).fire(tx, order, 'payDifference', 'payment'),
    [wayPurpose]: (tx, order) => customers.begin(tx, order, 'payment'),
  }
  return ([tipPurpose, goodsPurpose, wayPurpose] as const).map((name) => ({
    name,
    part: 'later',
    lock: async (tx, payment) => void (await locked(tx, payment)),
    refusal: async (tx, payment) => ((await locked(tx, payment)).state === states[name] ? null : 'paymentClosed'),
    creditTo: async (tx, payment) =>
      (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    async paid(tx, payment) {
      const order = await money.add(tx, await locked(tx, payment), name, payment.amount)
      await follow[name](tx, order)
    },
    // An unpaid payment changes nothing: its question has a separate clock.
    closed: () => Promise.resolve(),
    subject: paymentSubject,
  }))
}
