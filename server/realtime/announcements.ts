import type { Transaction } from 'kysely'
import type { Database } from '../database/schema'
import type { Bus } from './bus'
import type { LiveEvent } from './events'

/** Channel of PostgreSQL or Redis over which servers exchange events. */
export const channel = 'linli_events'

/** Transport of committed events to all servers; an adapter passes received events to the bus. */
export interface Announcements {
  /** Starts listening; a broken connection is reopened. */
  start(): Promise<void>
  /**
   * Announces events that `tx` takes out of the outbox to all servers; rejects when the announcement may have failed.
   */
  publish(tx: Transaction<Database>, events: readonly LiveEvent[]): Promise<void>
  /** Stops listening. */
  stop(): Promise<void>
}

/** Number of events that fit in the 8000 bytes of a notification. */
const eventsAtOnce = 25

/** The parts that a list of events is published in. */
export function payloadsOf(events: readonly LiveEvent[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < events.length; from += eventsAtOnce)
    parts.push(JSON.stringify(events.slice(from, from + eventsAtOnce)))
  return parts
}

/** Part of the bus that an adapter needs. */
export type EventSink = Pick<Bus, 'hear' | 'missed'>
