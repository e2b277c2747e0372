import type { Transaction } from 'kysely'
import type { Bilingual, Database, SoldComponent } from '../../database/schema'
import { commissionOf, withCommission } from './commission'
import * as queries from './queries'
import { giveUpLines, nextPosition } from './queries/restate'
import { insertShares, sharesOf } from './settlement/queries'
import { sortShares } from './shares'
import type { Share } from '../pricing/share'
import type { DraftLine } from './kind/placement'
import { lineRow } from './submission'

type Tx = Transaction<Database>

/** Replacement of an order's lines; the positions of the shares are indexes of the lines. */
export interface Restatement {
  readonly title: Bilingual
  readonly lines: readonly DraftLine[]
  /** Sum to the customer's price of the lines, and of those that stay as far as they are named again. */
  readonly components: readonly SoldComponent[]
  readonly saved: number
  /** Before the commission, which is that of the order. */
  readonly shares: readonly Share[]
}

const givenBack: Bilingual = { en: 'Refunded after a change', zh: '变更时已退' }

/**
 * Replaces lines of a locked order that is paid and not settled; their payments, and any further one, cover the new
 * lines from now on. Of the old lines only the refunded part remains; the caller has released their inventory, reserved
 * that of the new ones and refunded the difference of a cheaper order.
 * @param positions of the replaced lines
 * @returns the updated order, whose total is the paid amount, refunds included
 */
export async function restate(
  tx: Tx,
  order: queries.Order,
  positions: readonly number[],
  { title, lines, components, saved, shares }: Restatement,
): Promise<queries.Order> {
  const next = await nextPosition(tx, order.id)
  const left = await giveUpLines(tx, order.id, positions)
  const price = lines.reduce((sum, { paid }) => sum + paid, 0)
  const total = order.total + price - left
  const before = total - components.reduce((sum, { amount }) => sum + amount, 0)
  const back: SoldComponent[] =
    before === 0 ? [] : [{ kind: 'changed', label: givenBack, amount: before, original: null }]
  await queries.insertLines(
    tx,
    lines.map((line, index) => lineRow(order.id, next + index, line)),
  )
  const charged = withCommission(shares, await commissionOf(tx, order, order.placed_at))
  const moved = charged.map((share) => ({ ...share, position: share.position === null ? null : share.position + next }))
  const last = Math.max(-1, ...(await sharesOf(tx, order.id)).map(({ ordinal }) => ordinal))
  await insertShares(tx, order.id, sortShares(moved), last + 1)
  return queries.updateOrder(tx, order.id, {
    title: JSON.stringify(title),
    components: JSON.stringify([...components, ...back]),
    total,
    saved,
  })
}
