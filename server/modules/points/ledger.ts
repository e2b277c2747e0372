import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { limits } from '@contract/limits'
import type { Database } from '../../database/schema'
import * as queries from './queries'

type Tx = Transaction<Database>

const { pointsPerUnit, pointsMemberFactor, pointsPerReview, unitsOfMoney } = limits

interface Earning {
  readonly orderId: string
  /** Paid amount less refunds, in the smallest unit. */
  readonly amount: number
  readonly at: Date
}

/** The points of a payment: by whole units, double for a member. */
export const pointsFor = (amount: number, isMember: boolean): number =>
  Math.floor(amount / unitsOfMoney) * pointsPerUnit * (isMember ? pointsMemberFactor : 1)

/** Points for a completed order, once. */
export async function earnPoints(tx: Tx, { orderId, amount, at }: Earning): Promise<void> {
  const { customer_id, user_level, member_until, title } = await queries.earner(tx, orderId)
  const doubled = user_level > 0 && (member_until === null || member_until > at)
  const points = pointsFor(amount, doubled)
  if (points === 0) return
  await queries.insertEntry(tx, {
    ...{ id: uuid(), customer_id, kind: 'order', reference_id: orderId, order_id: orderId },
    ...{ amount: points, basis: amount, doubled, title: JSON.stringify(title), created_at: at },
  })
}

interface TakingBack {
  readonly orderId: string
  /** The id of the refund. */
  readonly referenceId: string
  /** Remaining payment of the order after the refund. */
  readonly left: number
  readonly at: Date
}

/** Deducts an order's points in proportion to a refund, once per refund. */
export async function takeBackPoints(tx: Tx, { orderId, referenceId, left, at }: TakingBack): Promise<void> {
  const entries = await queries.entriesOfOrder(tx, orderId)
  const earned = entries.find(({ kind }) => kind === 'order')
  if (!earned) return
  const kept = Math.floor((earned.amount * Math.min(left, earned.basis)) / earned.basis)
  const amount = kept - entries.reduce((sum, entry) => sum + entry.amount, 0)
  if (amount >= 0) return
  const { customer_id, title } = earned
  await queries.insertEntry(tx, {
    ...{ id: uuid(), customer_id, kind: 'refund', reference_id: referenceId, order_id: orderId },
    ...{ amount, basis: left, title: JSON.stringify(title), created_at: at },
  })
}

/** Points for a review with photos, once for its order; answers how many were earned. */
export async function earnByReview(tx: Tx, orderId: string, at: Date): Promise<number> {
  const { customer_id, title } = await queries.earner(tx, orderId)
  const isNew = await queries.insertEntry(tx, {
    ...{ id: uuid(), customer_id, kind: 'review', reference_id: orderId, order_id: orderId },
    ...{ amount: pointsPerReview, basis: 0, title: JSON.stringify(title), created_at: at },
  })
  return isNew ? pointsPerReview : 0
}

/** Name of points that the platform gave or took. */
const adjusted = JSON.stringify({ en: 'Linli', zh: '邻里' })

/** Gives points to a customer, or takes some back. */
export async function adjustPoints(
  tx: Tx,
  { customerId, amount, at }: { readonly customerId: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  const id = uuid()
  await queries.insertEntry(tx, {
    ...{ id, customer_id: customerId, kind: 'adjusted', reference_id: id, order_id: null },
    ...{ amount, basis: 0, title: adjusted, created_at: at },
  })
}
