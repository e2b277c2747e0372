import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { Registry } from 'prom-client'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { JobMetrics } from './metrics'
import { OutsideJobs } from './outside'
import * as queries from './queries'
import { idle, retryOf } from './retry'

type Tx = Transaction<Database>
type Handler = (tx: Tx, payload: never) => Promise<void>

/**
 * Work for later, in a table that any number of servers share (FOR UPDATE SKIP LOCKED). A job runs in one transaction with
 * its own removal: it happens once or not at all. A job that throws is retried with a growing delay. Jobs that call other
 * systems over the network are registered with `outside`.
 */
export class Jobs {
  private readonly handlers = new Map<string, Handler>()
  private readonly outsideJobs: OutsideJobs
  private readonly metrics: JobMetrics
  private running = false
  private loops: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
    registry = new Registry(),
  ) {
    this.metrics = new JobMetrics(db, clock, registry)
    this.outsideJobs = new OutsideJobs(db, clock, log, this.metrics)
  }

  /**
   * Registers the handler of a kind. It runs in one transaction with the job's removal, so once.
   * @throws Error when the kind has a handler already.
   */
  on<Payload extends object>(kind: string, handler: (tx: Tx, payload: Payload) => Promise<void>): void {
    this.refuseSecond(kind)
    this.handlers.set(kind, handler)
  }

  /**
   * Registers the handler of a kind that calls other systems. It runs outside of any transaction, at least once, and may
   * answer a function that writes the result, which runs once, in one transaction with the job's removal.
   * @throws Error when the kind has a handler already.
   */
  outside<Payload extends object>(
    kind: string,
    handler: (payload: Payload) => Promise<((tx: Tx) => Promise<unknown>) | undefined>,
  ): void {
    this.refuseSecond(kind)
    this.outsideJobs.handlers.set(kind, handler)
  }

  private refuseSecond(kind: string): void {
    if (this.handlers.has(kind) || this.outsideJobs.handlers.has(kind))
      throw new Error(`The jobs of kind ${kind} have a handler already`)
  }

  /** Adds a job in the caller's transaction. A key that is already waiting is not added again. */
  async add(tx: Kysely<Database>, job: queries.NewJob): Promise<void> {
    await queries.addJobs(tx, [job])
  }

  /** Takes due jobs from now on, until `stop`. */
  start(): void {
    this.running = true
    this.loops = Promise.all([this.work(), this.outsideJobs.work(() => this.running)])
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.running = false
    await this.loops
  }

  /** Runs what is due now; answers how many jobs ran. */
  async runDue(): Promise<number> {
    let count = 0
    while ((await this.runOne()) || (await this.outsideJobs.runOne())) count += 1
    return count
  }

  private async work(): Promise<void> {
    while (this.running) {
      const busy = await this.runOne().catch((error: unknown) => {
        this.log.error({ err: error }, 'the jobs table could not be read')
        return false
      })
      if (!busy) await idle()
    }
  }

  /** @throws when the jobs table cannot be read, or a failed job cannot be postponed. */
  private async runOne(): Promise<boolean> {
    if (this.handlers.size === 0) return false
    let taken: { job: queries.DueJob; end: ReturnType<JobMetrics['start']> } | undefined
    try {
      await this.db.transaction().execute(async (tx) => {
        taken = undefined
        const job = await queries.takeDue(tx, this.clock.now(), [...this.handlers.keys()])
        if (!job) return
        taken = { job, end: this.metrics.start(job.kind) }
        await this.handlers.get(job.kind)?.(tx, job.payload as never)
        await queries.removeJob(tx, job.id)
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
