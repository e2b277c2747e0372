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
  readonly status: string
  readonly step: string | null
}

const channel = 'linli_events'
const reconnectMs = 1000

/**
 * Order events between any number of servers, by PostgreSQL's LISTEN and NOTIFY. An event published in a transaction is
 * delivered when that commits, and not at all when it does not.
 */
export class Bus {
  private readonly emitter = new EventEmitter()
  private client: Client | undefined
  private stopped = false

  constructor(
    private readonly url: string,
    private readonly log: FastifyBaseLogger,
  ) {
    this.emitter.setMaxListeners(0)
  }

  /** Listens from now on; a connection that breaks later is opened again. */
  async start(): Promise<void> {
    await this.listen(this.newClient())
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.client?.end()
  }

  async publish(db: Kysely<Database>, event: OrderEvent): Promise<void> {
    await notify(db, channel, JSON.stringify(event))
  }

  /** Calls back for each event of a customer until the answered function is called. */
  subscribe(customerId: string, listener: (event: OrderEvent) => void): () => void {
    this.emitter.on(customerId, listener)
    return () => this.emitter.off(customerId, listener)
  }

  private deliver(payload: string | undefined): void {
    const event = JSON.parse(payload ?? '{}') as Partial<OrderEvent>
    if (event.customerId) this.emitter.emit(event.customerId, event)
  }

  private newClient(): Client {
    const client = new Client({ connectionString: this.url, keepAlive: true })
    client.on('error', (error) => this.lost(client, error))
    client.on('notification', ({ payload }) => this.deliver(payload))
    this.client = client
    return client
  }

  private async listen(client: Client): Promise<void> {
    await client.connect()
    await client.query(`listen ${channel}`)
  }

  /**
   * Listens again after a connection broke, which tells by itself and by its statement under way; clients that missed an
   * event ask again when they reconnect or poll.
   */
  private lost(client: Client, error: Error): void {
    if (this.stopped || this.client !== client) return
    this.log.warn({ err: error }, 'the event channel broke and is opened again')
    this.client = undefined
    setTimeout(() => this.again(), reconnectMs).unref()
  }

  private again(): void {
    if (this.stopped) return
    const client = this.newClient()
    this.listen(client).catch((error: Error) => this.lost(client, error))
  }
}
