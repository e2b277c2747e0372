import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, IdempotencyKey, lines } from '../entities/common'
import { MediaId } from '../entities/ids'
import { limits } from '../limits'

/** The types of reports, of whatever subject. */
export const ReportType = z.enum([
  'foodSafety',
  'falseInfo',
  'price',
  'service',
  'licence',
  'abuse',
  'privacy',
  'advert',
  'picture',
  'other',
])
export type ReportType = z.output<typeof ReportType>

/** Subject of a report. */
export const ReportSubject = z.enum(['store', 'goods', 'review', 'conversation'])
export type ReportSubject = z.output<typeof ReportSubject>

/** Fields of every report: a type, a text, and at most one picture (product text §3, §5). */
export const reportFields = {
  type: ReportType,
  content: lines(limits.feedbackMax, 1),
  /** Uploaded pictures. */
  pictures: z._default(z.array(MediaId).check(z.maxLength(limits.reportImages)), []),
  idempotencyKey: IdempotencyKey,
}

/** The types of reports about a subject, in display order. */
export const reportTypes = defineCall({
  name: 'report.types',
  summary: 'The types of reports',
  who: 'anyone',
  request: z.object({ subject: z._default(ReportSubject, 'store') }),
  response: z.object({ items: z.array(z.object({ type: ReportType, name: z.string() })) }),
  failures: [],
})

/**
 * Reports a store, an item, a review or a conversation of the caller to the platform. With a conversation go the messages of `sequences`, or
 * the newest ones, as evidence that nobody can change later.
 */
export const reportAdd = defineCall({
  name: 'report.add',
  summary: 'Report a store, an item, a review or a conversation',
  who: 'customer',
  request: z.object({
    subject: ReportSubject,
    subjectId: Id,
    /** Of the reported messages of a conversation. */
    sequences: z._default(
      z.array(z.int().check(z.gte(1), z.lte(2_000_000_000))).check(z.maxLength(limits.chatEvidence)),
      [],
    ),
    ...reportFields,
  }),
  response: z.object({ reportId: Id }),
  failures: ['reportedNotFound', 'tooManyReports', 'mediaNotFound'],
})
