import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import type { JobMetrics } from './metrics'
import * as queries from './queries'
import { idle, retryOf } from './retry'

type Tx = Transaction<Database>

/** Work of a job in one transaction with its removal, or with its next time when it answers one. */
export type Handler<Payload extends object> = (
  tx: Tx,
  payload: Payload,
  job: queries.DueJob,
) => Promise<void> | Promise<Date | undefined>

/** Jobs of some kinds, one after another: what is slow in one lane keeps no other lane waiting. */
export class Lane {
  readonly handlers = new Map<string, Handler<never>>()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
    private readonly metrics: JobMetrics,
  ) {}

  /** Runs due jobs while `running` answers true. */
  async work(running: () => boolean): Promise<void> {
    while (running()) {
      const busy = await this.runOne().catch((error: unknown) => {
        this.log.error({ err: error }, 'the jobs table could not be read')
        return false
      })
      if (!busy) await idle()
    }
  }

  /**
   * Runs one due job; answers whether there was one.
   * @throws when the jobs table cannot be read, or a failed job cannot be postponed.
   */
  async runOne(): Promise<boolean> {
    if (this.handlers.size === 0) return false
    let taken: { job: queries.DueJob; end: ReturnType<JobMetrics['start']> } | undefined
    try {
      await this.db.transaction().execute(async (tx) => {
        taken = undefined
        const job = await queries.takeDue(tx, this.clock.now(), [...this.handlers.keys()])
        if (!job) return
        taken = { job, end: this.metrics.start(job.kind) }
        const again = await this.handlers.get(job.kind)?.(tx, job.payload as never, job)
        await (again instanceof Date ? queries.moveJob(tx, job.id, again) : queries.removeJob(tx, job.id))
      })
      taken?.end('done')
    } catch (error) {
      if (!taken) throw error
      const { job, end } = taken
      end('failed')
      // The commit itself may have failed, or the connection is lost: the transaction is over either way.
      await queries.postponeJob(this.db, job, ...retryOf(this.log, job, error, this.clock.now()))
    }
    return taken !== undefined
  }
}
