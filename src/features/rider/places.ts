import { pointOfPosition } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'
import { openDirections } from '@/platform/device/maps'
import { attempt } from '@/state'
import type { DeliveryTask } from '@contract/entities/delivery'

type Place = NonNullable<DeliveryTask['pickup']>

/** Whether the next stop of a delivery is where its goods are picked up, or brought back to. */
export const isAtPickup = ({ step }: Pick<DeliveryTask, 'step'>): boolean =>
  step === 'arrivePickup' || step === 'buy' || step === 'pickUp' || step === 'handBack'

/** The next stop of a delivery; null where it is known by nobody, or everything is done. */
export const nextPlace = (task: DeliveryTask): Place | null =>
  task.step === null ? null : isAtPickup(task) ? task.pickup : task.dropOff

/** The party at the next stop, where it can be called. */
export function nextParty(task: DeliveryTask): 'customer' | 'store' | undefined {
  const party = isAtPickup(task) && task.canCall.includes('store') ? 'store' : 'customer'
  return task.canCall.includes(party) ? party : undefined
}

/** Opens the way to a place in a map app. */
export const navigateTo = ({ name, address, latitude, longitude }: Place): Promise<unknown> =>
  attempt(() => openDirections({ name, address, latitude, longitude }))

/** Metres between two positions, in a straight line. */
export const metersBetween = (one: Position, other: Position): number => Math.hypot(...pointOfPosition(one, other))
