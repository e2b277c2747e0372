import type { Kysely } from 'kysely'
import type { ReservationLine } from '@contract/entities/reservation'
import type { Database } from '../../../database/schema'
import type { Viewer } from './viewer'

/** The lines of a kind in the list of all reservations. */
export interface ReservationPart {
  /** The lines by id, in one statement or two. */
  lines(db: Kysely<Database>, ids: readonly string[], viewer: Viewer): Promise<ReadonlyMap<string, ReservationLine>>
}
