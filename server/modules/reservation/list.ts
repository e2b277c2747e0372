import type { ReservationPart } from '../order/kind/reservation'

/** Reservations in the list of all: those of a kind of orders, or others, such as the numbers of queues. */
export interface NamedReservations extends ReservationPart {
  /** The kind of the orders, or a name of their own. */
  readonly name: string
}

/** The name of the numbers of queues. */
export const numberKind = 'number'
