import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Bilingual } from '../database/schema'
import { reply } from '../modules/review/queries'
import type { ReviewWriter } from '../modules/review/write'
import { moodOf, replies } from './city/data/reviews'

interface Job {
  reviewId: string
  rating: number
}

/** The real duration, divided by the demo's speed. */
const answerMinutes = 10

/** The merchant's reply, deterministic by review. */
function answerTo({ reviewId, rating }: Job): Bilingual {
  const choices = replies[moodOf(rating)]
  const [en, zh] = choices[Number.parseInt(reviewId.slice(-4), 16) % choices.length] ?? ['', '']
  return { en, zh }
}

/** Schedules a merchant's reply to each new review. */
export function answerReviews({ clock, config, jobs }: Context, writer: ReviewWriter): void {
  jobs.on<Job>('demo.answer', async (tx, job) => void (await reply(tx, job.reviewId, answerTo(job), clock.now())))
  writer.onReview(async (tx, { id, rating }) => {
    const runAt = minutesAfter(clock.now(), answerMinutes / config.demoSpeed)
    await jobs.add(tx, { kind: 'demo.answer', payload: { reviewId: id, rating }, runAt })
  })
}
