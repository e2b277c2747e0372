import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'

type Db = Kysely<Database>

/** Copies a quote `count` times, good for a day; answers the ids of the copies. */
export async function copyQuote(db: Db, id: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into quotes
    select (jsonb_populate_record(quotes, jsonb_build_object('id', gen_random_uuid(), 'expires_at', now() + interval '1 day'))).*
    from quotes, generate_series(1, ${count}::int) where id = ${id} returning id`.execute(db)
  return rows.map((row) => row.id)
}

/** The store with the longest menu. */
export async function longestMenu(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select store_id as id from goods group by store_id order by count(*) desc, store_id limit 1`.execute(db)
  return rows[0]?.id ?? ''
}

/** Number of stores. */
export async function countStores(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from stores`.execute(db)
  return rows[0]?.count ?? 0
}

/** Number of products. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from products`.execute(db)
  return rows[0]?.count ?? 0
}

/** Number of hotels. */
export async function countHotels(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from hotels`.execute(db)
  return rows[0]?.count ?? 0
}

/** Fresh statistics, so that no measurement meets the planner's or the vacuum's catching up. */
export async function vacuum(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
}
