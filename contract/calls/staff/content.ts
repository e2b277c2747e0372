import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, lines, pageOf, paging, text } from '../../entities/common'
import { ApplicationId, FeedbackId, ReportId, ReviewId } from '../../entities/ids'
import {
  StaffAppeal,
  StaffApplication,
  StaffApplicationDetail,
  StaffFeedback,
  StaffReport,
  StaffReportDetail,
} from '../../entities/staff-content'
import { limits } from '../../limits'
import { acting } from './acting'

const readers = ['support', 'operations'] as const
const tab = z._default(z.enum(['open', 'answered']), 'open')

/** Reports of customers, newest first. */
export const staffReports = defineCall({
  name: 'staff.reports',
  summary: 'Reports of customers',
  who: 'staff',
  roles: readers,
  request: z.object({ ...paging, tab }),
  response: pageOf(StaffReport),
  failures: [],
})

/** One report with the messages that were reported. */
export const staffReport = defineCall({
  name: 'staff.report',
  summary: 'A report',
  who: 'staff',
  roles: readers,
  request: z.object({ reportId: ReportId }),
  response: StaffReportDetail,
  failures: ['reportNotFound'],
})

/** Closes a report, as right or not. */
export const staffAnswerReport = defineCall({
  name: 'staff.answerReport',
  summary: 'Close a report',
  who: 'staff',
  roles: readers,
  request: z.object({ reportId: ReportId, upheld: z.boolean(), ...acting }),
  response: StaffReportDetail,
  failures: ['reportNotFound', 'nothingToChange'],
})

/** Removes one of the reported messages of a conversation for both of its parties, who read that it was removed. */
export const staffRemoveMessage = defineCall({
  name: 'staff.removeMessage',
  summary: 'Remove a reported message',
  who: 'staff',
  roles: readers,
  request: z.object({ reportId: ReportId, sequence: z.int().check(z.gte(1), z.lte(2_000_000_000)), ...acting }),
  response: StaffReportDetail,
  failures: ['reportNotFound', 'chatMessageNotFound', 'nothingToChange'],
})

/** Feedback of customers, newest first. */
export const staffFeedback = defineCall({
  name: 'staff.feedback',
  summary: 'Feedback of customers',
  who: 'staff',
  roles: readers,
  request: z.object({ ...paging, tab }),
  response: pageOf(StaffFeedback),
  failures: [],
})

/** Answers feedback, in the language of its customer. */
export const staffAnswerFeedback = defineCall({
  name: 'staff.answerFeedback',
  summary: 'Answer feedback',
  who: 'staff',
  roles: readers,
  request: z.object({ feedbackId: FeedbackId, answer: lines(limits.staffReasonMax, 1), ...acting }),
  response: StaffFeedback,
  failures: ['feedbackNotFound', 'nothingToChange'],
})

/** Hides a review from everybody but its author, who reads the reason. It is counted no more. */
export const staffHideReview = defineCall({
  name: 'staff.hideReview',
  summary: 'Hide a review',
  who: 'staff',
  roles: readers,
  request: z.object({ reviewId: ReviewId, ...acting }),
  response: Empty,
  failures: ['reviewNotFound', 'nothingToChange'],
})

/** Appeals of authors whose reviews were hidden, newest first. */
export const staffAppeals = defineCall({
  name: 'staff.appeals',
  summary: 'Appeals against hidden reviews',
  who: 'staff',
  roles: readers,
  request: z.object({ ...paging, tab }),
  response: pageOf(StaffAppeal),
  failures: [],
})

/** Decides an appeal: the review is shown and counted again, or stays hidden. Its author reads the reason. */
export const staffDecideAppeal = defineCall({
  name: 'staff.decideAppeal',
  summary: 'Decide an appeal',
  who: 'staff',
  roles: readers,
  request: z.object({ reviewId: ReviewId, show: z.boolean(), ...acting }),
  response: StaffAppeal,
  failures: ['reviewNotFound', 'nothingToChange'],
})

/** Applications that wait for a decision, newest first. */
export const staffApplications = defineCall({
  name: 'staff.applications',
  summary: 'Applications to decide on',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ ...paging }),
  response: pageOf(StaffApplication),
  failures: [],
})

/** One application with its form and its pictures; each look at them is recorded. */
export const staffApplication = defineCall({
  name: 'staff.application',
  summary: 'An application',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ applicationId: ApplicationId }),
  response: StaffApplicationDetail,
  failures: ['applicationNotFound'],
})

/** Approves an application: the applicant gets what it is for, such as a store. */
export const staffApprove = defineCall({
  name: 'staff.approve',
  summary: 'Approve an application',
  who: 'staff',
  roles: ['operations'],
  request: z.object({ applicationId: ApplicationId, ...acting }),
  response: StaffApplication,
  failures: ['applicationNotFound', 'applicationDecided'],
})

/** Rejects an application. The applicant reads the reason, which may be about one field, and can hand it in again unless it is final. */
export const staffReject = defineCall({
  name: 'staff.reject',
  summary: 'Reject an application',
  who: 'staff',
  roles: ['operations'],
  request: z.object({
    applicationId: ApplicationId,
    field: z.optional(text(limits.nameMax, 1)),
    isFinal: z._default(z.boolean(), false),
    ...acting,
  }),
  response: StaffApplication,
  failures: ['applicationNotFound', 'applicationDecided'],
})
