import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { Outcome } from './payment-scene'

export type { Outcome }

/** What kind of client this is to a provider. */
export const paymentScene: PaymentScene = 'page'

const ways: readonly string[] = ['balance', 'wechat', 'alipay']

/** Whether this client can carry out a way of paying; a browser goes to any provider's page. */
export const canPayBy = (kind: string, _sandbox: boolean): boolean => ways.includes(kind)

/** A page knows who pays by itself. */
export const payerCode = (): Promise<undefined> => Promise.resolve(undefined)

/** Leaves for the provider's page, which leads back here; what came of it is asked then. */
export function payAt(checkout: Checkout): Promise<Outcome> {
  if (checkout.how !== 'page') return Promise.resolve('failed')
  window.location.assign(checkout.address)
  return Promise.resolve('done')
}
