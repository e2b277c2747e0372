import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { Registry } from 'prom-client'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { type Handler, Lane } from './lane'
import { JobMetrics } from './metrics'
import { OutsideJobs } from './outside'
import * as queries from './queries'

type Tx = Transaction<Database>

/**
 * Work for later, in a table that any number of servers share (FOR UPDATE SKIP LOCKED). A job runs in one transaction with
 * its own removal: it happens once or not at all. A job that throws is retried with a growing delay. Jobs that call other
 * systems over the network are registered with `outside`.
 */
export class Jobs {
  private readonly clocks: Lane
  private readonly background: Lane
  private readonly outsideJobs: OutsideJobs
  private running = false
  private loops: Promise<unknown> = Promise.resolve()

  constructor(db: Kysely<Database>, clock: Clock, log: FastifyBaseLogger, registry = new Registry()) {
    const metrics = new JobMetrics(db, clock, registry)
    this.clocks = new Lane(db, clock, log, metrics)
    this.background = new Lane(db, clock, log, metrics)
    this.outsideJobs = new OutsideJobs(db, clock, log, metrics)
  }

  /**
   * Registers the handler of a kind that is due at its time, such as the clock of an order. It runs in one transaction with
   * the job's removal, so once.
   * @throws Error when the kind has a handler already.
   */
  on<Payload extends object>(kind: string, handler: Handler<Payload>): void {
    this.refuseSecond(kind)
    this.clocks.handlers.set(kind, handler)
  }

  /**
   * Registers the handler of a kind that may take long or come in large numbers. It runs like those of `on`, in a
   * separate lane, and so delays none of them.
   * @throws Error when the kind has a handler already.
   */
  inBackground<Payload extends object>(kind: string, handler: Handler<Payload>): void {
    this.refuseSecond(kind)
    this.background.handlers.set(kind, handler)
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
    if ([this.clocks, this.background, this.outsideJobs].some(({ handlers }) => handlers.has(kind)))
      throw new Error(`The jobs of kind ${kind} have a handler already`)
  }

  /** Adds a job in the caller's transaction. A key that is already waiting is not added again. */
  async add(tx: Kysely<Database>, job: queries.NewJob): Promise<void> {
    await queries.addJobs(tx, [job])
  }

  /** Adds a job unless one of its key waits or runs. */
  async ensure(db: Kysely<Database>, job: queries.NewJob & { readonly key: string }): Promise<void> {
    if (!(await queries.hasKey(db, job.key))) await this.add(db, job)
  }

  /** Takes due jobs from now on, until `stop`. */
  start(): void {
    this.running = true
    const lanes = [this.clocks, this.background, this.outsideJobs]
    this.loops = Promise.all(lanes.map((lane) => lane.work(() => this.running)))
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.running = false
    await this.loops
  }

  /** Runs what is due now; answers how many jobs ran. */
  async runDue(): Promise<number> {
    let count = 0
    while ((await this.clocks.runOne()) || (await this.background.runOne()) || (await this.outsideJobs.runOne()))
      count += 1
    return count
  }
}
