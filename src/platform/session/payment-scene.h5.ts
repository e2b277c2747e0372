import type { Checkout, PaymentScene } from '@contract/entities/payment'
import { isPaymentKind } from '@contract/payment-kinds'
import type { Outcome } from './payment-scene'

export type { Outcome }

/** The payment scene of this client. */
export const paymentScene: PaymentScene = 'page'

/** Whether this client supports a payment method; browsers can open any provider's page. */
export const canPayBy = (kind: string, _sandbox: boolean): boolean => isPaymentKind(kind)

/** Payment pages identify the payer by themselves, so no code is needed. */
export const payerCode = (): Promise<undefined> => Promise.resolve(undefined)

/** Redirects to the provider's page, which returns here; the result is then read from the server. */
export function payAt(checkout: Checkout): Promise<Outcome> {
  if (checkout.how !== 'page') return Promise.resolve('failed')
  window.location.assign(checkout.address)
  return Promise.resolve('done')
}
