import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import type { Database } from '../database/schema'
import { notify, notifyGroupCart, notifyMerchant, notifyQueue } from './queries'

/** An order changed; clients fetch the order for details. */
export interface OrderEvent {
  readonly type: 'order'
  readonly customerId: string
  readonly orderId: string
  /** Of the machine of its kind, and the phase that lists go by. */
  readonly state: string
  readonly phase: string
}

/** An order of a store changed; for who runs the store. */
export interface StoreEvent {
  readonly type: 'store'
  readonly customerId: string
  readonly storeId: string
  readonly orderId: string
  readonly state: string
}

/** The messages of a customer have changed; clients fetch them. */
export interface MessageEvent {
  readonly type: 'message'
  readonly customerId: string
  /** `notices` for messages of the platform. */
  readonly inbox: string
}

/** A line of a restaurant's queue changed; for who waits in it and who runs the restaurant. */
export interface QueueEvent {
  readonly type: 'queue'
  readonly customerId: string
  readonly storeId: string
}

/** A shared cart changed; for who is in it. */
export interface GroupCartEvent {
  readonly type: 'groupCart'
  readonly customerId: string
  readonly cartId: string
}

/** Sessions of a customer ended; sent by a database trigger. */
export interface SessionEvent {
  readonly type: 'session'
  readonly customerId: string
}

type Event = OrderEvent | StoreEvent | MessageEvent | QueueEvent | GroupCartEvent | SessionEvent

const channel = 'linli_events'
/** How the connection is called in pg_stat_activity. */
const applicationName = 'linli events'
const resumed = Symbol('resumed')

interface Times {
  /** Delay before reconnecting. */
  readonly reconnectMs: number
  /** Interval and timeout of the connection checks. */
  readonly watchMs: number
}

const usual: Times = { reconnectMs: 1000, watchMs: 15_000 }

/**
 * Events between any number of servers, by PostgreSQL's LISTEN and NOTIFY. An event published in a transaction is
 * delivered when that commits, and not at all when it does not. What happens while the connection is down is not
 * delivered; `onResumed` reports the gap.
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

  /** Starts listening; a broken connection is reopened. */
  async start(): Promise<void> {
    await this.listen(this.newClient())
    this.watch = setInterval(() => void this.check(), this.times.watchMs).unref()
  }

  /** Stops listening. */
  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.watch)
    await this.client?.end()
  }

  /** Publishes an event to all servers, on commit when `db` is a transaction. */
  async publish(db: Kysely<Database>, event: OrderEvent | MessageEvent): Promise<void> {
    await notify(db, channel, JSON.stringify(event))
  }

  /** Publishes a change of a paid order to who runs its store, if anybody does. */
  async publishToStore(db: Kysely<Database>, event: Omit<StoreEvent, 'type' | 'customerId'>): Promise<void> {
    await notifyMerchant(db, channel, { type: 'store', ...event })
  }

  /** Publishes a change of a restaurant's queue to who waits there, who runs it and the customer that it is about. */
  async publishQueue(db: Kysely<Database>, storeId: string, customerId: string | null): Promise<void> {
    await notifyQueue(db, channel, { type: 'queue', storeId }, customerId)
  }

  /** Publishes a change of a shared cart to who is in it. */
  async publishGroupCart(db: Kysely<Database>, cartId: string): Promise<void> {
    await notifyGroupCart(db, channel, { type: 'groupCart', cartId })
  }

  /** Subscribes to a customer's events; answers the function that unsubscribes. */
  subscribe(customerId: string, listener: (event: Event) => void): () => void {
    this.emitter.on(customerId, listener)
    return () => this.emitter.off(customerId, listener)
  }

  /** Calls back after a reconnection, when events may have been missed; answers the function that unsubscribes. */
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
    this.emitter.emit(resumed)
  }
}
