import { type Kysely, sql, type Transaction } from 'kysely'
import type { ReminderSubject } from '@contract/message-groups'
import { deleteSome } from '../../../database/delete-some'
import type { Database, Bilingual } from '../../../database/schema'

type Db = Kysely<Database>

/** Beginning of an event, with the clock of its displayed time. */
export interface Beginning {
  readonly startsAt: Date
  /** Null for the zone of the deployment. */
  readonly zone: string | null
  /** Name of the event; null for a round, which has no name. */
  readonly name: Bilingual | null
}

/** A presale by its id; undefined for one that is gone. */
export async function presaleBeginning(db: Db, id: string): Promise<Beginning | undefined> {
  const row = await db
    .selectFrom('presales')
    .innerJoin('products', 'products.id', 'presales.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(['deposit_from', 'products.name', 'stores.time_zone'])
    .where('presales.id', '=', id)
    .where('products.removed_at', 'is', null)
    .executeTakeFirst()
  return row && { startsAt: row.deposit_from, zone: row.time_zone, name: row.name }
}

/** A round of the flash sale by its id; undefined for one that is gone. */
export async function roundBeginning(db: Db, id: string): Promise<Beginning | undefined> {
  const row = await db.selectFrom('flash_rounds').select('starts_at').where('id', '=', id).executeTakeFirst()
  return row && { startsAt: row.starts_at, zone: null, name: null }
}

/** Pending reminders of a customer, the next first. */
export function remindersOf(db: Db, customerId: string) {
  return db
    .selectFrom('reminders')
    .select(['subject', 'subject_id'])
    .where('customer_id', '=', customerId)
    .orderBy('due_at')
    .orderBy('subject_id')
    .execute()
}

interface Reminder {
  readonly customerId: string
  readonly subject: ReminderSubject
  readonly subjectId: string
}

/** Notes a reminder; repeating it moves its time. */
export async function setReminder(tx: Db, { customerId, subject, subjectId }: Reminder, dueAt: Date, at: Date) {
  await tx
    .insertInto('reminders')
    .values({ customer_id: customerId, subject, subject_id: subjectId, due_at: dueAt, created_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'subject', 'subject_id']).doUpdateSet({ due_at: dueAt }))
    .execute()
}

/** Takes a reminder back. */
export async function dropReminder(db: Db, { customerId, subject, subjectId }: Reminder): Promise<void> {
  await db
    .deleteFrom('reminders')
    .where('customer_id', '=', customerId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .execute()
}

/** Deletes up to `most` reminders of a subject, and answers their customers. */
export async function takeReminders(
  tx: Transaction<Database>,
  { subject, subjectId }: Omit<Reminder, 'customerId'>,
  most: number,
): Promise<string[]> {
  const due = tx
    .selectFrom('reminders')
    .select('customer_id')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('customer_id')
    .limit(most)
  const rows = await tx
    .deleteFrom('reminders')
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('customer_id', 'in', due)
    .returning('customer_id')
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** Deletes some of the reminders that were due before a time: what they were about is gone. */
export const deleteOldReminders = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'reminders', sql`due_at < ${before}`)
