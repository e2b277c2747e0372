import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { pointsShare } from '../../pricing/share'
import * as shares from '../shares'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The refunded lines with the points that come back of those that points paid alone: by how many of them are refunded. */
export async function measuredLines(
  tx: Tx,
  { id }: { readonly id: string },
  stored: readonly shares.StoredShare[],
  lines: shares.RefundedAmounts['lines'],
): Promise<shares.RefundedAmounts['lines']> {
  const byPoints = (position: number) =>
    shares
      .measureOf(stored.filter((share) => share.position === position))
      .filter(({ component }) => component === pointsShare)
  if (lines.every(({ position }) => byPoints(position).length === 0)) return lines
  const quantities = await queries.refundedQuantities(tx, id)
  return lines.map((line) => {
    const { quantity = 0, refunded_quantity: back = 0 } =
      quantities.find(({ position }) => position === line.position) ?? {}
    const [points] = byPoints(line.position)
    return points ? { ...line, amount: Math.floor((-points.amount * back) / quantity) + points.refunded } : line
  })
}

/** Whether nothing but points paid for one of some lines, so that they come back although no money does. */
export async function arePaidByPoints(
  tx: Tx,
  orderId: string,
  lines: readonly { position: number }[],
): Promise<boolean> {
  const stored = await queries.sharesOf(tx, orderId)
  return lines.some(({ position }) =>
    shares
      .measureOf(stored.filter((share) => share.position === position))
      .some(({ component }) => component === pointsShare),
  )
}
