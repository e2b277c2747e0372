import type { Context } from '../../../context'
import { closePayment } from '../lifecycle'
import type { AttemptEnd, PaymentPurposes } from '../purpose'
import { lockPayment, type Payment } from '../queries'

/** Closes a pending payment whose purpose ends with its attempt; for other purposes the payment stays payable. */
export async function endWithAttempt(
  { db, clock }: Context,
  purposes: PaymentPurposes,
  found: Payment,
  how: AttemptEnd,
): Promise<void> {
  const purpose = purposes.of(found)
  if (!purpose.attemptEnded) return
  await db.transaction().execute(async (tx) => {
    await purpose.lock(tx, found)
    const payment = await lockPayment(tx, found.id)
    if (payment.status !== 'pending') return
    await closePayment(tx, payment.id, clock.now())
    await purpose.attemptEnded?.(tx, payment, how)
  })
}
