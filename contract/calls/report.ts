import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, IdempotencyKey, text } from '../entities/common'
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

/** What a report is about. */
export const ReportSubject = z.enum(['store', 'goods', 'review'])
export type ReportSubject = z.output<typeof ReportSubject>

/** What every report says: a type, a text, and at most one picture (product text §3, §5). */
export const reportFields = {
  type: ReportType,
  content: text(limits.feedbackMax, 1),
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

/** Reports a store, an item or a review to the platform. */
export const reportAdd = defineCall({
  name: 'report.add',
  summary: 'Reports a store, an item or a review',
  who: 'customer',
  request: z.object({ subject: ReportSubject, subjectId: Id, ...reportFields }),
  response: z.object({ reportId: Id }),
  failures: ['reportedNotFound', 'tooManyReports', 'mediaNotFound'],
})
