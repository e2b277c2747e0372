import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { MessageGroup } from '@contract/message-groups'
import { deleteSome } from '../../../database/delete-some'
import type { Database, NoticeTable } from '../../../database/schema'

type Db = Kysely<Database>
export type NewNotice = Insertable<NoticeTable>

/** Keeps notices, each subject of a topic once for a customer; answers whom there is something new for. */
export async function insertNotices(tx: Transaction<Database>, rows: readonly NewNotice[]) {
  return tx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['customer_id', 'topic', 'subject']).doNothing())
    .returning(['id', 'customer_id'])
    .execute()
}

/** The unread notices of a customer by group. */
export function unreadByGroup(db: Db, customerId: string): Promise<{ group: MessageGroup; count: number }[]> {
  return db
    .selectFrom('notices')
    .select(['message_group as group', sql<number>`count(*)::int`.as('count')])
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .groupBy('message_group')
    .execute()
}

/** Marks notices of a customer as read, by id or by kind; null is any. */
export async function readNotices(
  db: Db,
  customerId: string,
  which: { readonly ids: readonly string[] | null; readonly kind: string | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: at })
    .where('customer_id', '=', customerId)
    .where('read_at', 'is', null)
    .$if(which.ids !== null, (query) => query.where((eb) => eb('id', '=', eb.fn.any(eb.val([...(which.ids ?? [])])))))
    .$if(which.kind !== null, (query) => query.where(sql<boolean>`kind = ${which.kind}`))
    .execute()
}

/** Takes a notice out of its customer's list, or puts it back with null. */
export async function removeNotice(db: Db, id: string, at: Date | null): Promise<void> {
  await db.updateTable('notices').set({ removed_at: at }).where('id', '=', id).execute()
}

/** Deletes some of the notices from before a time. */
export const deleteOldNotices = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'notices', sql`created_at < ${before}`)
