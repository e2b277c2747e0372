import type { Kysely } from 'kysely'
import type { Database, FavoriteTable } from '../../database/schema'

type Db = Kysely<Database>

/** A favourite of a customer. */
export interface Favorite {
  readonly customerId: string
  readonly kind: FavoriteTable['kind']
  readonly targetId: string
}

const rowOf = ({ customerId: customer_id, kind, targetId: target_id }: Favorite) => ({ customer_id, kind, target_id })

/** Adds a favourite; an existing one stays unchanged. */
export async function keep(db: Db, kept: Favorite, at: Date): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ ...rowOf(kept), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds favourites of one kind in one statement. */
export async function keepAll(
  db: Db,
  { customerId, kind, targetIds }: Omit<Favorite, 'targetId'> & { targetIds: readonly string[] },
  at: Date,
): Promise<void> {
  if (targetIds.length === 0) return
  const rows = [...new Set(targetIds)].sort().map((targetId) => rowOf({ customerId, kind, targetId }))
  await db
    .insertInto('favorites')
    .values(rows.map((row) => ({ ...row, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a favourite, if it exists. */
export async function letGo(db: Db, kept: Favorite): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where((eb) => eb.and(rowOf(kept)))
    .execute()
}

/** Whether a thing is a favourite of a customer. */
export async function isKept(db: Db, kept: Favorite): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('target_id')
    .where((eb) => eb.and(rowOf(kept)))
    .executeTakeFirst()
  return row !== undefined
}
