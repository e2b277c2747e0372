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

/** In real life; the demo's speed divides it. */
const answerMinutes = 10

/** What the merchant says; the same review always gets the same answer. */
function answerTo({ reviewId, rating }: Job): Bilingual {
  const choices = replies[moodOf(rating)]
  const [en, zh] = choices[Number.parseInt(reviewId.slice(-4), 16) % choices.length] ?? ['', '']
  return { en, zh }
}

/** Lets the demo's merchants answer each new review after a while. */
export function answerReviews({ clock, config, jobs }: Context, writer: ReviewWriter): void {
  jobs.on<Job>('demo.answer', async (tx, job) => void (await reply(tx, job.reviewId, answerTo(job), clock.now())))
  writer.onReview(async (tx, { id, rating }) => {
    const runAt = minutesAfter(clock.now(), answerMinutes / config.demoSpeed)
    await jobs.add(tx, { kind: 'demo.answer', payload: { reviewId: id, rating }, runAt })
  })
}
