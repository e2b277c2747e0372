import { type AfterSalesState, isOpenRefund } from './after-sales'
import { eventsFor, type Machine, next } from './machine'

/** What every kind of order goes through, for lists and tabs; a kind maps its own states to these. */
export const orderPhases = ['toPay', 'inProgress', 'toReview', 'done', 'cancelled'] as const
export type OrderPhase = (typeof orderPhases)[number]

/** What a customer can do with an order, what matters most last (product text §4). */
export const orderActions = ['remove', 'refund', 'cancel', 'again', 'remind', 'confirm', 'evaluate', 'pay'] as const
export type OrderAction = (typeof orderActions)[number]

/** Events that the machine of every kind of order has: others than the kind's own code fire them. */
export type CommonEvent = 'pay' | 'cancel' | 'refund'

/** What a kind of order lets its customer do, beside paying and asking for a refund, which its machine alone decides. */
export interface ActionRules<State extends string = string, Event extends string = string> {
  /** Offered where the customer may fire one of these events. */
  readonly events: Partial<Record<OrderAction, readonly Event[]>>
  /** Offered in these states; no event belongs to them. */
  readonly states: Partial<Record<OrderAction, readonly State[]>>
}

/** A machine of an order kind and what goes with it. */
export interface OrderStates<State extends string, Event extends string, Variant extends string> {
  readonly machine: Machine<State, Event | CommonEvent, Variant>
  readonly actions: ActionRules<State, Event | CommonEvent>
}

interface Acted<State, Variant> {
  readonly state: State
  readonly variant?: Variant | undefined
  /** The newest refund; while it is open or was refused there is no other to ask for. */
  readonly refund?: { readonly state: AfterSalesState } | null
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

/** What a customer may do with an order, what matters most last (product text §4). */
export function actionsOf<State extends string, Event extends string, Variant extends string>(
  states: OrderStates<State, Event, Variant>,
  order: Acted<State, Variant>,
): OrderAction[] {
  const { machine, actions } = states
  const { state, variant, refund } = order
  const asked = refund && (isOpenRefund(refund.state) || refund.state === 'refused')
  const may = (action: OrderAction): boolean => {
    if (action === 'pay') return next(machine, state, 'pay', variant) !== undefined
    if (action === 'refund') return !asked && next(machine, state, 'refund', variant) !== undefined
    return actions.states[action]?.includes(state) === true || eventOf(states, action, order) !== undefined
  }
  return orderActions.filter(may)
}
