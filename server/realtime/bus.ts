import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import type { Database } from '../database/schema'
import { notify } from './queries'

/** Something happened to an order; the client asks for the order when it wants to know more. */
export interface OrderEvent {
  readonly type: 'order'
  readonly customerId: string
  readonly orderId: string
  /** Of the machine of its kind, and the phase that lists go by. */
  readonly state: string
  readonly phase: string
}

/** A session of a customer has ended, or all of them; the database itself tells (a trigger), whoever wrote it. */
export interface SessionEvent {
  readonly type: 'session'
  readonly customerId: string
}

type Event = OrderEvent | SessionEvent

const channel = 'linli_events'
/** How the connection is called in pg_stat_activity. */
const applicationName = 'linli events'
const resumed = Symbol('resumed')

interface Times {
  /** Before a connection that broke is opened again. */
  readonly reconnectMs: number
  /** Between the questions whether the database is still there, and the time it has to answer one. */
  readonly watchMs: number
}

const usual: Times = { reconnectMs: 1000, watchMs: 15_000 }

/**
 * Events between any number of servers, by PostgreSQL's LISTEN and NOTIFY. An event published in a transaction is
 * delivered when that commits, and not at all when it does not. What happens while the connection is down is not
 * delivered; `onResumed` tells that something may have.
 */
export class Bus {
  private readonly emitter = new EventEmitter()
  private client: Client | undefined
  private watch: NodeJS.Timeout | undefined
  private stopped = false
  private readonly times: Times

  constructor(
    private readonly url: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
    times: Partial<Times> = {},
  ) {
    this.times = { ...usual, ...times }
    this.emitter.setMaxListeners(0)
  }

  /** Listens from now on; a connection that breaks later is opened again. */
  async start(): Promise<void> {
    await this.listen(this.newClient())
    this.watch = setInterval(() => void this.ask(), this.times.watchMs).unref()
  }

  /** Listens no longer. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.watch)
    await this.client?.end()
  }

  /** Tells all servers of an event, once the transaction that `db` may be is committed. */
  async publish(db: Kysely<Database>, event: OrderEvent): Promise<void> {
    await notify(db, channel, JSON.stringify(event))
  }

  /** Calls back for each event of a customer until the answered function is called. */
  subscribe(customerId: string, listener: (event: Event) => void): () => void {
    this.emitter.on(customerId, listener)
    return () => this.emitter.off(customerId, listener)
  }

  /** Calls back when events are heard again after some may have been missed, until the answered function is called. */
  onResumed(listener: () => void): () => void {
    this.emitter.on(resumed, listener)
    return () => this.emitter.off(resumed, listener)
  }

  private deliver(payload: string | undefined): void {
    const event = JSON.parse(payload ?? '{}') as Partial<Event>
    if (event.customerId) this.emitter.emit(event.customerId, event)
  }

  private newClient(): Client {
    const { watchMs } = this.times
    const patience = { connectionTimeoutMillis: watchMs, query_timeout: watchMs }
    const client = new Client({ connectionString: this.url, application_name: applicationName, ...patience })
    client.on('error', (error) => this.lost(client, error))
    client.on('notification', ({ payload }) => this.deliver(payload))
    this.client = client
    return client
  }

  private async listen(client: Client): Promise<void> {
    await client.connect()
    await client.query(`listen ${channel}`)
  }

  /** A connection can die without a word, as when a machine is gone: only who asks notices. */
  private async ask(): Promise<void> {
    const client = this.client
    await client?.query('select 1').catch((error: Error) => this.lost(client, error))
  }

  /** Listens again after a connection broke, which tells by itself and by its statement under way. */
  private lost(client: Client, error: Error): void {
    if (this.stopped || this.client !== client) return
    this.log.warn({ err: error }, 'the event channel broke and is opened again')
    this.client = undefined
    void client.end().catch(() => undefined) // It is of no more use, however it ends.
    setTimeout(() => void this.again(), this.times.reconnectMs).unref()
  }

  private async again(): Promise<void> {
    if (this.stopped) return
    const client = this.newClient()
    try {
      await this.listen(client)
    } catch (error) {
      return this.lost(client, error as Error)
    }
    this.log.info('the event channel is open again')
    this.emitter.emit(resumed)
  }
}
