/** Who makes something happen. `payment` is the payment provider's answer, `clock` a job on the server. */
export type Actor = 'customer' | 'merchant' | 'rider' | 'platform' | 'payment' | 'clock'

/** One event of a machine: whence it leads where, and who makes it happen. */
export interface Transition<State extends string, Way extends string> {
  readonly from: State | readonly State[]
  readonly to: State
  readonly by: Actor | readonly Actor[]
  /** Minutes in the `from` state after which the clock does it, where `by` names the clock. */
  readonly after?: number
  /** What the event must bring with it. */
  readonly needs?: string
  /** Only for things that go this way, such as orders brought by a rider. */
  readonly when?: Way
}

/** A state machine as data; a state without a transition from it is final. */
export interface Machine<State extends string = string, Event extends string = string, Way extends string = string> {
  readonly title: string
  readonly initial: State
  readonly states: readonly State[]
  /** The ways a thing can go, chosen when it is made and never changed. */
  readonly ways?: readonly Way[]
  readonly transitions: Readonly<Record<Event, Transition<State, Way>>>
}

/** Describes a state machine of product text §4 as data, for client, server, tests and documents. */
export function defineStates<const State extends string, const Event extends string, const Way extends string = never>(
  machine: Machine<State, Event, Way>,
): Machine<State, Event, Way> {
  return machine
}

const includes = <T extends string>(one: T | readonly T[], value: T): boolean =>
  typeof one === 'string' ? one === value : one.includes(value)

/** The state after an event, or undefined when the table does not allow the event in this state or on this way. */
export function next<State extends string, Event extends string, Way extends string>(
  machine: Machine<State, Event, Way>,
  state: State,
  event: Event,
  way?: Way,
): State | undefined {
  const transition = machine.transitions[event]
  const allowed = includes(transition.from, state) && (transition.when === undefined || transition.when === way)
  return allowed ? transition.to : undefined
}

/** The events that an actor may fire in a state: the buttons to show, and what the server accepts. */
export function eventsFor<State extends string, Event extends string, Way extends string>(
  machine: Machine<State, Event, Way>,
  state: State,
  actor: Actor,
  way?: Way,
): Event[] {
  return events(machine).filter(
    (event) => includes(machine.transitions[event].by, actor) && next(machine, state, event, way) !== undefined,
  )
}

/** Every event of a machine, in the table's order. */
export function events<State extends string, Event extends string, Way extends string>(
  machine: Machine<State, Event, Way>,
): Event[] {
  return Object.keys(machine.transitions) as Event[]
}

/** The states an event may start from, as a list. */
export function sources<State extends string, Way extends string>(
  transition: Transition<State, Way>,
): readonly State[] {
  return typeof transition.from === 'string' ? [transition.from] : transition.from
}

/** Whether nothing can happen any more. */
export function isTerminal<State extends string, Event extends string, Way extends string>(
  machine: Machine<State, Event, Way>,
  state: State,
): boolean {
  return !events(machine).some((event) => includes(machine.transitions[event].from, state))
}
