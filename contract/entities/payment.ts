import * as z from 'zod/mini'
import { paymentKinds } from '../payment-kinds'
import { Amount, Id, opaque, Picture } from './common'
import { OrderId, PaymentId } from './ids'

/** The balance, or a provider. */
export const PaymentKind = z.enum(paymentKinds)
export type PaymentKind = z.output<typeof PaymentKind>

/** Payer: the customer, a friend whom the customer asked, or the members of a shared cart. */
export const PaidBy = z.enum(['customer', 'friend', 'group'])
export type PaidBy = z.output<typeof PaidBy>

/**
 * Part of a payment that came from the customer's balance beside a provider, of all that the payment is for; absent where there
 * is none, or somebody else paid. Refunds go to the provider first, up to what it was paid.
 */
export const paidFromBalance = z.optional(Amount)

/** Payment method and payer, to whom refunds go; null until it is paid. */
export const paidHow = { paidWith: z.nullable(PaymentKind), paidFromBalance, paidBy: z.nullable(PaidBy) }

/** `closed` was never paid and cannot be any more; `refunded` was refunded in full. */
export const PaymentStatus = z.enum(['pending', 'paid', 'closed', 'refunded'])

/**
 * Part of the price that a payment covers: all of it, a deposit, the balance of a presale, the difference of a change,
 * a share of a shared cart, or a later charge.
 */
export const paidParts = ['whole', 'deposit', 'balance', 'change', 'share', 'later'] as const
export type PaidPart = (typeof paidParts)[number]

/** An order that a payment is for, and how much of the payment. */
export const PaidOrder = z.object({
  orderId: Id,
  store: z.nullable(z.object({ name: z.string(), logo: Picture })),
  title: z.string(),
  part: z.enum(paidParts),
  amount: Amount,
  /** Total price of the order. */
  total: Amount,
})
export type PaidOrder = z.output<typeof PaidOrder>

/** The client in which somebody pays: a mini-program, a browser or an app. */
export const PaymentScene = z.enum(['mini', 'page', 'app'])
export type PaymentScene = z.output<typeof PaymentScene>

/**
 * The payment to make, by exactly one of three: an order of the caller, a payment of the caller, which may cover
 * several orders or none, or a payment shared by somebody else.
 */
export const payable = {
  orderId: z.optional(OrderId),
  paymentId: z.optional(PaymentId),
  shareToken: z.optional(opaque(200, 1)),
}
export interface Payable {
  readonly orderId?: OrderId | undefined
  readonly paymentId?: PaymentId | undefined
  readonly shareToken?: string | undefined
}
/** Refuses a request without exactly one payment reference. */
export const onePayable = z.refine<Payable>(
  ({ orderId, paymentId, shareToken }) =>
    [orderId, paymentId, shareToken].filter((named) => named !== undefined).length === 1,
  { path: ['orderId'] },
)

const text = z.string()

/**
 * Parameters for paying at a provider: a token for the sandbox's cashier, the parameters of a mini-program payment, a
 * URL, or the parameters of an app's payment SDK.
 */
export const Checkout = z.discriminatedUnion('how', [
  z.object({ how: z.literal('sandbox'), token: text }),
  z.object({
    how: z.literal('wechatMini'),
    timeStamp: text,
    nonceStr: text,
    package: text,
    signType: z.literal('RSA'),
    paySign: text,
  }),
  z.object({ how: z.literal('alipayMini'), tradeNo: text }),
  z.object({ how: z.literal('page'), address: text }),
  z.object({ how: z.literal('app'), params: z.record(text, text) }),
])
export type Checkout = z.output<typeof Checkout>
