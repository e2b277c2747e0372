import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Bilingual, Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Use {
  readonly orderId: string
  readonly customerId: string
  readonly title: Bilingual
  readonly points: number
  readonly at: Date
}

/**
 * Takes the points that a new order uses. Its customer is locked, so that two orders never take the same ones.
 * @throws Failure `pointsInsufficient` when there are not as many
 */
export async function usePoints(tx: Tx, { orderId, customerId, title, points, at }: Use): Promise<void> {
  if (points === 0) return
  if ((await queries.balanceOf(tx, customerId)) < points) throw new Failure('pointsInsufficient')
  await queries.insertEntry(tx, {
    ...{ id: uuid(), customer_id: customerId, kind: 'used', reference_id: orderId, order_id: orderId },
    ...{ amount: -points, basis: 0, title: JSON.stringify(title), created_at: at },
  })
}

interface Return {
  readonly orderId: string
  /** Reference of the restoration: the order itself, or one of its refunds; once each. */
  readonly referenceId: string
  /** How many of the order's points are to have come back by now; all of them when undefined. */
  readonly upTo?: number
  readonly at: Date
}

/** Restores points that an order used, never more than it did. */
export async function returnPoints(tx: Tx, { orderId, referenceId, upTo, at }: Return): Promise<void> {
  const entries = await queries.spentOn(tx, orderId)
  const used = entries.find(({ kind }) => kind === 'used')
  if (!used) return
  const back = entries.reduce((sum, { kind, amount }) => (kind === 'returned' ? sum + amount : sum), 0)
  const points = Math.min(upTo ?? -used.amount, -used.amount) - back
  if (points <= 0) return
  const { customer_id, title } = used
  await queries.insertEntry(tx, {
    ...{ id: uuid(), customer_id, kind: 'returned', reference_id: referenceId, order_id: orderId },
    ...{ amount: points, basis: 0, title: JSON.stringify(title), created_at: at },
  })
}
