import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import * as queries from './queries'

/** A commission that holds from a day on; without a scope of every kind of orders, category or store. */
export interface NewCommission {
  readonly kind: string | null
  readonly categoryKey: string | null
  readonly storeId: string | null
  /** In basis points; 0 for none. */
  readonly rate: number
  /** The first day, of each store's zone. */
  readonly fromDay: string
  /** The person who sets it, such as `operator:lin`. */
  readonly setBy: string
}

/** The rules of the platform's commission (docs/decisions/080-merchant-payouts.md). A rule is never changed: a later one replaces it. */
export class Commissions {
  constructor(private readonly context: Pick<Context, 'clock'>) {}

  /** Sets a commission. @throws RangeError for a rate above all of a price, or for a store and a category at once */
  async set(
    tx: Transaction<Database>,
    { kind, categoryKey, storeId, rate, fromDay, setBy }: NewCommission,
  ): Promise<void> {
    if (!Number.isInteger(rate) || rate < 0 || rate > 10_000) throw new RangeError('A commission is 0 to 100 percent.')
    if (categoryKey && storeId) throw new RangeError('A commission is of a category or of a store.')
    const row = { kind, category_key: categoryKey, store_id: storeId, rate, from_day: fromDay, set_by: setBy }
    await queries.insertCommission(tx, { id: uuid(), ...row, set_at: this.context.clock.now() })
  }
}

/** The line for the person who starts a server on which nobody has set a commission. */
export async function commissionWarnings({ db }: Pick<Context, 'db'>): Promise<string[]> {
  if (await queries.isCommissionSet(db)) return []
  return [
    'No commission is set: stores receive all of what is paid for their orders, until npm run operator -- commission sets one.',
  ]
}
