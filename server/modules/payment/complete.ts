import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { type AccountRef, merged, post } from '../wallet/ledger'
import { endAttempts } from './provider/attempts'
import type { PaymentPurposes } from './purpose'
import * as queries from './queries'

/**
 * Completes a locked pending payment from an account: posts the movement, closes other open attempts, and notifies the
 * purpose.
 * @throws Failure `insufficientBalance` when a customer's account does not hold enough.
 */
export async function completePayment(
  tx: Transaction<Database>,
  purposes: PaymentPurposes,
  payment: queries.Payment,
  from: AccountRef,
  paid: queries.PaidDetails,
): Promise<void> {
  const purpose = purposes.of(payment)
  if (payment.amount > 0) {
    const sides = merged([{ account: from, amount: -payment.amount }, ...(await purpose.creditTo(tx, payment))])
    await post(tx, { kind: 'payment', referenceId: payment.id, at: paid.paid_at, sides })
  }
  const completed = await queries.setPaid(tx, payment.id, paid)
  await endAttempts(tx, payment.id, paid.paid_at)
  await purpose.paid(tx, completed)
}
