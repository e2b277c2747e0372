import type { Position } from '@contract/entities/common'
import type { Money } from '@contract/money'
import { minutesAfter } from '../../clock'
import type { DeliveryFees } from '../../database/schema'
import { distanceMeters } from '../../geo'
import { metersPerMinute, usualVehicle } from '../../routing/routing'
import type { Fee } from '../pricing/order'

/** The speed by which arrivals are promised. */
export const promisedMetersPerMinute = metersPerMinute[usualVehicle]

/** Promised travel time in minutes for a distance in metres, rounded up. */
export const promisedMinutes = (distance: number): number => Math.ceil(distance / promisedMetersPerMinute)

/** Minutes from order to arrival: preparation and travel time. */
export const estimateMinutes = (store: { prep_minutes: number }, distance: number): number =>
  store.prep_minutes + promisedMinutes(distance)

/** Minutes until an order of now is at a place, or ready at the store: what lists, quotes and times all say. */
export const minutesTo = (
  store: Position & { prep_minutes: number },
  fulfilment: 'delivery' | 'pickup',
  place: Position,
): number =>
  fulfilment === 'pickup' ? store.prep_minutes : estimateMinutes(store, Math.round(distanceMeters(store, place)))

/** Minutes before which a scheduled order is begun earlier than its estimate, so that a rider is found meanwhile. */
const spareMinutes = 10

/** The time at which riders are asked for an order of a chosen time; null for one as soon as possible. */
export const beginsAt = (
  { deliver_at, distance }: { readonly deliver_at: Date | null; readonly distance: number },
  store: { prep_minutes: number },
): Date | null => deliver_at && minutesAfter(deliver_at, -estimateMinutes(store, distance) - spareMinutes)

interface OnTheWay {
  readonly estimated_at: Date
  readonly rider: { readonly dueAt: string | null } | null
}

/** Whether an order is on the way to the customer in a state. */
export const isOnTheWay = (state: string): boolean => state === 'riderDelivering' || state === 'riderDelay'

/** Arrival of an order: the rider's expected time while it is on the way, else the promised one. */
export const arrivalOf = ({ estimated_at, rider }: OnTheWay, state: string): Date =>
  rider?.dueAt && isOnTheWay(state) ? new Date(rider.dueAt) : estimated_at

/** Minutes until an order arrives, at least 1. */
export const minutesLeft = (order: OnTheWay, state: string, now: Date): number =>
  Math.max(1, Math.ceil((arrivalOf(order, state).getTime() - now.getTime()) / 60_000))

/**
 * The delivery fee: the base plus the highest surcharge of the distance tiers passed; free from a goods total of `freeOver`.
 * @param distance metres; null without an address, which has no surcharge.
 */
export function deliveryFee(
  fees: DeliveryFees,
  goodsTotal: Money,
  distance: number | null,
): Pick<Fee, 'amount' | 'original'> {
  const passed = fees.tiers.filter(({ beyondMeters }) => (distance ?? 0) > beyondMeters)
  const add = Math.max(0, ...passed.map((tier) => tier.add))
  const full = (fees.original ?? fees.base) + add
  const amount = fees.freeOver !== null && goodsTotal >= fees.freeOver ? 0 : fees.base + add
  return { amount, original: full > amount ? full : null }
}
