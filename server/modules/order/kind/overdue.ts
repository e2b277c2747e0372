import type { RawBuilder } from 'kysely'

/** Orders of a kind that nobody moves on. */
export interface OverduePart<State extends string = string> {
  /** The minutes in a state after which staff are shown an order as stuck; states without an entry end by a clock or wait for their customer. */
  readonly stuckAfter: Readonly<Partial<Record<State, number>>>
  /** The time that an order of the statement is planned for, if it is later than its last event; for kinds that are ordered ahead. */
  readonly plannedAt?: RawBuilder<Date | null>
  /** The event of the customer's free cancellation of an order that is late; the kind refuses it before. `none` where there is no such event. */
  readonly cancel: string
}

/** A kind whose orders end by clocks in every state that does not wait for their customer. */
export const neverStuck: OverduePart = { stuckAfter: {}, cancel: 'none' }
