import { type Kysely, sql } from 'kysely'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

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

const byAppeal = new Keyset([
  descending('instant', sql.ref('reviews.appealed_at')),
  descending('id', sql.ref('reviews.id')),
])

const appeals = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('stores', 'stores.id', 'reviews.store_id')
    .leftJoin('customers', 'customers.id', 'reviews.customer_id')
    .select(['reviews.id', 'reviews.text', 'reviews.rating', 'reviews.created_at', 'reviews.store_id'])
    .select(['stores.name as store_name', 'reviews.customer_id', 'customers.nickname as author_name'])
    .select(['hidden_reason', 'was_hidden_at', 'appeal', 'appealed_at', 'appeal_shown', 'appeal_answer'])
    .select('appeal_decided_at')
    .where('appealed_at', 'is not', null)

/** A page of appeals against hidden reviews, newest first. */
export const listAppeals = (db: Db, tab: AnswerTab, slice: Slice) =>
  byAppeal.page(appeals(db).where(sql<boolean>`(appeal_decided_at is null) = ${tab === 'open'}`), slice).execute()

/** The appeal of a review; undefined for one without. */
export const appealOf = (db: Db, reviewId: string) => appeals(db).where('reviews.id', '=', reviewId).executeTakeFirst()

export type AppealRow = NonNullable<Awaited<ReturnType<typeof appealOf>>>
