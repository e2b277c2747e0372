import { type Kysely, sql, type Transaction } from 'kysely'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Whether things that wait for an answer, or those that have one, are listed. */
export type AnswerTab = 'open' | 'answered'

const newest = (table: 'reports' | 'feedbacks') =>
  new Keyset([descending('instant', sql.ref(`${table}.created_at`)), descending('id', sql.ref(`${table}.id`))])

const reports = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('customers', 'customers.id', 'reports.customer_id')
    .leftJoin('stores', 'stores.id', 'reports.store_id')
    .selectAll('reports')
    .select(['customers.nickname as reporter_name', 'stores.name as store_name'])

/** A page of reports, newest first. */
export const listReports = (db: Db, tab: AnswerTab, slice: Slice) =>
  newest('reports')
    .page(reports(db).where('answered_at', tab === 'open' ? 'is' : 'is not', null), slice)
    .execute()

export const reportById = (db: Db, id: string) => reports(db).where('reports.id', '=', id).executeTakeFirstOrThrow()

export type ReportRow = Awaited<ReturnType<typeof reportById>>

/** The sealed messages that were reported; undefined for a report of something else. */
export async function evidenceOf(db: Db, reportId: string): Promise<string | undefined> {
  const evidence = db.selectFrom('report_evidence').select('messages_sealed').where('report_id', '=', reportId)
  return (await evidence.executeTakeFirst())?.messages_sealed
}

/** Closes a report; false when it is closed already. */
export async function answerReport(tx: Tx, id: string, upheld: boolean, answered_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ answered_at, upheld })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const feedbacks = (db: Db) =>
  db
    .selectFrom('feedbacks')
    .innerJoin('customers', 'customers.id', 'feedbacks.customer_id')
    .selectAll('feedbacks')
    .select('customers.nickname as customer_name')

/** A page of feedback, newest first. */
export const listFeedback = (db: Db, tab: AnswerTab, slice: Slice) =>
  newest('feedbacks')
    .page(feedbacks(db).where('answered_at', tab === 'open' ? 'is' : 'is not', null), slice)
    .execute()

export const feedbackById = (db: Db, id: string) =>
  feedbacks(db).where('feedbacks.id', '=', id).executeTakeFirstOrThrow()

export type FeedbackRow = Awaited<ReturnType<typeof feedbackById>>

const byTime = new Keyset([
  descending('instant', sql.ref('applications.submitted_at')),
  descending('id', sql.ref('applications.id')),
])

/** A page of the applications in review, newest first. */
export const listApplications = (db: Db, slice: Slice) =>
  byTime
    .page(
      db
        .selectFrom('applications')
        .select(['id', 'kind', 'state', 'applicant', 'submitted_at'])
        .where('state', '=', 'inReview'),
      slice,
    )
    .execute()
