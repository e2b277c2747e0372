/** Actor of an event. `payment` is the payment provider's answer, `clock` a job of the server, `platform` its rules, `staff` a person of the platform. */
export type Actor = 'customer' | 'merchant' | 'rider' | 'platform' | 'staff' | 'payment' | 'clock'

/** Input that an event requires. */
export type Need = 'reason' | 'minutes' | 'refundApplication' | 'logistics' | 'returnAddress'

/**
 * Effects of a transition. `refundRemaining`: closes unpaid payments and refunds the rest of paid ones. `settle`: pays
 * out the parties' shares. `forfeit`: closes unpaid payments and leaves the paid amount to the store.
 * `releaseInventory`: makes reserved stock available again. `returnCoupons`: restores the customer's used coupons.
 */
export type Effect = 'refundRemaining' | 'settle' | 'forfeit' | 'releaseInventory' | 'returnCoupons'

/** A transition: its source states, target, actors and effects. */
export interface Transition<State extends string, Variant extends string> {
  readonly from: State | readonly State[]
  readonly to: State
  readonly by: Actor | readonly Actor[]
  /** Minutes in the `from` state after which the clock fires it, where `by` includes the clock. */
  readonly after?: number
  readonly needs?: Need
  /** Restricts it to a variant, such as orders delivered by a rider. */
  readonly when?: Variant
  readonly does?: readonly Effect[]
}

/** A state machine as data; a state without outgoing transitions is final. */
export interface Machine<
  State extends string = string,
  Event extends string = string,
  Variant extends string = string,
> {
  readonly title: string
  readonly initial: State
  /** Further initial states, chosen at creation. */
  readonly starts?: readonly State[]
  readonly states: readonly State[]
  /** The variants, chosen at creation and immutable. */
  readonly variants?: readonly Variant[]
  readonly transitions: Readonly<Record<Event, Transition<State, Variant>>>
}

type Transitions<State extends string, Variant extends string> = Readonly<Record<string, Transition<State, Variant>>>
type Defined<State extends string, T, Variant extends string> = Omit<
  Machine<State, keyof T & string, Variant>,
  'transitions'
> & { readonly transitions: T & Transitions<State, Variant> }

/** A machine whose type knows each transition as it is written. */
export interface Typed<T> {
  /** Type only: the transitions. */
  readonly written?: T
}

/** Defines a state machine of product text §4 as data, for client, server, tests and documents. */
export function defineStates<
  const State extends string,
  const T extends Transitions<string, string>,
  const Variant extends string = never,
>(machine: Defined<State, T, Variant>): Machine<State, keyof T & string, Variant> & Typed<T> {
  return machine
}

/** The events of a machine's transitions. */
export type EventOf<T> = keyof T & string

/** The actors who may fire an event. */
export type ActorOf<T, E extends EventOf<T>> = T[E] extends { readonly by: infer By }
  ? By extends readonly (infer One)[]
    ? One & Actor
    : By & Actor
  : never

/** The input that an event requires; `never` for none. */
export type NeedOf<T, E extends EventOf<T>> = T[E] extends { readonly needs: infer N extends Need } ? N : never

const includes = <T extends string>(one: T | readonly T[], value: T): boolean =>
  typeof one === 'string' ? one === value : one.includes(value)

/** The state after an event, or undefined when the event is not allowed in this state or variant. */
export function next<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
  state: State,
  event: Event,
  variant?: Variant,
): State | undefined {
  const transition = machine.transitions[event]
  const allowed = includes(transition.from, state) && (transition.when === undefined || transition.when === variant)
  return allowed ? transition.to : undefined
}

/** The events that an actor may fire in a state: the buttons to show, and the events that the server accepts. */
export function eventsFor<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
  state: State,
  actor: Actor,
  variant?: Variant,
): Event[] {
  return events(machine).filter(
    (event) => includes(machine.transitions[event].by, actor) && next(machine, state, event, variant) !== undefined,
  )
}

/** All events of a machine, in the table's order. */
export function events<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
): Event[] {
  return Object.keys(machine.transitions) as Event[]
}

/** The source states of an event, as a list. */
export function sources<State extends string, Variant extends string>(
  transition: Transition<State, Variant>,
): readonly State[] {
  return typeof transition.from === 'string' ? [transition.from] : transition.from
}

/** Whether a state is final. */
export function isTerminal<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
  state: State,
): boolean {
  return !events(machine).some((event) => includes(machine.transitions[event].from, state))
}
