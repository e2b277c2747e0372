import { EventEmitter } from 'node:events'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { LiveEvent, TopicEvent } from './events'
import * as queries from './queries'

const resumed = Symbol('resumed')
const written = Symbol('written')

/**
 * Events between any number of servers. An event published in a transaction is in the outbox when that commits, and
 * discarded when it does not; the announcer sends it to all servers. Events missed while the connection is down are not
 * repeated; `onResumed` reports the gap.
 */
export class Bus {
  private readonly emitter = new EventEmitter()

  constructor() {
    this.emitter.setMaxListeners(0)
  }

  /** Publishes an event for an audience to all servers, on commit when `db` is a transaction. */
  async publish(db: Kysely<Database>, audience: queries.Audience, event: TopicEvent): Promise<void> {
    await queries.writeEvent(db, audience, event)
    this.emitter.emit(written)
  }

  /** Calls back when something was written to the outbox, which may not have committed yet. */
  onWritten(listener: () => void): void {
    this.emitter.on(written, listener)
  }

  /** Subscribes to a customer's events; answers the function that unsubscribes. */
  subscribe(customerId: string, listener: (event: LiveEvent) => void): () => void {
    this.emitter.on(customerId, listener)
    return () => this.emitter.off(customerId, listener)
  }

  /** Calls back after a reconnection, when events may have been missed; answers the function that unsubscribes. */
  onResumed(listener: () => void): () => void {
    this.emitter.on(resumed, listener)
    return () => this.emitter.off(resumed, listener)
  }

  /** Delivers what came from another server: one event, or a list of them. */
  hear(payload: string | undefined): void {
    const heard = JSON.parse(payload ?? '{}') as Partial<LiveEvent> | Partial<LiveEvent>[]
    for (const event of Array.isArray(heard) ? heard : [heard])
      if (event.customerId) this.emitter.emit(event.customerId, event)
  }

  /** Reports that events may have been missed. */
  missed(): void {
    this.emitter.emit(resumed)
  }
}
