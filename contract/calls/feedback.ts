import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, IdempotencyKey, Instant, lines, pageOf, paging, Picture } from '../entities/common'
import { MediaId, OrderId } from '../entities/ids'
import { limits } from '../limits'

/** Subject of feedback. */
export const FeedbackType = z.enum(['fault', 'idea', 'store', 'delivery', 'payment', 'other'])
export type FeedbackType = z.output<typeof FeedbackType>

const NamedType = z.object({ type: FeedbackType, name: z.string() })

/** Feedback of the caller with the platform's answer, if it has one. */
export const Feedback = z.object({
  id: Id,
  number: z.string(),
  type: NamedType,
  text: z.string(),
  pictures: z.array(Picture),
  /** The number of the order that it is about. */
  orderNumber: z.nullable(z.string()),
  createdAt: Instant,
  answer: z.nullable(z.object({ text: z.string(), at: Instant, isNew: z.boolean() })),
})
export type Feedback = z.output<typeof Feedback>

/** The types of feedback in display order, and how many answers the caller has not read. */
export const feedbackTypes = defineCall({
  name: 'feedback.types',
  summary: 'The types of feedback',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(NamedType), newAnswers: z.int() }),
  failures: [],
})

/** Sends feedback to the platform: a type, a text and up to three pictures (product text §5, account rules). */
export const feedbackAdd = defineCall({
  name: 'feedback.add',
  summary: 'Send feedback',
  who: 'customer',
  request: z.object({
    type: FeedbackType,
    text: lines(limits.feedbackMax, 1),
    /** Uploaded pictures. */
    pictures: z._default(z.array(MediaId).check(z.maxLength(limits.feedbackImages)), []),
    /** The order that it is about. */
    orderId: z.optional(OrderId),
    /** Whether the customer service may call the caller's phone. */
    mayContact: z.boolean(),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ id: Id, number: z.string() }),
  failures: ['tooManyFeedbacks', 'mediaNotFound', 'orderNotFound'],
})

/** The caller's feedback, newest first; reading a page marks its answers as read. */
export const feedbackList = defineCall({
  name: 'feedback.list',
  summary: 'The caller’s feedback and its answers',
  who: 'customer',
  request: z.object({ ...paging }),
  response: pageOf(Feedback),
  failures: [],
})
