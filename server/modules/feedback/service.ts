import type { Request, Response } from '@contract/call'
import { type Feedback, feedbackList, type FeedbackType, type feedbackTypes } from '@contract/calls/feedback'
import type { Language, Localized } from '@contract/settings'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import * as queries from './queries'

const names: Record<FeedbackType, Localized> = {
  fault: { en: 'Something broke', zh: '功能异常' },
  idea: { en: 'An idea', zh: '产品建议' },
  store: { en: 'A store', zh: '商家问题' },
  delivery: { en: 'Delivery', zh: '配送问题' },
  payment: { en: 'Payment', zh: '支付问题' },
  other: { en: 'Other', zh: '其他' },
}

function viewOf(row: queries.FeedbackRow, language: Language): Feedback {
  const { id, number, type, text, pictures, order_number, created_at, answer, answered_at, seen_at } = row
  return {
    id,
    number,
    type: { type, name: names[type][language] },
    text,
    pictures,
    orderNumber: order_number,
    createdAt: created_at.toISOString(),
    answer:
      answer && answered_at ? { text: answer[language], at: answered_at.toISOString(), isNew: seen_at === null } : null,
  }
}

/** Feedback as customers see it: its types, and their own with the answers. */
export class FeedbackService {
  constructor(private readonly context: Context) {}

  async types({ customer, language }: SignedIn): Promise<Response<typeof feedbackTypes>> {
    const items = (Object.keys(names) as FeedbackType[]).map((type) => ({ type, name: names[type][language] }))
    return { items, newAnswers: await queries.newAnswers(this.context.db, customer.id) }
  }

  /** One page, whose answers count as read from now on. */
  async list(
    { customer, language }: SignedIn,
    request: Request<typeof feedbackList>,
  ): Promise<Response<typeof feedbackList>> {
    const { db, clock } = this.context
    const page = new Paging(feedbackList, request, customer.id)
    const rows = await queries.listFeedback(db, customer.id, page.slice)
    const unseen = page.shown(rows).filter(({ answered_at, seen_at }) => answered_at && !seen_at)
    await queries.markSeen(
      db,
      unseen.map(({ id }) => id),
      clock.now(),
    )
    return page.answer(rows, (row) => viewOf(row, language))
  }
}
