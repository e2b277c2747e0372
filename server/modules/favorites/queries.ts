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
export async function addFavorite(db: Db, favorite: Favorite, at: Date): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ ...rowOf(favorite), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds favourites of one kind in one statement. */
export async function addFavorites(
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
export async function removeFavorite(db: Db, favorite: Favorite): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where((eb) => eb.and(rowOf(favorite)))
    .execute()
}

/** Whether a thing is a favourite of a customer. */
export async function isFavorite(db: Db, favorite: Favorite): Promise<boolean> {
  const row = await db
    .selectFrom('favorites')
    .select('target_id')
    .where((eb) => eb.and(rowOf(favorite)))
    .executeTakeFirst()
  return row !== undefined
}
