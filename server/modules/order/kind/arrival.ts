import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import type { OrderInFull } from '../queries'

/** The arrival that a customer can expect of an order in progress: at a time, or by the end of a day. */
export interface ExpectedArrival {
  readonly at: Date
  readonly precision: 'minute' | 'day'
}

/** The expected arrival of an order in progress; null where nothing is going to arrive any more, or the customer collects it. */
export type ArrivalPart = (db: Kysely<Database>, order: OrderInFull) => Promise<ExpectedArrival | null>
