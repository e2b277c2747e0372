import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { sourcesOf } from '../../order/settlement/sources'
import { requestProviderRefund } from '../../payment/provider/refunds'
import { addRefunded, lockPayment } from '../../payment/queries'
import { type AccountRef, held, merged, post, transfer } from '../../wallet/ledger'
import { noteParts } from '../../wallet/parts'
import { endTip, type RiderTip } from './queries'

type Tx = Transaction<Database>

/** A rider's account. */
export const riderAccount = (ownerId: string): AccountRef => ({ kind: 'rider', ownerId })

/** Notes a movement as a tip of its rider, so that statements can name it. */
export const noteTip = (
  tx: Tx,
  movement: { readonly kind: 'payment' | 'riderTip'; readonly referenceId: string },
  { order_id, rider_id, amount }: Pick<RiderTip, 'order_id' | 'rider_id' | 'amount'>,
): Promise<void> =>
  noteParts(tx, movement, order_id, [
    { party: 'rider', ownerId: rider_id, component: 'riderTip', fundedBy: null, amount },
  ])

/** Moves a held tip of a locked order to the rider who delivered. */
export async function giveTip(tx: Tx, tip: RiderTip, riderId: string, at: Date): Promise<void> {
  const movement = { kind: 'riderTip', referenceId: tip.payment_id } as const
  await post(tx, { ...movement, at, sides: transfer(held(tip.payment_id), riderAccount(riderId), tip.amount) })
  await noteTip(tx, movement, { ...tip, rider_id: riderId })
  await endTip(tx, tip.payment_id, { state: 'given', rider_id: riderId, ended_at: at })
}

/** Returns a held tip of a locked order to its payer, by the method it was paid with. Returns the payer. */
export async function returnTip(tx: Tx, tip: RiderTip, at: Date): Promise<string> {
  const payment = await lockPayment(tx, tip.payment_id)
  const sources = sourcesOf({ payment, amount: tip.amount })
  const sides = merged([{ account: held(payment.id), amount: -tip.amount }, ...sources])
  const [kind, referenceId] = ['tipReturned', payment.id] as const
  await post(tx, { kind, referenceId, at, sides: sides.map(({ account, amount }) => ({ account, amount })) })
  for (const { amount, providerPaymentId } of sources) {
    const refund = { paymentId: payment.id, providerPaymentId, kind: 'whole', referenceId, amount, at } as const
    await requestProviderRefund(tx, refund)
    await addRefunded(tx, payment.id, amount, payment.from_balance > 0 && providerPaymentId === null ? amount : 0)
  }
  await endTip(tx, payment.id, { state: 'returned', rider_id: tip.rider_id, ended_at: at })
  return payment.payer_id ?? payment.customer_id
}
