import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { type AccountRef, post, reserved, transfer } from '../../wallet/ledger'
import type { PaymentPurposes } from '../purpose'
import { lockPayment, paymentOf } from '../queries'
import * as queries from './queries'

type Tx = Transaction<Database>
/** An attempt with a balance part. */
type Holder = Pick<queries.ProviderPayment, 'id' | 'payer_id'>

const payer = ({ payer_id }: Holder): AccountRef => ({ kind: 'customer', ownerId: payer_id })

/**
 * Moves the balance part of a new attempt, inserted as held, from its payer to its account.
 * @throws Failure `insufficientBalance`
 */
export async function hold(tx: Tx, attempt: Holder, part: number, at: Date): Promise<void> {
  const sides = transfer(payer(attempt), reserved(attempt.id), part)
  await post(tx, { kind: 'reserve', referenceId: attempt.id, at, sides })
}

/** Returns what a locked attempt holds to its payer, once; the caller ends the hold of its row. */
export async function release(tx: Tx, attempt: queries.ProviderPayment, at: Date): Promise<void> {
  const { id, balance_held: amount } = attempt
  if (amount === 0) return
  await post(tx, { kind: 'release', referenceId: id, at, sides: transfer(reserved(id), payer(attempt), amount) })
}

/** Closes an open attempt and returns what it holds; one that is paid or closed stays. Locks its subject, payment and row. */
export async function closeAttempt(tx: Tx, purposes: PaymentPurposes, id: string, at: Date): Promise<void> {
  const { payment_id } = await queries.byId(tx, id)
  const payment = await paymentOf(tx, payment_id)
  await purposes.of(payment).lock(tx, payment)
  await lockPayment(tx, payment.id)
  const attempt = await queries.lock(tx, id)
  if (attempt.status !== 'open') return
  await queries.setClosed(tx, id)
  await release(tx, attempt, at)
}
