import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Restatement } from '../../order/restate'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Priced dishes that wait to be paid; their shares are before the commission. */
export interface AdditionPlan extends Omit<Restatement, 'title'> {
  readonly storeId: string
}

/** The addition to an order that waits to be paid. */
export const waitingAddition = (db: Db, orderId: string) =>
  db
    .selectFrom('takeaway_additions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

export async function insertAddition(
  tx: Tx,
  { plan, ...row }: { readonly id: string; readonly order_id: string; readonly plan: AdditionPlan; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('takeaway_additions')
    .values({ ...row, state: 'waiting', plan: JSON.stringify(plan) })
    .execute()
}

/** Ends a waiting addition of a locked order. */
export async function endAddition(tx: Tx, id: string, state: 'made' | 'dropped', at: Date): Promise<void> {
  await tx.updateTable('takeaway_additions').set({ state, at }).where('id', '=', id).execute()
}

/** Time at which the store of an order accepted it; null before. */
export async function acceptedAt(db: Db, orderId: string): Promise<Date | null> {
  const { at } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.min('at').as('at'))
    .where('order_id', '=', orderId)
    .where('event', '=', 'accept')
    .executeTakeFirstOrThrow()
  return at
}
