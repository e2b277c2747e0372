import type { Checkout, PaymentScene } from '@contract/entities/payment'
import { isPaymentKind } from '@contract/payment-kinds'
import type { Outcome } from './payment-scene'

export type { Outcome }

/** The payment scene of this client. */
export const paymentScene: PaymentScene = 'app'

/** Whether this client supports a payment method: without the providers' SDKs, only the balance and the sandbox. */
export const canPayBy = (kind: string, sandbox: boolean): boolean =>
  sandbox ? isPaymentKind(kind) : kind === 'balance'

/** Not needed without a provider SDK. */
export const payerCode = (): Promise<undefined> => Promise.resolve(undefined)

/** Fails: the app does not include the providers' SDKs. */
export const payAt = (_checkout: Checkout): Promise<Outcome> => Promise.resolve('failed')
