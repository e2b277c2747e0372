import type { Kysely } from 'kysely'
import type { ReservationLine } from '@contract/entities/reservation'
import type { Database } from '../../database/schema'
import type { Viewer } from '../order/kind'

/** Display of a kind's reservations in the list of all: by its ids, in one statement or two. */
export interface ReservationKind {
  /** The kind of the orders, or `number`. */
  readonly name: string
  lines(db: Kysely<Database>, ids: readonly string[], viewer: Viewer): Promise<ReadonlyMap<string, ReservationLine>>
}

/** The kind of what is no order. */
export const numberKind = 'number'
