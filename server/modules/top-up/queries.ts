import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { PaymentKind } from '@contract/entities/payment'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, TopUpTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type TopUpRow = Selectable<TopUpTable>

export async function insertTopUp(tx: Tx, row: Insertable<TopUpTable>): Promise<void> {
  await tx.insertInto('top_ups').values(row).execute()
}

/** Locks a top-up. */
export const lockTopUp = (tx: Tx, id: string): Promise<TopUpRow> =>
  tx.selectFrom('top_ups').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Sets the final state of a locked top-up. */
export async function endTopUp(tx: Tx, id: string, state: TopUpRow['state'], ended_at: Date): Promise<void> {
  await tx.updateTable('top_ups').set({ state, ended_at }).where('id', '=', id).execute()
}

const keyset = new Keyset([
  descending('instant', sql.ref('top_ups.created_at')),
  descending('id', sql.ref('top_ups.id')),
])

interface Wanted {
  readonly customerId: string
  readonly topUpId?: string | undefined
  readonly slice: Slice
}

/** A page of a customer's top-ups with how they were paid, newest first. */
export function topUpsOf(db: Db, { customerId, topUpId, slice }: Wanted) {
  const rows = db
    .selectFrom('top_ups')
    .innerJoin('payments', 'payments.id', 'top_ups.payment_id')
    .selectAll('top_ups')
    .select('payments.method as paid_with')
    .where('top_ups.customer_id', '=', customerId)
  const wanted = topUpId === undefined ? rows : rows.where('top_ups.id', '=', topUpId)
  return keyset.page(wanted.$castTo<TopUpRow & { paid_with: PaymentKind | null }>(), slice).execute()
}
