import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { completePayment } from '../../modules/payment/complete'
import { lockPayable } from '../../modules/payment/payable'
import type { PaymentPurposes } from '../../modules/payment/purpose'
import { paymentOf } from '../../modules/payment/queries'
import { funding, post, transfer } from '../../modules/wallet/ledger'

/**
 * Pays a payment from the balance of its customer, one of the demo's people, with money that the demo puts there before.
 * @throws Failure when it cannot be paid any more
 */
export async function payFor(
  tx: Transaction<Database>,
  context: Context,
  purposes: PaymentPurposes,
  paymentId: string,
): Promise<void> {
  const payment = await lockPayable(tx, context, purposes, await paymentOf(tx, paymentId))
  const at = context.clock.now()
  const payer = { kind: 'customer', ownerId: payment.customer_id } as const
  const sides = transfer(funding, payer, payment.amount)
  if (payment.amount > 0) await post(tx, { kind: 'topUp', referenceId: payment.id, at, sides })
  const paid = { method: 'balance', payer_id: payment.customer_id, provider_payment_id: null, paid_at: at } as const
  await completePayment(tx, purposes, payment, [{ account: payer, amount: -payment.amount }], paid)
}
