import { post, type Pending } from './http'

/** A sandbox trade; amounts in the smallest unit. */
export interface SandboxTrade {
  provider: 'wechat' | 'alipay'
  title: string
  amount: number
  state: 'waiting' | 'paid' | 'failed' | 'cancelled' | 'closed'
  payBefore: string
}

/** The result chosen at the sandbox cashier. */
export type Decision = 'succeed' | 'fail' | 'cancel'

/**
 * Client of the sandbox cashier, in which the server simulates the payment providers. Not part of the contract; the
 * payment result is read by `payment.status`.
 */
export const sandbox = {
  trade: (token: string): Pending<SandboxTrade> => post('/sandbox/cashier', { token }),
  decide: (token: string, decision: Decision): Pending<SandboxTrade> =>
    post('/sandbox/cashier/decide', { token, decision }),
}
