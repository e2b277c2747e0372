/** Who makes something happen. `payment` is the payment provider's answer, `clock` a job on the server. */
export type Actor = 'customer' | 'merchant' | 'rider' | 'platform' | 'payment' | 'clock'

/** What an event must bring with it. */
export type Need = 'reason' | 'minutes' | 'refundApplication' | 'logistics' | 'returnAddress'

/**
 * What an event does beside changing the state. `refundRemaining`: unpaid payments are closed, and what is left of paid ones
 * goes back. `settle`: the parties get their shares. `releaseInventory`: what was taken is there again for others.
 * `returnCoupons`: the customer has the coupons again.
 */
export type Effect = 'refundRemaining' | 'settle' | 'releaseInventory' | 'returnCoupons'

/** One event of a machine: whence it leads where, who makes it happen, and what it does. */
export interface Transition<State extends string, Variant extends string> {
  readonly from: State | readonly State[]
  readonly to: State
  readonly by: Actor | readonly Actor[]
  /** Minutes in the `from` state after which the clock does it, where `by` names the clock. */
  readonly after?: number
  readonly needs?: Need
  /** Only for things of this variant, such as orders brought by a rider. */
  readonly when?: Variant
  readonly does?: readonly Effect[]
}

/** A state machine as data; a state without a transition from it is final. */
export interface Machine<
  State extends string = string,
  Event extends string = string,
  Variant extends string = string,
> {
  readonly title: string
  readonly initial: State
  readonly states: readonly State[]
  /** The variants of a thing, chosen when it is made and never changed. */
  readonly variants?: readonly Variant[]
  readonly transitions: Readonly<Record<Event, Transition<State, Variant>>>
}

/** Describes a state machine of product text §4 as data, for client, server, tests and documents. */
export function defineStates<
  const State extends string,
  const Event extends string,
  const Variant extends string = never,
>(machine: Machine<State, Event, Variant>): Machine<State, Event, Variant> {
  return machine
}

const includes = <T extends string>(one: T | readonly T[], value: T): boolean =>
  typeof one === 'string' ? one === value : one.includes(value)

/** The state after an event, or undefined when the table does not allow the event in this state or for this variant. */
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

/** The events that an actor may fire in a state: the buttons to show, and what the server accepts. */
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

/** Every event of a machine, in the table's order. */
export function events<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
): Event[] {
  return Object.keys(machine.transitions) as Event[]
}

/** The states an event may start from, as a list. */
export function sources<State extends string, Variant extends string>(
  transition: Transition<State, Variant>,
): readonly State[] {
  return typeof transition.from === 'string' ? [transition.from] : transition.from
}

/** Whether nothing can happen any more. */
export function isTerminal<State extends string, Event extends string, Variant extends string>(
  machine: Machine<State, Event, Variant>,
  state: State,
): boolean {
  return !events(machine).some((event) => includes(machine.transitions[event].from, state))
}
