import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/schema'
import type { Announcements } from './announcements'
import type { Outbox } from './queries'

/** Rows announced in one transaction. */
const batch = 500
/** Time that an event waits for others to be announced with it, and then for its transaction to commit. */
const pausesMs = [20, 20, 40, 80, 160, 320]
/** Interval at which a server looks for rows that another one left behind. */
const pollMs = 1000
/** Pause after a failure. */
const retryMs = 1000

interface Needs {
  readonly db: Kysely<Database>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly announcements: Announcements
}

/**
 * Announces committed events, a batch at a time: PostgreSQL lets one transaction that notifies commit at a time, so
 * others write to outboxes and one loop of each server notifies for many of them. Events left in the outboxes by a
 * server that died are announced by another one.
 */
export class Announcer {
  private work: Promise<void> | undefined
  /** Number of rows that it was woken for and has not announced. */
  private awaited = 0
  /** Number of looks since it was last woken; the index of the next pause. */
  private looks = 0
  private stopped = false
  private poll: NodeJS.Timeout | undefined

  constructor(
    private readonly needs: Needs,
    private readonly outboxes: readonly Outbox[],
  ) {}

  /** Looks for rows that other servers left behind from now on, until `stop`. */
  start(): void {
    this.poll = setInterval(() => {
      if (!this.work) this.begin(pausesMs.length - 1)
    }, pollMs).unref()
  }

  /** Announces nothing more, and waits for the running announcement. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.poll)
    await this.work
  }

  /**
   * Announces, soon, what was written to an outbox; looks a few times, since its transaction may not have committed yet. Before `start`
   * it does nothing: services that are composed in a transaction, as for a seed, announce nothing by it.
   */
  wake(): void {
    this.begin(0)
  }

  /** Announces all there is; answers how many rows. */
  async announceAll(): Promise<number> {
    let count = 0
    for (const outbox of this.outboxes) {
      let taken = batch
      while (taken === batch) {
        taken = (await outbox.hasAny(this.needs.db)) ? await this.announce(outbox) : 0
        count += taken
      }
    }
    return count
  }

  private begin(looks: number): void {
    if (this.stopped || !this.poll) return
    this.awaited += 1
    this.looks = looks
    this.work ??= this.run().finally(() => (this.work = undefined))
  }

  private async run(): Promise<void> {
    for (let pauseMs = pausesMs[this.looks]; pauseMs !== undefined; pauseMs = pausesMs[this.looks]) {
      this.looks += 1
      await wait(pauseMs)
      if (this.stopped) return
      try {
        this.awaited = Math.max(0, this.awaited - (await this.announceAll()))
      } catch (error) {
        this.needs.log.warn({ err: error }, 'events could not be announced and are kept')
        await wait(retryMs)
      }
      if (this.awaited === 0) return
    }
    this.awaited = 0
  }

  private announce(outbox: Outbox): Promise<number> {
    const { db, announcements } = this.needs
    return db.transaction().execute(async (tx) => {
      const { events, taken } = await outbox.take(tx, batch)
      if (events.length > 0) await announcements.publish(tx, events)
      return taken
    })
  }
}
