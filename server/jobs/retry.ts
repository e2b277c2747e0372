import type { FastifyBaseLogger } from 'fastify'
import { minutesAfter } from '../clock'
import type { DueJob } from './queries'

const maxDelayMinutes = 60

/** Logs a failed job and answers the time of its next attempt, with exponential delay, and the error's message. */
export function retryOf(log: FastifyBaseLogger, job: DueJob, error: unknown, now: Date): [runAt: Date, why: string] {
  log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be retried')
  const runAt = minutesAfter(now, Math.min(maxDelayMinutes, 2 ** job.failures / 10))
  return [runAt, error instanceof Error ? error.message : 'unknown']
}

const idleMs = 250

/** Pauses before the jobs table is polled again. */
export const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, idleMs))
