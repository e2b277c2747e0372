import type { Kysely, Transaction } from 'kysely'
import type { Payable } from '@contract/entities/payment'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { sameText } from '../../security/hash'
import type { PaymentPurposes } from './purpose'
import * as queries from './queries'

type Payment = queries.Payment

/** What a payment is found by, within a transaction or without one. */
type Tokens = Pick<Context, 'seal'>
type Lookup = Tokens & { readonly db: Kysely<Database> }

const claimOf = (paymentId: string): string => `pay.${paymentId}`

/** A token by which somebody else may pay a payment: signed, so that none can be made up. */
export const shareTokenOf = ({ seal }: Tokens, paymentId: string): string =>
  `${paymentId}.${seal.sign(claimOf(paymentId))}`

/** The payment that a token was made for. @throws Failure `paymentNotFound` for any other token. */
export async function sharedPayment(context: Lookup, token: string): Promise<Payment> {
  const [paymentId = ''] = token.split('.')
  if (!sameText(token, shareTokenOf(context, paymentId))) throw new Failure('paymentNotFound')
  const payment = await queries.findPayment(context.db, paymentId)
  if (!payment) throw new Failure('paymentNotFound')
  return payment
}

/**
 * Which payment a request is about: one, that of an order, or one that was shared. Whose it is was checked before, or the
 * token proves that it may be paid. Not locked.
 */
export function payablePayment(context: Lookup, { orderId, paymentId, shareToken }: Payable): Promise<Payment> {
  if (paymentId !== undefined) return queries.paymentOf(context.db, paymentId)
  if (orderId !== undefined) return queries.paymentOfOrder(context.db, orderId)
  return sharedPayment(context, shareToken ?? '')
}

/** Why a payment cannot be paid by itself, whatever it is for; null when it can. */
export function closedReason({ status, pay_before }: Payment, now: Date): 'alreadyPaid' | 'paymentClosed' | null {
  if (status === 'paid') return 'alreadyPaid'
  return status !== 'pending' || pay_before <= now ? 'paymentClosed' : null
}

/**
 * Locks what is paid, and its payment, to pay it.
 * @throws Failure `alreadyPaid`, `paymentClosed` when it is closed, given back or too late, or what the purpose refuses with
 */
export async function lockPayable(
  tx: Transaction<Database>,
  { clock }: Context,
  purposes: PaymentPurposes,
  found: Payment,
): Promise<Payment> {
  const purpose = purposes.of(found)
  await purpose.lock(tx, found)
  const payment = await queries.lockPayment(tx, found.id)
  const reason = closedReason(payment, clock.now()) ?? (await purpose.refusal(tx, payment))
  if (reason) throw new Failure(reason)
  return payment
}
