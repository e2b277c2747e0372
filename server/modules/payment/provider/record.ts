import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database, ProviderName } from '../../../database/schema'
import { ForgedMessage, type ReceivedPayment } from '../../../payments/provider'
import { clearing, post, reserved, returning, transfer } from '../../wallet/ledger'
import { completePayment } from '../complete'
import type { PaymentPurposes } from '../purpose'
import * as queries from '../queries'
import { release } from './hold'
import * as providerQueries from './queries'
import { requestProviderRefund } from './refunds'

type Tx = Transaction<Database>

const currency = 'CNY'

/**
 * Records a payment that a provider reports. Reports may repeat and arrive in any order. The first one completes the payment,
 * together with the balance part that its attempt holds; an attempt whose part went back completes nothing.
 * Money for a payment that has been replaced pays its replacements, as far as it suffices; what is left over, as all that is
 * paid for a paid or expired payment, is refunded to its payer once.
 * @throws Forged for an unknown trade, or another amount or currency.
 */
export async function recordProviderPayment(
  tx: Tx,
  { clock }: Context,
  purposes: PaymentPurposes,
  provider: ProviderName,
  money: ReceivedPayment,
): Promise<void> {
  const known = await providerQueries.byTradeNo(tx, provider, money.tradeNo)
  if (!known) throw new ForgedMessage('the trade is not known')
  const found = await queries.paymentOf(tx, known.payment_id)
  await purposes.of(found).lock(tx, found)
  const payment = await queries.lockPayment(tx, found.id)
  const attempt = await providerQueries.lock(tx, known.id)
  if (money.amount !== attempt.amount || money.currency !== currency)
    throw new ForgedMessage('the amount is another one')
  if (attempt.status === 'paid') return
  await providerQueries.setPaid(tx, attempt.id, money.transactionId, money.paidAt)
  const at = clock.now()
  const { balance_held: part } = attempt
  const from = (amount: number) => ({ account: clearing(provider), amount: -amount })
  const paid = { method: provider, payer_id: attempt.payer_id, provider_payment_id: attempt.id, paid_at: at }
  if (payment.status === 'pending' && part === attempt.balance_part) {
    const sources = [from(attempt.amount), { account: reserved(attempt.id), amount: -part }]
    return completePayment(tx, purposes, payment, sources, { ...paid, from_balance: part })
  }
  await release(tx, attempt, at)
  let left = attempt.amount
  for (const due of await replacementsOf(tx, purposes, payment)) {
    if (due.amount > left) continue
    await completePayment(tx, purposes, due, [from(due.amount)], paid)
    left -= due.amount
  }
  if (left > 0) await returnSurplus(tx, attempt, left, at)
}

/** The pending payments that replace a closed one, locked by id. */
async function replacementsOf(tx: Tx, purposes: PaymentPurposes, closed: queries.Payment): Promise<queries.Payment[]> {
  if (closed.status !== 'closed') return []
  const locked: queries.Payment[] = []
  for (const { id } of (await purposes.of(closed).replacements?.(tx, closed)) ?? [])
    locked.push(await queries.lockPayment(tx, id))
  return locked.filter(({ status, amount }) => status === 'pending' && amount > 0)
}

async function returnSurplus(
  tx: Tx,
  { id, payment_id: paymentId, provider }: providerQueries.ProviderPayment,
  amount: number,
  at: Date,
): Promise<void> {
  await post(tx, { kind: 'surplus', referenceId: id, at, sides: transfer(clearing(provider), returning, amount) })
  await requestProviderRefund(tx, {
    paymentId,
    providerPaymentId: id,
    kind: 'surplus',
    referenceId: id,
    amount,
    at,
  })
}
