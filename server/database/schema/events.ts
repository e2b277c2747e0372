import type { Generated } from 'kysely'
import type { LiveEvent } from '../../realtime/events'
import type { Json, Timestamp } from './columns'
import { cell, type FactsOf } from '../table-facts'

/** Pending announcement to all servers. */
export interface EventOutboxTable {
  written_at: Generated<Timestamp>
  id: Generated<string>
  event: Json<LiveEvent>
}

export interface EventTables {
  event_outbox: EventOutboxTable
}

/** Facts of the tables. */
export const eventFacts: FactsOf<EventTables> = {
  event_outbox: cell(),
}
