import type { Transaction } from 'kysely'
import type { RefundId } from '@contract/entities/ids'
import type { ActorOf, EventOf, Machine, NeedOf, Typed } from '@contract/states/machine'
import type { Database } from '../../database/schema'
import type { Order } from './queries'

/** The input of an event; `needs` of its transition says what is required. */
export interface EventInput {
  readonly reason?: string | undefined
  readonly minutes?: number
  /** The id of the accepted refund. */
  readonly refundApplication?: RefundId
  readonly logistics?: string
  readonly returnAddress?: string
  /** The time at which its actor did it, if that was earlier; it is shown in the timeline, and no deadline counts from it. */
  readonly happenedAt?: Date | undefined
}

/** A machine of `defineStates` with its transitions `T`. */
export type MachineOf<T> = Machine & Typed<T>

/** The arguments for the input of an event: an object with what its transition needs, or nothing. */
type InputOf<T, E extends EventOf<T>> = [NeedOf<T, E>] extends [never]
  ? [input?: EventInput]
  : [input: EventInput & { readonly [N in NeedOf<T, E>]: NonNullable<EventInput[N]> }]

/** The events of the orders of one machine, each with its actors and the input that it needs. */
export interface OrderEvents<T> {
  /** Like `OrderEngine.fire`. */
  fire<E extends EventOf<T>>(
    tx: Transaction<Database>,
    order: Order,
    event: E,
    actor: ActorOf<T, E>,
    ...input: InputOf<T, E>
  ): Promise<Order>
}

/** The events of a machine by its type. */
export type EventsOf<M> = M extends Typed<infer T> ? OrderEvents<T> : never
