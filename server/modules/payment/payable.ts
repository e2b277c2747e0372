import type { Kysely, Transaction } from 'kysely'
import type { Payable } from '@contract/entities/payment'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { PaymentPurposes } from './purpose'
import * as queries from './queries'

type Payment = queries.Payment

/** Signer of share tokens. */
type Tokens = Pick<Context, 'seal'>
/** The dependencies of finding a payment; `db` may be a transaction. */
type Lookup = Pick<Context, 'seal' | 'clock'> & { readonly db: Kysely<Database> }

const claimOf = (paymentId: string): string => `pay.${paymentId}`

/** A share token is of use until a day after the deadline of its payment. */
const sharedUntil = (payBefore: Date): Date => minutesAfter(payBefore, 24 * 60)

/** A signed token that allows another customer to pay a payment. */
export const shareTokenOf = ({ seal }: Tokens, paymentId: string): string =>
  `${paymentId}.${seal.sign(claimOf(paymentId))}`

/** The payment of a share token. @throws Failure `paymentNotFound` for an invalid or expired token. */
export async function sharedPayment(context: Lookup, token: string): Promise<Payment> {
  const [paymentId = '', signature = '', ...more] = token.split('.')
  const isSigned = more.length === 0 && context.seal.isSigned(claimOf(paymentId), signature)
  if (!isSigned) throw new Failure('paymentNotFound')
  const payment = await queries.findPayment(context.db, paymentId)
  if (!payment || sharedUntil(payment.pay_before) <= context.clock.now()) throw new Failure('paymentNotFound')
  return payment
}

/** @throws Failure `paymentNotFound` for an order without payment, such as one that is paid on arrival */
async function paymentOfOrder(db: Kysely<Database>, orderId: string): Promise<Payment> {
  const payment = await queries.findPaymentOfOrder(db, orderId)
  if (!payment) throw new Failure('paymentNotFound')
  return payment
}

/**
 * The payment of a request: by id, by order, or by share token; not locked. Ownership of ids is checked by `handle`, and the
 * token is authorization itself.
 * @throws Failure `paymentNotFound`
 */
export function payablePayment(context: Lookup, { orderId, paymentId, shareToken }: Payable): Promise<Payment> {
  if (paymentId !== undefined) return queries.paymentOf(context.db, paymentId)
  if (orderId !== undefined) return paymentOfOrder(context.db, orderId)
  return sharedPayment(context, shareToken ?? '')
}

/** Reason why a payment cannot be paid, regardless of its purpose; null when it can. */
export function closedReason({ status, pay_before }: Payment, now: Date): 'alreadyPaid' | 'paymentClosed' | null {
  if (status === 'paid') return 'alreadyPaid'
  return status !== 'pending' || pay_before <= now ? 'paymentClosed' : null
}

/**
 * Locks a payment and its subject for paying.
 * @throws Failure `alreadyPaid`, `paymentClosed` when it is closed, refunded or expired, or the purpose's refusal
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
