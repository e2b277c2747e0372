import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, IdempotencyKey, Instant, Picture, ruled } from '../entities/common'
import { OrderId } from '../entities/ids'
import { Checkout, onePayable, payable, PaymentKind, PaymentScene, PaymentStatus } from '../entities/payment'
import { payPassword } from '../rules/generic'

export { PaymentStatus }

/** The payment that the pay screen shows above the methods. */
const bill = { amount: Amount, title: z.string(), status: PaymentStatus, payBefore: Instant }

/** The ways an order can be paid now, with why one cannot be used in the caller's language. */
export const paymentTypes = defineCall({
  name: 'payment.types',
  summary: 'The ways to pay an order',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object({
    ...bill,
    types: z.array(
      z.object({
        kind: PaymentKind,
        usable: z.boolean(),
        why: z.nullable(z.string()),
        /** What the caller has; null where the server cannot know. */
        balance: z.nullable(Amount),
        /** Simulated by this server: no real money moves. */
        sandbox: z.boolean(),
      }),
    ),
  }),
  failures: ['orderNotFound', 'paymentNotFound'],
})

/** Opens the payment of an order that waits for one, and answers what is to be paid until when. */
export const paymentAddOrder = defineCall({
  name: 'payment.addOrder',
  summary: 'Open the payment of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: z.object(bill),
  failures: ['orderNotFound', 'alreadyPaid', 'paymentClosed', 'storeClosed'],
})

/** Pays an order from the balance. The same key pays once, however often it is sent. */
export const paymentBalancePay = defineCall({
  name: 'payment.balancePay',
  summary: 'Pay an order from the balance',
  who: 'customer',
  request: z.object({ ...payable, payPassword: ruled(payPassword), idempotencyKey: IdempotencyKey }).check(onePayable),
  response: z.object({ status: PaymentStatus, paid: Amount, balance: Amount }),
  failures: [
    'orderNotFound',
    'paymentNotFound',
    'alreadyPaid',
    'paymentClosed',
    'storeClosed',
    'insufficientBalance',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
})

const providerOrder = <Name extends string>(name: Name, summary: string) =>
  defineCall({
    name,
    summary,
    who: 'customer',
    request: z
      .object({
        ...payable,
        paymentScene: z._default(PaymentScene, 'page'),
        /** A mini-program's one-time login code, by which a real provider knows who pays. */
        loginCode: z.optional(z.string().check(z.maxLength(200))),
        idempotencyKey: IdempotencyKey,
      })
      .check(onePayable),
    response: z.object({ amount: Amount, payBefore: Instant, checkout: Checkout }),
    failures: [
      'orderNotFound',
      'paymentNotFound',
      'alreadyPaid',
      'paymentClosed',
      'storeClosed',
      'paymentFailed',
      'paymentTypeUnavailable',
    ],
  })

/** Opens a payment by WeChat Pay; it is paid only once the provider confirms it to the server. */
export const paymentWechatOrder = providerOrder('payment.wechatOrder', 'Pay an order by WeChat Pay')

/** Opens a payment by Alipay; it is paid only once the provider confirms it to the server. */
export const paymentAlipayOrder = providerOrder('payment.alipayOrder', 'Pay an order by Alipay')

const state = {
  status: PaymentStatus,
  amount: Amount,
  /** How it was paid. */
  method: z.nullable(PaymentKind),
  /** Of an unpaid one, what became of the caller's last attempt at a provider. */
  attempt: z.nullable(z.enum(['open', 'failed', 'closed'])),
}

/**
 * The state of a payment; the client relies on this and never on its own success page. While it is pending the server queries
 * the provider.
 */
export const paymentStatus = defineCall({
  name: 'payment.status',
  summary: 'The state of an order’s payment',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object(state),
  failures: ['orderNotFound', 'paymentNotFound'],
})

/** Ends the caller's open attempts at providers; it can still be paid. One that was paid meanwhile stays paid. */
export const paymentCancel = defineCall({
  name: 'payment.cancel',
  summary: 'Give up paying at a provider',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object(state),
  failures: ['orderNotFound', 'paymentNotFound', 'paymentFailed'],
})

/** What membership does for an order: what a member saves on it, or would. */
export const paymentMemberInfo = defineCall({
  name: 'payment.memberInfo',
  summary: 'What membership saves on an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({
    isMember: z.boolean(),
    memberUntil: z.nullable(Instant),
    /** By member prices and member coupons, in this order. */
    saved: Amount,
    /** What member prices would take off it for somebody who is none. */
    couldSave: Amount,
  }),
  failures: ['orderNotFound'],
})

/** Makes a token by which somebody else can pay the order until `payBefore`. */
export const paymentShare = defineCall({
  name: 'payment.share',
  summary: 'Ask somebody else to pay an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ ...bill, shareToken: z.string() }),
  failures: ['orderNotFound', 'alreadyPaid', 'paymentClosed', 'storeClosed'],
})

/**
 * What somebody asks the caller to pay: no address and no phone, and of who asks only a masked name. `store` is null for what
 * is not of one store.
 */
export const paymentSubstitute = defineCall({
  name: 'payment.substitute',
  summary: 'Open an order that is to be paid on behalf',
  who: 'customer',
  request: z.object({ shareToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    ...bill,
    store: z.nullable(z.object({ name: z.string(), logo: Picture })),
    items: z.array(z.object({ name: z.string(), quantity: z.int(), picture: Picture })),
    count: z.int(),
    asker: z.string(),
    /** The caller's own order. */
    own: z.boolean(),
    /** The caller is who paid it. */
    paidByMe: z.boolean(),
  }),
  failures: ['paymentNotFound'],
})
