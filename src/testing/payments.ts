import type { PaidOrder } from '@contract/entities/payment'
import type { Answer } from '@/services/api'
import { detailOf } from './orders'
import type { Answers } from './server'

/** Cashier of a test payment, with overrides. */
export const cashierOf = (different: Partial<Answer<'payment.types'>> = {}): Answer<'payment.types'> => ({
  amount: 3200,
  title: 'Noodles',
  status: 'pending',
  payBefore: new Date(Date.now() + 10 * 60_000).toISOString(),
  orders: [],
  types: [
    { kind: 'balance', balance: 23650, usable: true, why: null, sandbox: false },
    { kind: 'wechat', balance: null, usable: true, why: null, sandbox: true },
    { kind: 'alipay', balance: null, usable: false, why: 'This payment method isn’t available', sandbox: true },
  ],
  ...different,
})

/** An answer of `payment.status`, with differences. */
export const paymentOf = (different: Partial<Answer<'payment.status'>> = {}): Answer<'payment.status'> => ({
  status: 'paid',
  amount: 3200,
  orders: [],
  method: 'balance',
  payer: null,
  attempt: null,
  ...different,
})
export const done = paymentOf()
export const unpaid = paymentOf({ status: 'pending', method: null })

/** An order that a payment is for, with differences. */
export const paidOrderOf = (different: Partial<PaidOrder> = {}): PaidOrder => ({
  orderId: 'o1',
  store: { name: 'Noodles', logo: { path: '', colour: '#cccccc' } },
  title: 'Beef noodles',
  part: 'whole',
  amount: 3200,
  total: 3200,
  ...different,
})

/** The answer of `payment.wechatOrder` where the server plays the provider. */
export const sandboxed = {
  amount: 3200,
  payBefore: '2026-01-01T00:00:00Z',
  checkout: { how: 'sandbox', token: 't1' },
} as const

/** The server of a customer who pays an order from the balance. */
export const payable = (): Answers => ({
  'chat.auth': { socket_url: 'ws://x', uid: 'u', userSig: 's', expiresAt: '2099-01-01T00:00:00Z' },
  'payment.types': cashierOf(),
  'order.detail': detailOf(),
  'payment.memberInfo': { isMember: false, memberUntil: null, saved: 0, couldSave: 0 },
  'wallet.hasPayPassword': { hasPayPassword: true },
  'payment.balancePay': { status: 'paid', paid: 3200, balance: 20450 },
  'payment.status': done,
})
