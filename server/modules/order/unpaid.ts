import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import type { Config } from '../../config'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { ReservedLine } from './kind/inventory'
import * as queries from './queries'

type Tx = Transaction<Database>

/**
 * Bounds what a locked customer holds without having paid, so that nobody empties stores for nothing.
 * @throws Failure `tooManyUnpaidOrders` with `max`.
 */
export async function checkUnpaidOrders(tx: Tx, { unpaidOrders: max }: Config, customerId: string): Promise<void> {
  if ((await queries.countUnpaid(tx, customerId)) >= max) throw new Failure('tooManyUnpaidOrders', { max })
}

interface Reserved {
  readonly customerId: string
  readonly lines: readonly ReservedLine[]
  /** Stock left of limited items, by id. */
  readonly left: ReadonlyMap<string, number>
}

/**
 * Checks the lines that were just reserved for a new order of a locked customer: together with their other unpaid
 * orders they may hold a share of the item's stock without them.
 * @throws Failure `tooManyUnpaidItems` with `max`.
 */
export async function checkUnpaidItems(
  tx: Tx,
  { unpaidStock }: Config,
  { customerId, lines, left: leftById }: Reserved,
): Promise<void> {
  const held = new Map<string, number>()
  for (const { itemId, quantity } of lines) held.set(itemId, (held.get(itemId) ?? 0) + quantity)
  for (const { itemId, quantity } of await queries.unpaidItems(tx, customerId, [...held.keys()]))
    held.set(itemId, (held.get(itemId) ?? 0) + quantity)
  for (const [itemId, left] of leftById) {
    const own = held.get(itemId) ?? 0
    const max = Math.max(limits.unpaidItemsFree, Math.floor(((left + own) * unpaidStock) / 100))
    if (own > max) throw new Failure('tooManyUnpaidItems', { max })
  }
}
