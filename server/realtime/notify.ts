import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { Client } from 'pg'
import type { Database } from '../database/schema'
import { type Announcements, channel, type EventSink, payloadsOf } from './announcements'
import type { LiveEvent } from './events'
import { notify } from './queries'

/** Name of the connection in pg_stat_activity. */
const applicationName = 'linli events'

interface Times {
  /** Delay before reconnecting. */
  readonly reconnectMs: number
  /** Interval and timeout of the connection checks. */
  readonly watchMs: number
}

const usual: Times = { reconnectMs: 1000, watchMs: 15_000 }

/**
 * Announcements by PostgreSQL's LISTEN and NOTIFY: sent if the transaction that empties the outbox commits. Events
 * while the connection is down are reported as a gap.
 */
export class NotifyAnnouncements implements Announcements {
  private client: Client | undefined
  private watch: NodeJS.Timeout | undefined
  private stopped = false
  private readonly times: Times

  constructor(
    private readonly url: string,
    private readonly bus: EventSink,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    times: Partial<Times> = {},
  ) {
    this.times = { ...usual, ...times }
  }

  async start(): Promise<void> {
    await this.listen(this.newClient())
    this.watch = setInterval(() => void this.check(), this.times.watchMs).unref()
  }

  async publish(tx: Transaction<Database>, events: readonly LiveEvent[]): Promise<void> {
    for (const payload of payloadsOf(events)) await notify(tx, channel, payload)
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.watch)
    await this.client?.end()
  }

  private newClient(): Client {
    const { watchMs } = this.times
    const patience = { connectionTimeoutMillis: watchMs, query_timeout: watchMs }
    const client = new Client({ connectionString: this.url, application_name: applicationName, ...patience })
    client.on('error', (error) => this.lost(client, error))
    client.on('notification', ({ payload }) => this.bus.hear(payload))
    this.client = client
    return client
  }

  private async listen(client: Client): Promise<void> {
    await client.connect()
    await client.query(`listen ${channel}`)
  }

  /** Checks the connection, because a lost machine closes none. */
  private async check(): Promise<void> {
    const client = this.client
    await client?.query('select 1').catch((error: Error) => this.lost(client, error))
  }

  /** Schedules a reconnection, once per connection although each may report several errors. */
  private lost(client: Client, error: Error): void {
    if (this.stopped || this.client !== client) return
    this.log.warn({ err: error }, 'the event channel broke and is being reopened')
    this.client = undefined
    void client.end().catch(() => undefined)
    setTimeout(() => void this.reconnect(), this.times.reconnectMs).unref()
  }

  private async reconnect(): Promise<void> {
    if (this.stopped) return
    const client = this.newClient()
    try {
      await this.listen(client)
    } catch (error) {
      return this.lost(client, error as Error)
    }
    this.log.info('the event channel is open again')
    this.bus.missed()
  }
}
