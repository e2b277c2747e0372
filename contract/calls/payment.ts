import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, IdempotencyKey, Instant, ruled } from '../entities/common'
import { payPassword } from '../rules/generic'

export const PaymentStatus = z.enum(['pending', 'paid', 'closed', 'refunded'])

/** The ways an order can be paid now, with why one cannot be used. */
export const paymentTypes = defineCall({
  name: 'payment.types',
  summary: 'The ways to pay an order',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: z.object({
    amount: Amount,
    title: z.string(),
    status: PaymentStatus,
    payBefore: Instant,
    types: z.array(z.object({ kind: z.enum(['balance']), balance: Amount, enough: z.boolean() })),
  }),
  failures: ['orderNotFound'],
  owns: { orderId: 'order' },
})

/** Pays an order from the balance. The same key pays once, however often it is sent. */
export const paymentBalancePay = defineCall({
  name: 'payment.balancePay',
  summary: 'Pay an order from the balance',
  who: 'customer',
  request: z.object({ orderId: Id, payPassword: ruled(payPassword), idempotencyKey: IdempotencyKey }),
  response: z.object({ status: PaymentStatus, paid: Amount, balance: Amount }),
  failures: [
    'orderNotFound',
    'alreadyPaid',
    'paymentClosed',
    'insufficientBalance',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
  owns: { orderId: 'order' },
  idempotent: true,
})

/** What really happened to a payment; the client asks this and never believes its own success page. */
export const paymentStatus = defineCall({
  name: 'payment.status',
  summary: 'The state of an order’s payment',
  who: 'customer',
  request: z.object({ orderId: Id }),
  response: z.object({ status: PaymentStatus, amount: Amount }),
  failures: ['orderNotFound'],
  owns: { orderId: 'order' },
})
