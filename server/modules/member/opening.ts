import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { memberOpen } from '@contract/calls/member'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { lockCustomer } from '../../database/lock-customers'
import { closePayment, openPayment } from '../payment/lifecycle'
import { lockPayment } from '../payment/queries'
import { membershipPurposeName as purpose } from './purpose'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Closes the pending payment of a locked customer for another membership. */
async function closePending(tx: Tx, customerId: string, now: Date): Promise<void> {
  const pending = await queries.pendingPayment(tx, customerId, purpose)
  if (pending === undefined) return
  const { status } = await lockPayment(tx, pending)
  if (status === 'pending') await closePayment(tx, pending, now)
}

/**
 * Opens a membership and the payment for it.
 * @throws Failure `agreementRequired` or `planNotFound`
 */
export async function openMembership(
  { clock }: Context,
  tx: Tx,
  { customer }: SignedIn,
  { planKey, agreed }: Request<typeof memberOpen>,
): Promise<Response<typeof memberOpen>> {
  if (!agreed) throw new Failure('agreementRequired')
  const plan = await queries.findPlan(tx, planKey)
  if (!plan) throw new Failure('planNotFound')
  const now = clock.now()
  await lockCustomer(tx, customer.id)
  await closePending(tx, customer.id, now)
  const payBefore = minutesAfter(now, limits.memberPaymentMinutes)
  const { days, price, envelopes, envelope_amount, bonus, bonus_amount, name } = plan
  const paymentId = await openPayment(tx, {
    purpose,
    subjectId: customer.id,
    customerId: customer.id,
    title: { en: `Super member, ${name.en}`, zh: `超级会员${name.zh}` },
    payBefore,
    amount: price,
    at: now,
    expires: true,
  })
  if (paymentId === null) throw new Error(`the membership of customer ${customer.id} is being paid already`)
  const terms = { days, price, envelopes, envelope_amount, bonus, bonus_amount }
  const row = { id: uuid(), customer_id: customer.id, plan_key: planKey, payment_id: paymentId, created_at: now }
  await queries.insertMembership(tx, { ...row, ...terms })
  return { paymentId, amount: price, payBefore: payBefore.toISOString() }
}
