import { isProvider } from '@contract/payment-kinds'
import type { Payment } from '../../payment/queries'
import { type AccountRef, clearing } from '../../wallet/ledger'

/** A part of a payment that is refunded. */
interface Refunded {
  readonly payment: Payment
  readonly amount: number
}

/** A part of a refund by the account that funded it and receives it. */
interface Source extends Refunded {
  readonly account: AccountRef
  /** The attempt at a provider that sends it back; null for the balance. */
  readonly providerPaymentId: string | null
}

/**
 * The refund of a part of a payment by source: to a provider first, up to what it was paid and has not sent back, then to the
 * payer's balance.
 */
export function sourcesOf({ payment, amount }: Refunded): Source[] {
  const { method, payer_id, customer_id, provider_payment_id } = payment
  const payer: AccountRef = { kind: 'customer', ownerId: payer_id ?? customer_id }
  if (!isProvider(method)) return [{ payment, amount, account: payer, providerPaymentId: null }]
  const atProvider = payment.amount - payment.from_balance - (payment.refunded - payment.refunded_to_balance)
  const back = Math.min(amount, atProvider)
  const both = [
    { payment, amount: back, account: clearing(method), providerPaymentId: provider_payment_id },
    { payment, amount: amount - back, account: payer, providerPaymentId: null },
  ]
  return both.filter((source) => source.amount > 0)
}
