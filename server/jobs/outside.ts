import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { type Clock, minutesAfter } from '../clock'
import type { Database } from '../database/schema'
import type { JobMetrics } from './metrics'
import * as queries from './queries'
import { idle, retryOf } from './retry'

type Tx = Transaction<Database>
type Handler = (payload: never) => Promise<((tx: Tx) => Promise<unknown>) | undefined>
interface Lease {
  readonly job: queries.DueJob
  readonly until: Date
}

/** A lease outlasts the slowest handler, which makes two requests of ten seconds each. */
const leaseMinutes = 0.5
/** Jobs that run concurrently; none holds a database connection while it waits. */
const concurrency = 4

/**
 * Jobs that call other systems over the network, outside of any transaction. A job is leased by postponing it, so that it
 * becomes due again when its server dies; the result is written in one transaction with its removal, and only by the
 * holder of the lease. A request may therefore be sent twice, but its result is written once.
 */
export class OutsideJobs {
  readonly handlers = new Map<string, Handler>()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
    private readonly metrics: JobMetrics,
  ) {}

  /** Runs one due job; answers whether there was one. */
  async runOne(): Promise<boolean> {
    const taken = await this.take()
    if (taken) await this.run(taken)
    return taken !== undefined
  }

  /** Takes jobs while `running` answers true, then waits for the running ones. */
  async work(running: () => boolean): Promise<void> {
    const busy = new Set<Promise<void>>()
    while (running()) {
      const taken = await this.takeOrLog()
      if (taken) {
        const run = this.run(taken).finally(() => busy.delete(run))
        busy.add(run)
      } else await idle()
      if (busy.size === concurrency) await Promise.race(busy)
    }
    await Promise.all(busy)
  }

  private async take(): Promise<Lease | undefined> {
    if (this.handlers.size === 0) return undefined
    const now = this.clock.now()
    const until = minutesAfter(now, leaseMinutes)
    const job = await queries.lease(this.db, now, until, [...this.handlers.keys()])
    return job && { job, until }
  }

  private takeOrLog(): Promise<Lease | undefined> {
    return this.take().catch((error: unknown) => {
      this.log.error({ err: error }, 'the jobs table could not be read')
      return undefined
    })
  }

  /** Never rejects: a job that could be neither done nor postponed becomes due again when its lease ends. */
  private async run({ job, until }: Lease): Promise<void> {
    const end = this.metrics.start(job.kind)
    try {
      const write = await this.handlers.get(job.kind)?.(job.payload as never)
      await this.whileLeased(job.id, until, async (tx) => {
        await write?.(tx)
        await queries.removeJob(tx, job.id)
      })
      end('done')
    } catch (error) {
      end('failed')
      const [runAt, why] = retryOf(this.log, job, error, this.clock.now())
      await this.whileLeased(job.id, until, (tx) => queries.postponeJob(tx, job, runAt, why)).catch((second: unknown) =>
        this.log.error({ err: second, job: job.id }, 'a job could not be postponed'),
      )
    }
  }

  private whileLeased(id: string, until: Date, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(async (tx) => {
      if (await queries.lockLeased(tx, id, until)) await work(tx)
    })
  }
}
