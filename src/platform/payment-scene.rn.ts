import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { Outcome } from './payment-scene'

export type { Outcome }

/** What kind of client this is to a provider. */
export const paymentScene: PaymentScene = 'app'

const sandboxed: readonly string[] = ['balance', 'wechat', 'alipay']

/** Whether this client can carry out a way of paying: the providers' own libraries are no part of the app. */
export const canPayBy = (kind: string, sandbox: boolean): boolean =>
  sandbox ? sandboxed.includes(kind) : kind === 'balance'

/** Nothing: the app asks no provider by itself. */
export const payerCode = (): Promise<undefined> => Promise.resolve(undefined)

/** Fails: there is no provider's library to pay by. */
export const payAt = (_checkout: Checkout): Promise<Outcome> => Promise.resolve('failed')
