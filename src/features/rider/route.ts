import type { Position } from '@contract/entities/common'
import { isAtPickup } from './places'
import { projected } from './projected'
import type { RiderState } from './rider'
import { orderOfStops } from './stop-order'
import type { DeliveryTask } from '@contract/entities/delivery'

type Place = NonNullable<DeliveryTask['pickup']>

/** A stop of a rider's way. */
export interface Stop {
  readonly task: DeliveryTask
  readonly kind: 'pickup' | 'dropOff'
  readonly place: Place
}

/** The stops that are left of a delivery; goods that are brought back have one. */
function stopsOf(task: DeliveryTask): Stop[] {
  const { step, pickup, dropOff } = task
  if (step === null) return []
  return [
    ...(pickup && isAtPickup(task) ? [{ task, kind: 'pickup' as const, place: pickup }] : []),
    ...(dropOff && step !== 'handBack' ? [{ task, kind: 'dropOff' as const, place: dropOff }] : []),
  ]
}

/** The stops of the deliveries in hand in the order in which they are visited. */
function routeOf(tasks: readonly DeliveryTask[], from: Position | undefined): Stop[] {
  const jobs = tasks.map(stopsOf)
  const places = jobs.map((stops) => stops.map(({ place }) => place))
  return orderOfStops(places, from).flatMap(({ job, stop }) => jobs[job]?.[stop] ?? [])
}

/** Deliveries by their first stops on a route. */
function byRoute(tasks: readonly DeliveryTask[], route: readonly Stop[]): DeliveryTask[] {
  const firstOf = (task: DeliveryTask) => route.findIndex((stop) => stop.task.id === task.id)
  // Those without a stop that is left come last.
  const at = (task: DeliveryTask) => (firstOf(task) < 0 ? route.length : firstOf(task))
  return [...tasks].sort((one, other) => at(one) - at(other))
}

/** The number of a stop on a route; undefined for one that is done. */
export function numberOf(route: readonly Stop[], task: DeliveryTask, kind: Stop['kind']): number | undefined {
  const index = route.findIndex((stop) => stop.task.id === task.id && stop.kind === kind)
  return index < 0 ? undefined : index + 1
}

/** The rider's way: the stops that are left, and the deliveries in hand, in the order in which they are visited. */
export function wayOf({ tasks, steps, positions }: Pick<RiderState, 'tasks' | 'steps' | 'positions'>) {
  // Without the network, by the steps that wait for it.
  const inHand = (tasks.value ?? []).map((task) => projected(task, steps.of(task.id)))
  const route = routeOf(inHand, positions.last)
  return { route, tasks: byRoute(inHand, route) }
}
