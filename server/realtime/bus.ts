import { EventEmitter } from 'node:events'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { DeliveryEvent, LiveEvent, MessageEvent, OrderEvent, StoreEvent } from './events'
import * as queries from './queries'

const resumed = Symbol('resumed')
const written = Symbol('written')

/**
 * Events between any number of servers. An event published in a transaction stands in the outbox when that commits, and not at
 * all when it does not; the announcer tells all servers of it. What a server misses while it hears nothing is not repeated;
 * `onResumed` reports the gap.
 */
export class Bus {
  private readonly emitter = new EventEmitter()

  constructor() {
    this.emitter.setMaxListeners(0)
  }

  /** Publishes an event to all servers, on commit when `db` is a transaction. */
  async publish(db: Kysely<Database>, event: OrderEvent | MessageEvent | DeliveryEvent): Promise<void> {
    await this.write(queries.writeEvent(db, event))
  }

  /** Publishes a change of a paid order to who runs its store, if anybody does. */
  async publishToStore(db: Kysely<Database>, event: Omit<StoreEvent, 'type' | 'customerId'>): Promise<void> {
    await this.write(queries.writeToMerchant(db, { type: 'store', ...event }))
  }

  /** Publishes a change of a restaurant's queue to who waits there, who runs it and the customer that it is about. */
  async publishQueue(db: Kysely<Database>, storeId: string, customerId: string | null): Promise<void> {
    await this.write(queries.writeToQueue(db, { type: 'queue', storeId }, customerId))
  }

  /** Publishes a change of a shared cart to who is in it. */
  async publishGroupCart(db: Kysely<Database>, cartId: string): Promise<void> {
    await this.write(queries.writeToGroupCart(db, { type: 'groupCart', cartId }))
  }

  /** Publishes a change of a group to who is or was in it. */
  async publishDealGroup(db: Kysely<Database>, groupId: string): Promise<void> {
    await this.write(queries.writeToDealGroup(db, { type: 'dealGroup', groupId }))
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

  private async write(writing: Promise<void>): Promise<void> {
    await writing
    this.emitter.emit(written)
  }
}
