import type { FeedbackType } from '@contract/calls/feedback'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Bilingual } from '../database/schema'
import type { FeedbackDesk } from '../modules/feedback/desk'

interface Job {
  number: string
  type: FeedbackType
}

/** The real duration, divided by the demo's speed. */
const answerMinutes = 10

const answers: Record<FeedbackType, Bilingual> = {
  fault: {
    en: 'Sorry about that. We found the fault, and the next version mends it.',
    zh: '很抱歉给您带来不便，问题已定位，将在下个版本修复。',
  },
  idea: { en: 'A good idea. We’ve passed it on to the product team.', zh: '感谢您的建议，已转交产品团队评估。' },
  store: { en: 'Thanks for telling us. We’ve spoken to the store.', zh: '感谢反馈，我们已与商家核实沟通。' },
  delivery: {
    en: 'Sorry for the delivery. We’ve told the rider’s station.',
    zh: '配送给您带来不便，我们已反馈至配送站。',
  },
  payment: {
    en: 'We checked the payment. It will be put right within three working days.',
    zh: '已为您核查支付记录，将在3个工作日内处理。',
  },
  other: { en: 'Thanks for writing. We read every word.', zh: '感谢您的反馈，我们已认真阅读。' },
}

/** Schedules the platform's answer to each new feedback. */
export function answerFeedback({ clock, config, jobs }: Context, desk: FeedbackDesk): void {
  jobs.on<Job>('demo.feedback', async (tx, { number, type }) => void (await desk.answer(tx, number, answers[type])))
  desk.onFeedback(async (tx, feedback) => {
    const runAt = minutesAfter(clock.now(), answerMinutes / config.demoSpeed)
    await jobs.add(tx, { kind: 'demo.feedback', payload: feedback, runAt })
  })
}
