import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { type Clock, minutesAfter } from '../clock'
import type { Database } from '../database/schema'
import * as queries from './queries'
import { idle, retryOf } from './retry'

type Tx = Transaction<Database>
type Handler = (payload: never) => Promise<((tx: Tx) => Promise<unknown>) | undefined>
interface Taken {
  readonly job: queries.DueJob
  readonly until: Date
}

/** After this, who took a job has died: longer than the slowest asks of others, two of ten seconds each. */
const leaseMinutes = 0.5
/** So many wait for others at once; none of them holds a connection meanwhile. */
const atOnce = 4

/**
 * Jobs that ask others over the network, outside of any transaction. A job is taken by putting it off for as long as it may
 * take, so that it comes back by itself when its server dies; what it learnt is written in one transaction with its
 * removal, and only by who has it still. What is asked of others may so be asked twice, what is written is written once.
 */
export class OutsideJobs {
  readonly handlers = new Map<string, Handler>()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Runs one that is due; answers whether there was one. */
  async runOne(): Promise<boolean> {
    const taken = await this.take()
    if (taken) await this.run(taken)
    return taken !== undefined
  }

  /** Takes jobs while `running` says so, then waits for those at work. */
  async work(running: () => boolean): Promise<void> {
    const busy = new Set<Promise<void>>()
    while (running()) {
      const taken = await this.takeOrLog()
      if (taken) {
        const run = this.run(taken).finally(() => busy.delete(run))
        busy.add(run)
      } else await idle()
      if (busy.size === atOnce) await Promise.race(busy)
    }
    await Promise.all(busy)
  }

  private async take(): Promise<Taken | undefined> {
    if (this.handlers.size === 0) return undefined
    const now = this.clock.now()
    const until = minutesAfter(now, leaseMinutes)
    const job = await queries.lease(this.db, now, until, [...this.handlers.keys()])
    return job && { job, until }
  }

  private takeOrLog(): Promise<Taken | undefined> {
    return this.take().catch((error: unknown) => {
      this.log.error({ err: error }, 'the jobs table could not be read')
      return undefined
    })
  }

  /** Never fails: a job that could be neither done nor put off comes back when its time is over. */
  private async run({ job, until }: Taken): Promise<void> {
    try {
      const write = await this.handlers.get(job.kind)?.(job.payload as never)
      await this.ifStillMine(job.id, until, async (tx) => {
        await write?.(tx)
        await queries.removeJob(tx, job.id)
      })
    } catch (error) {
      const [runAt, why] = retryOf(this.log, job, error, this.clock.now())
      await this.ifStillMine(job.id, until, (tx) => queries.postponeJob(tx, job.id, runAt, why)).catch(
        (second: unknown) => this.log.error({ err: second, job: job.id }, 'a job could not be put off'),
      )
    }
  }

  private ifStillMine(id: string, until: Date, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.db.transaction().execute(async (tx) => {
      if (await queries.lockLeased(tx, id, until)) await work(tx)
    })
  }
}
