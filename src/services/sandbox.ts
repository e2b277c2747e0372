import { post, type Pending } from './http'

/** A trade as the sandbox's cashier shows it; amounts in the smallest unit. */
export interface SandboxTrade {
  provider: 'wechat' | 'alipay'
  title: string
  amount: number
  state: 'waiting' | 'paid' | 'failed' | 'cancelled' | 'closed'
  payBefore: string
}

/** What the person at the sandbox's cashier lets become of a payment. */
export type Decision = 'succeed' | 'fail' | 'cancel'

/**
 * The cashier of the sandbox, in which the server plays the payment providers. It is a provider's own and no call of the
 * contract: what came of it the client asks by `payment.status`.
 */
export const sandbox = {
  trade: (token: string): Pending<SandboxTrade> => post('/sandbox/cashier', { token }),
  decide: (token: string, decision: Decision): Pending<SandboxTrade> =>
    post('/sandbox/cashier/decide', { token, decision }),
}
