import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../clock'
import { minutesAfter } from '../clock'
import type { Database } from '../database/schema'
import * as queries from './queries'

type Tx = Transaction<Database>
type Handler = (tx: Tx, payload: never) => Promise<void>

const idleMs = 250

/**
 * Work for later, in a table that any number of servers share (FOR UPDATE SKIP LOCKED). A job runs in one transaction with
 * its own removal: it happens once or not at all. A job that throws is tried again, later each time.
 */
export class Jobs {
  private readonly handlers = new Map<string, Handler>()
  private running = false
  private loop: Promise<void> = Promise.resolve()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
  ) {}

  on<Payload extends object>(kind: string, handler: (tx: Tx, payload: Payload) => Promise<void>): void {
    this.handlers.set(kind, handler)
  }

  /** Adds a job in the caller's transaction. A key that is already waiting is not added again. */
  async add(tx: Kysely<Database>, job: { kind: string; payload: object; runAt: Date; key?: string }): Promise<void> {
    await queries.addJob(tx, job)
  }

  start(): void {
    this.running = true
    this.loop = this.work()
  }

  /** Waits for the job at work and takes no other. */
  async stop(): Promise<void> {
    this.running = false
    await this.loop
  }

  /** Runs what is due now; answers how many jobs ran. */
  async runDue(): Promise<number> {
    let count = 0
    while (await this.runOne()) count += 1
    return count
  }

  private async work(): Promise<void> {
    while (this.running) {
      const busy = await this.runOne().catch((error: unknown) => {
        this.log.error({ err: error }, 'the jobs table could not be read')
        return false
      })
      if (!busy) await new Promise((resolve) => setTimeout(resolve, idleMs))
    }
  }

  private async runOne(): Promise<boolean> {
    const job = await this.db.transaction().execute(async (tx) => {
      const due = await queries.takeDue(tx, this.clock.now(), [...this.handlers.keys()])
      if (!due) return undefined
      await queries.jobSavepoint(tx)
      try {
        await this.handlers.get(due.kind)?.(tx, due.payload as never)
        await queries.removeJob(tx, due.id)
      } catch (error) {
        await queries.rollbackJob(tx)
        await this.postpone(tx, due, error)
      }
      return due
    })
    return job !== undefined
  }

  private async postpone(tx: Tx, job: queries.DueJob, error: unknown): Promise<void> {
    this.log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed and will be tried again')
    const runAt = minutesAfter(this.clock.now(), Math.min(60, 2 ** job.failures / 10))
    await queries.postponeJob(tx, job.id, runAt, error instanceof Error ? error.message : 'unknown')
  }
}
