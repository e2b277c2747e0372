import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Restatement } from '../../order/restate'
import { leftKitchen } from './terms'

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

/** Time at which the store of an order accepted it, null before; and whether the food has left the kitchen. */
export function kitchenTimes(
  db: Db,
  orderId: string,
): Promise<{ readonly acceptedAt: Date | null; readonly hasLeft: boolean }> {
  return db
    .selectFrom('order_events')
    .select((eb) => [
      eb.fn.min('at').filterWhere('event', '=', 'accept').as('acceptedAt'),
      eb.fn.coalesce(sql<boolean>`bool_or(${eb('state', 'in', leftKitchen)})`, sql.lit(false)).as('hasLeft'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}
