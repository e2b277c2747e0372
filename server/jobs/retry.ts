import type { FastifyBaseLogger } from 'fastify'
import { minutesAfter } from '../clock'
import type { DueJob } from './queries'

const mostMinutes = 60

/** Logs that a job failed and answers when it is tried again, later each time, with what went wrong. */
export function retryOf(log: FastifyBaseLogger, job: DueJob, error: unknown, now: Date): [runAt: Date, why: string] {
  log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again')
  const runAt = minutesAfter(now, Math.min(mostMinutes, 2 ** job.failures / 10))
  return [runAt, error instanceof Error ? error.message : 'unknown']
}

const idleMs = 250

/** Until there may be something to do again. */
export const idle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, idleMs))
