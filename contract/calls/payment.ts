import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, IdempotencyKey, Instant, opaque, Picture, ruled } from '../entities/common'
import { OrderId } from '../entities/ids'
import { Checkout, onePayable, PaidOrder, payable, PaymentKind, PaymentScene, PaymentStatus } from '../entities/payment'
import { payPassword } from '../rules/generic'

export { PaymentStatus }

/** The payment as shown above the payment methods. */
const bill = { amount: Amount, title: z.string(), status: PaymentStatus, payBefore: Instant }

/** The caller's orders in the payment; none for somebody else's, and for other subjects. */
const orders = z.array(PaidOrder)

/** The available payment methods, with the reason when one cannot be used, in the caller's language. */
export const paymentTypes = defineCall({
  name: 'payment.types',
  summary: 'The ways to pay an order',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object({
    ...bill,
    orders,
    /** The caller's balance that a provider's payment can be paid with in part; absent where there is none or it is enough. */
    fromBalance: z.optional(Amount),
    /** The part of the caller's balance that an open attempt at this payment holds; absent where there is none. */
    held: z.optional(Amount),
    types: z.array(
      z.object({
        kind: PaymentKind,
        usable: z.boolean(),
        why: z.nullable(z.string()),
        /** The caller's balance; null for methods whose balance is unknown. */
        balance: z.nullable(Amount),
        /** Simulated by this server; no real money moves. */
        sandbox: z.boolean(),
      }),
    ),
  }),
  failures: ['orderNotFound', 'paymentNotFound'],
})

/** The amount and deadline of an unpaid order's payment, which is created when needed. */
export const paymentAddOrder = defineCall({
  name: 'payment.addOrder',
  summary: 'Open the payment of an order',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: z.object(bill),
  failures: ['orderNotFound', 'paymentNotFound', 'alreadyPaid', 'paymentClosed', 'storeClosed'],
})

/** Pays from the balance, idempotent by key. */
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
    'paymentTypeUnavailable',
    'orderInvalid',
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
        /** A mini-program's one-time login code, from which a real provider derives the payer's id. */
        loginCode: z.optional(opaque(200)),
        /** The part to pay from the caller's balance, held until the attempt ends; the provider takes the rest. */
        fromBalance: z.optional(Amount),
        /** Required with a part from the balance. */
        payPassword: z.optional(ruled(payPassword)),
        idempotencyKey: IdempotencyKey,
      })
      .check(onePayable)
      .check(
        z.refine<{ fromBalance?: number | undefined; payPassword?: string | undefined }>(
          ({ fromBalance = 0, payPassword: typed }) => fromBalance === 0 || typed !== undefined,
          { path: ['payPassword'] },
        ),
      ),
    /** `amount` is what the provider takes. */
    response: z.object({ amount: Amount, fromBalance: z.optional(Amount), payBefore: Instant, checkout: Checkout }),
    failures: [
      'orderNotFound',
      'paymentNotFound',
      'alreadyPaid',
      'paymentClosed',
      'storeClosed',
      'paymentFailed',
      'paymentTypeUnavailable',
      'orderInvalid',
      'insufficientBalance',
      'payPasswordNotSet',
      'payPasswordWrong',
      'payPasswordLocked',
    ],
  })

/** Starts a payment by WeChat Pay; it is paid only after the provider confirms it to the server. */
export const paymentWechatOrder = providerOrder('payment.wechatOrder', 'Pay an order by WeChat Pay')

/** Starts a payment by Alipay; it is paid only after the provider confirms it to the server. */
export const paymentAlipayOrder = providerOrder('payment.alipayOrder', 'Pay an order by Alipay')

const state = {
  status: PaymentStatus,
  amount: Amount,
  orders,
  /** The method with which it was paid. */
  method: z.nullable(PaymentKind),
  /** The part that came from the caller's balance beside the provider; absent where there is none, or somebody else paid. */
  fromBalance: z.optional(Amount),
  /** The masked name of the other customer who paid; null while unpaid or when the caller paid. */
  payer: z.nullable(z.string()),
  /** The state of the caller's last attempt at a provider, for an unpaid payment. */
  attempt: z.nullable(z.enum(['open', 'failed', 'closed'])),
}

/** The status of a payment, authoritative for clients. While it is pending the server queries the provider. */
export const paymentStatus = defineCall({
  name: 'payment.status',
  summary: 'The state of an order’s payment',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object(state),
  failures: ['orderNotFound', 'paymentNotFound'],
})

/** Closes the caller's open attempts at providers; the payment stays payable. One that was paid meanwhile stays paid. */
export const paymentCancel = defineCall({
  name: 'payment.cancel',
  summary: 'Give up paying at a provider',
  who: 'customer',
  request: z.object(payable).check(onePayable),
  response: z.object(state),
  failures: ['orderNotFound', 'paymentNotFound', 'paymentFailed'],
})

/** The savings by membership on an order, actual or potential. */
export const paymentMemberInfo = defineCall({
  name: 'payment.memberInfo',
  summary: 'Savings of a membership on an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({
    isMember: z.boolean(),
    memberUntil: z.nullable(Instant),
    /** The savings by member prices and member coupons on this order. */
    saved: Amount,
    /** The potential savings by member prices for a customer who is not a member. */
    couldSave: Amount,
  }),
  failures: ['orderNotFound'],
})

/** Creates a token with which somebody else can pay the order until `payBefore`. */
export const paymentShare = defineCall({
  name: 'payment.share',
  summary: 'Ask somebody else to pay an order',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ ...bill, shareToken: z.string() }),
  failures: ['orderNotFound', 'paymentNotFound', 'alreadyPaid', 'paymentClosed', 'storeClosed'],
})

/**
 * A shared payment for anybody with its token, so that a visitor sees the requester before logging in: without address
 * and phone, and with only the masked name of the requester. `store` is null unless all of it is of one store.
 */
export const paymentSubstitute = defineCall({
  name: 'payment.substitute',
  summary: 'Open an order to pay on behalf of a friend',
  who: 'anyone',
  request: z.object({ shareToken: opaque(200, 1) }),
  response: z.object({
    ...bill,
    store: z.nullable(z.object({ name: z.string(), logo: Picture })),
    items: z.array(z.object({ name: z.string(), quantity: z.int(), picture: Picture })),
    count: z.int(),
    asker: z.string(),
    /** Whether it is the caller's own order. */
    own: z.boolean(),
    /** Whether the caller paid it, also when it was refunded since. */
    paidByMe: z.boolean(),
  }),
  failures: ['paymentNotFound'],
})
