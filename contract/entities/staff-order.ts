import * as z from 'zod/mini'
import { orderPhases } from '../states/actions'
import { Amount, Id, Instant, opaque, SignedAmount } from './common'
import { RefundState } from './refund'

/** An order of any kind in a list of staff. */
export const StaffOrder = z.object({
  id: Id,
  number: z.string(),
  kind: opaque(32, 1),
  state: z.string(),
  phase: z.enum(orderPhases),
  title: z.string(),
  total: Amount,
  refunded: Amount,
  placedAt: Instant,
  customer: z.object({ id: Id, name: z.string() }),
  store: z.nullable(z.object({ id: Id, name: z.string() })),
})
export type StaffOrder = z.output<typeof StaffOrder>

/** An order that is stuck in its state since a time. */
export const StuckOrder = z.extend(StaffOrder, { since: Instant })

/** Actions of staff on an order in its state; `refund` is of what is left of it, or a part. */
export const staffOrderActions = ['cancel', 'markDelivered', 'redeliver', 'reassign', 'refund'] as const
export const StaffOrderAction = z.enum(staffOrderActions)
export type StaffOrderAction = z.output<typeof StaffOrderAction>

/** The party that bears a refund: each by its shares, or the platform or the rider in place of the others. */
export const RefundBearer = z.enum(['shares', 'platform', 'rider'])
export type RefundBearer = z.output<typeof RefundBearer>

/** An order with its timeline, its payments and what each party has of it. */
export const StaffOrderDetail = z.extend(StaffOrder, {
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: z.int(),
      paid: Amount,
      /** Quantity that was refunded. */
      refunded: z.int(),
    }),
  ),
  timeline: z.array(z.object({ event: z.string(), actor: z.string(), state: z.string(), at: Instant })),
  payments: z.array(
    z.object({
      id: Id,
      method: z.nullable(z.string()),
      /** The part of the whole payment that came from the balance beside the provider. */
      fromBalance: Amount,
      status: z.string(),
      /** The part of the payment that is for this order, and what of it was refunded. */
      amount: Amount,
      refunded: Amount,
      /** The part of it that the parties have, also of a part of the order before its end. */
      settled: Amount,
      paidAt: z.nullable(Instant),
      settledAt: z.nullable(Instant),
    }),
  ),
  /** The amounts that the parties receive, or pay, less refunds. */
  parties: z.array(z.object({ party: z.enum(['customer', 'store', 'rider', 'platform']), amount: SignedAmount })),
  refunds: z.array(z.object({ id: Id, number: z.string(), state: RefundState, amount: Amount })),
  rider: z.nullable(z.object({ id: Id, name: z.string() })),
  actions: z.array(StaffOrderAction),
})
export type StaffOrderDetail = z.output<typeof StaffOrderDetail>
