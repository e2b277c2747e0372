import type { ReservationPart } from '../order/kind/reservation'

/** Display of a kind's reservations in the list of all: by its ids, in one statement or two. */
export interface NamedReservations extends ReservationPart {
  /** The kind of the orders, or `number`. */
  readonly name: string
}

/** The name of the numbers of queues. */
export const numberKind = 'number'
