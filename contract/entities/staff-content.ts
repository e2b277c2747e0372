import * as z from 'zod/mini'
import { FeedbackType } from '../calls/feedback'
import { ReportSubject, ReportType } from '../calls/report'
import { ApplicationKind } from './application'
import { ChatSender } from './chat'
import { Id, Instant, Picture } from './common'
import { ReviewAppeal } from './review'

const person = z.object({ id: Id, name: z.string() })

/** A report of a customer about a store, an item, a review or a conversation. */
export const StaffReport = z.object({
  id: Id,
  subject: z.object({ kind: ReportSubject, id: z.nullable(Id) }),
  type: ReportType,
  content: z.string(),
  /** The path of a picture. */
  image: z.nullable(z.string()),
  reporter: person,
  store: z.nullable(person),
  createdAt: Instant,
  outcome: z.nullable(z.object({ upheld: z.boolean(), at: Instant })),
})
export type StaffReport = z.output<typeof StaffReport>

/** A report with the messages that were reported, as they were then. */
export const StaffReportDetail = z.extend(StaffReport, {
  messages: z.array(
    z.object({
      sequence: z.int(),
      sender: ChatSender,
      at: Instant,
      /** The kind of its content, `gone` for a message that had been taken back when it was reported. */
      kind: z.string(),
      /** Empty for kinds without text. */
      text: z.string(),
      /** The path of a picture that lasts ten minutes; null for other kinds and once it was deleted. */
      picture: z.nullable(z.string()),
      /** Whether its parties still see it. */
      isShown: z.boolean(),
    }),
  ),
})
export type StaffReportDetail = z.output<typeof StaffReportDetail>

/** Feedback of a customer to the platform. */
export const StaffFeedback = z.object({
  id: Id,
  number: z.string(),
  type: FeedbackType,
  text: z.string(),
  pictures: z.array(Picture),
  orderNumber: z.nullable(z.string()),
  mayContact: z.boolean(),
  customer: person,
  createdAt: Instant,
  answer: z.nullable(z.object({ text: z.string(), at: Instant })),
})
export type StaffFeedback = z.output<typeof StaffFeedback>

/** An appeal of the author of a hidden review, by the id of the review. */
export const StaffAppeal = z.object({
  id: Id,
  review: z.object({ text: z.string(), rating: z.int(), createdAt: Instant }),
  author: z.nullable(person),
  store: person,
  hidden: z.object({ reason: z.string(), at: Instant }),
  appeal: ReviewAppeal,
})
export type StaffAppeal = z.output<typeof StaffAppeal>

/** An application that waits for a decision; the applicant's name is masked. */
export const StaffApplication = z.object({
  id: Id,
  number: z.string(),
  kind: ApplicationKind,
  state: z.string(),
  applicant: z.string(),
  submittedAt: Instant,
})
export type StaffApplication = z.output<typeof StaffApplication>

/** An application with its form; looking at its pictures is recorded. */
export const StaffApplicationDetail = z.extend(StaffApplication, {
  fields: z.array(z.object({ field: z.string(), text: z.string() })),
  pictures: z.array(z.object({ field: z.string(), path: z.string() })),
})
export type StaffApplicationDetail = z.output<typeof StaffApplicationDetail>
