import type { Checkout, Door } from '@contract/entities/payment'
import type { Outcome } from './payment-door'

export type { Outcome }

export const door: Door = 'app'

const sandboxed: readonly string[] = ['balance', 'wechat', 'alipay']

/** Whether this client can carry out a way of paying: the providers' own libraries are no part of the app. */
export const canPayBy = (kind: string, sandbox: boolean): boolean =>
  sandbox ? sandboxed.includes(kind) : kind === 'balance'

export const payerCode = (): Promise<undefined> => Promise.resolve(undefined)

export const payAt = (_checkout: Checkout): Promise<Outcome> => Promise.resolve('failed')
