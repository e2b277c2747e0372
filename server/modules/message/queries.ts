import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** Announcements published since the customer last viewed them, or since registration. */
export async function newAnnouncements(db: Db, customerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .innerJoin('customers', (join) => join.on('customers.id', '=', customerId))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'announcement')
    .where('published_at', '<=', now)
    .whereRef('published_at', '>', (eb) => eb.fn.coalesce('announcements_seen_at', 'customers.created_at'))
    .executeTakeFirstOrThrow()
  return count
}

/** When the customer last viewed the announcements, initially the registration. */
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
