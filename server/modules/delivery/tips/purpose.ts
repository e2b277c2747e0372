import type { Transaction } from 'kysely'
import { trustedId } from '../../../security/trusted-id'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { OrderEngine } from '../../order/engine'
import type { PaymentPurpose } from '../../payment/purpose'
import type { Payment } from '../../payment/queries'
import { held } from '../../wallet/ledger'
import { noteTip, riderAccount } from './money'
import type { TipNotices } from './notices'
import * as queries from './queries'
import { tipTerms } from './terms'

type Tx = Transaction<Database>

export const tipPurposeName = 'riderTip'

/**
 * The purpose of paying a tip; its subject is the order, so that one is pending at a time. A tip is no part of the order's price: it has
 * no allocation, and no refund of the order touches it.
 */
export function tipPurpose({ clock }: Context, orders: OrderEngine, notices: TipNotices): PaymentPurpose {
  const locked = (tx: Tx, { subject_id }: Payment) => orders.lock(tx, trustedId('order', subject_id))
  return {
    name: tipPurposeName,
    part: 'later',
    lock: async (tx, payment) => void (await locked(tx, payment)),
    async refusal(tx, { subject_id, amount }) {
      const { mostMore } = await tipTerms(tx, subject_id, clock.now())
      return amount <= mostMore ? null : 'paymentClosed'
    },
    async creditTo(tx, { id, subject_id, amount }) {
      const rider = await queries.riderOfOrder(tx, subject_id)
      return [{ account: rider?.deliveredAt ? riderAccount(rider.riderId) : held(id), amount }]
    },
    async paid(tx, payment) {
      const { id, subject_id, amount } = payment
      const order = await locked(tx, payment)
      const rider = await queries.riderOfOrder(tx, subject_id)
      if (!rider) throw new Error(`A tip of the order ${subject_id} was paid that nobody brings`)
      const now = clock.now()
      const state = rider.deliveredAt ? 'given' : 'held'
      const tip = { payment_id: id, order_id: subject_id, rider_id: rider.riderId, amount }
      await queries.insertTip(tx, { ...tip, state, paid_at: now, ended_at: rider.deliveredAt ? now : null })
      if (state === 'given') await noteTip(tx, { kind: 'payment', referenceId: id }, tip)
      await notices.paid(tx, order, rider, tip)
      await orders.touch(tx, order, {})
    },
    closed: () => Promise.resolve(),
    subject: () => Promise.resolve({ store: null, items: [] }),
  }
}
