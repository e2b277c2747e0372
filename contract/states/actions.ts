import { eventsFor, type Machine, next } from './machine'

/** The phases of every kind of order, for lists and tabs; a kind maps its states to them. */
export const orderPhases = ['toPay', 'inProgress', 'toReview', 'done', 'cancelled'] as const
export type OrderPhase = (typeof orderPhases)[number]

/** The actions that a customer can have on an order, in ascending order of importance (product text §4). */
export const orderActions = ['remove', 'refund', 'cancel', 'again', 'remind', 'confirm', 'evaluate', 'pay'] as const
export type OrderAction = (typeof orderActions)[number]

/** The events that the machine of every order kind has, fired by code shared among kinds. */
export type CommonEvent = 'pay' | 'cancel' | 'refund'

/** The customer actions of an order kind, apart from paying and applying for a refund, which follow from its machine alone. */
export interface ActionRules<State extends string = string, Event extends string = string> {
  /** Offered while the customer may fire one of these events. */
  readonly events: Partial<Record<OrderAction, readonly Event[]>>
  /** Offered in these states, without an event. */
  readonly states: Partial<Record<OrderAction, readonly State[]>>
}

/** The machine of an order kind with its derived parts. */
export interface OrderStates<State extends string, Event extends string, Variant extends string> {
  readonly machine: Machine<State, Event | CommonEvent, Variant>
  readonly actions: ActionRules<State, Event | CommonEvent>
}

interface Acted<State, Variant> {
  readonly state: State
  readonly variant?: Variant | undefined
  /** Whether a line has something left to refund and is in no open or refused application. */
  readonly refundable?: boolean
  /** Whether a line that is not refunded in full has no review. */
  readonly reviewable?: boolean
}

/** The first of an action's events that the customer may fire in a state. */
export function eventOf<State extends string, Event extends string, Variant extends string>(
  { machine, actions }: OrderStates<State, Event, Variant>,
  action: OrderAction,
  { state, variant }: Acted<State, Variant>,
): Event | CommonEvent | undefined {
  const allowed = eventsFor(machine, state, 'customer', variant)
  return actions.events[action]?.find((event) => allowed.includes(event))
}

/** The customer's actions on an order, in ascending order of importance (product text §4). */
export function actionsOf<State extends string, Event extends string, Variant extends string>(
  states: OrderStates<State, Event, Variant>,
  order: Acted<State, Variant>,
): OrderAction[] {
  const { machine, actions } = states
  const { state, variant, refundable = false, reviewable = false } = order
  const may = (action: OrderAction): boolean => {
    if (action === 'pay') return next(machine, state, 'pay', variant) !== undefined
    if (action === 'refund') return refundable && next(machine, state, 'refund', variant) !== undefined
    if (eventOf(states, action, order) !== undefined) return true
    return actions.states[action]?.includes(state) === true && (action !== 'evaluate' || reviewable)
  }
  return orderActions.filter(may)
}

/**
 * The minutes in a state after which the clock ends the right to apply for a refund; undefined where no clock event does,
 * or where there is no such right.
 */
export function refundMinutes<State extends string, Event extends string, Variant extends string>(
  { machine }: OrderStates<State, Event, Variant>,
  { state, variant }: Acted<State, Variant>,
): number | undefined {
  const isRefundable = (at: State): boolean => next(machine, at, 'refund', variant) !== undefined
  if (!isRefundable(state)) return undefined
  const ends = eventsFor(machine, state, 'clock', variant)
    .map((event) => machine.transitions[event])
    .flatMap(({ to, after }) => (after !== undefined && !isRefundable(to) ? [after] : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}
