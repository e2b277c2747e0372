import type { Kysely, Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { FailureName } from '@contract/failures'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { trustedId } from '../../security/trusted-id'
import type { PaymentPurpose, Subject } from '../payment/purpose'
import { allocationsOf, type Payment } from '../payment/queries'
import { held } from '../wallet/ledger'
import type { OrderEngine } from './engine'
import type { OrderKinds } from './kind/registry'
import { sharePurpose } from './payers'
import { openPayments, type Order } from './queries'
import { ordersPurpose, orderPurpose } from './settlement'
import * as queries from './settlement/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Subject of an order payment for another payer. */
export async function paymentSubject(db: Db, { id }: Payment, language: Language): Promise<Subject> {
  const orders = await queries.shownOrders(db, id)
  const [first] = orders
  return {
    store: orders.length === 1 && first?.name && first.logo ? { name: first.name[language], logo: first.logo } : null,
    items: orders.flatMap(({ lines }) =>
      lines.map(({ quantity, snapshot: { name, picture } }) => ({ name: name[language], quantity, picture })),
    ),
  }
}

/**
 * The purposes of paying one order, several orders and a share of an order. Orders are locked by id and then what
 * their kinds change when they are paid, their amounts are held per
 * order, and each receives the event `pay` once nothing of it is left to pay. Expiry is an event of the order's own clock, which closes the payment, so `closed` does nothing.
 */
export function orderPurposes({ clock }: Context, engine: OrderEngine, kinds: OrderKinds): PaymentPurpose[] {
  const each = async (tx: Tx, payment: Payment, work: (orderId: OrderId) => Promise<unknown>): Promise<void> => {
    for (const { order_id } of await allocationsOf(tx, payment.id)) await work(trustedId('order', order_id))
  }
  const lock = async (tx: Tx, payment: Payment): Promise<void> => {
    const orders: Order[] = []
    await each(tx, payment, async (orderId) => orders.push(await engine.lock(tx, orderId)))
    for (const kind of kinds.all) {
      const own = orders.filter((order) => order.kind === kind.name)
      if (own.length > 0 && kind.paying !== 'none') await kind.paying.lock(tx, own)
    }
  }
  const refusal = async (tx: Tx, payment: Payment): Promise<FailureName | null> => {
    for (const { order_id } of await allocationsOf(tx, payment.id)) {
      const order = await engine.lock(tx, trustedId('order', order_id))
      const { paying } = kinds.of(order)
      const failure = paying === 'none' ? null : await paying.refusal(tx, order, clock.now())
      if (failure) return failure
    }
    return null
  }
  const paid = async (tx: Tx, orderId: OrderId): Promise<void> => {
    const order = await engine.lock(tx, orderId)
    if ((await openPayments(tx, orderId)) > 0) await engine.touch(tx, order, {})
    else await engine.fire(tx, order, 'pay', 'payment')
  }
  const parts = { [orderPurpose]: 'whole', [ordersPurpose]: 'whole', [sharePurpose]: 'share' } as const
  return ([orderPurpose, ordersPurpose, sharePurpose] as const).map((name) => ({
    name,
    part: parts[name],
    lock,
    refusal,
    creditTo: async (tx, payment) =>
      (await allocationsOf(tx, payment.id)).map(({ order_id, amount }) => ({ account: held(order_id), amount })),
    paid: (tx, payment) => each(tx, payment, (orderId) => paid(tx, orderId)),
    replacements: (tx, { id }) => queries.replacementsOf(tx, id, [orderPurpose, ordersPurpose]),
    closed: () => Promise.resolve(),
    subject: paymentSubject,
  }))
}
