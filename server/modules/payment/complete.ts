import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { merged, post, type Side } from '../wallet/ledger'
import { endAttempts } from './provider/attempts'
import type { PaymentPurposes } from './purpose'
import * as queries from './queries'

/**
 * Completes a locked pending payment from its sources, debits that sum to its amount: ends other open attempts, whose holds
 * return before, posts the movement, and notifies the purpose.
 * @throws Failure `insufficientBalance` when a customer's account does not hold enough.
 */
export async function completePayment(
  tx: Transaction<Database>,
  purposes: PaymentPurposes,
  payment: queries.Payment,
  sources: readonly Side[],
  paid: queries.PaidDetails,
): Promise<void> {
  const purpose = purposes.of(payment)
  await endAttempts(tx, payment.id, paid.paid_at)
  if (payment.amount > 0) {
    const sides = merged([...sources, ...(await purpose.creditTo(tx, payment))])
    await post(tx, { kind: 'payment', referenceId: payment.id, at: paid.paid_at, sides })
  }
  const completed = await queries.setPaid(tx, payment.id, paid)
  await purpose.paid(tx, completed)
}
