import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** Announcements published since the customer last viewed them, or since registration, but for those read or deleted. */
export async function newAnnouncements(db: Db, customerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .innerJoin('customers', (join) => join.on('customers.id', '=', customerId))
    .leftJoin('announcement_marks as marks', (join) =>
      join.onRef('marks.article_id', '=', 'articles.id').on('marks.customer_id', '=', customerId),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'announcement')
    .where('published_at', '<=', now)
    .whereRef('published_at', '>', (eb) => eb.fn.coalesce('announcements_seen_at', 'customers.created_at'))
    .where('marks.read_at', 'is', null)
    .where('marks.removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Time at which the customer last viewed the announcements, initially the registration. */
export async function announcementsSeen(db: Db, customerId: string): Promise<Date> {
  const row = await db
    .selectFrom('customers')
    .select(['announcements_seen_at', 'created_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row.announcements_seen_at ?? row.created_at
}

/** Marks the announcements as seen; returns the time of the previous view. */
export async function seenAnnouncements(db: Db, customerId: string, now: Date): Promise<Date> {
  const before = await announcementsSeen(db, customerId)
  await db.updateTable('customers').set({ announcements_seen_at: now }).where('id', '=', customerId).execute()
  return before
}

/** Marks single announcements as read by a customer; ids of nothing are left out. */
export async function readAnnouncements(db: Db, customerId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into announcement_marks as marks (customer_id, article_id, read_at)
    select ${customerId}, id, ${at}::timestamptz from articles
    where id = any(${[...ids]}::uuid[]) and kind = 'announcement'
    order by id
    on conflict (customer_id, article_id) do update set read_at = coalesce(marks.read_at, excluded.read_at)`.execute(db)
}

/** Takes an announcement out of a customer's list, or puts it back with null. */
export async function removeAnnouncement(db: Db, customerId: string, id: string, at: Date | null): Promise<void> {
  await sql`
    insert into announcement_marks as marks (customer_id, article_id, removed_at)
    select ${customerId}, id, ${at}::timestamptz from articles where id = ${id} and kind = 'announcement'
    on conflict (customer_id, article_id) do update set removed_at = excluded.removed_at`.execute(db)
}
