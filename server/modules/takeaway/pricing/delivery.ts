import type { Money } from '@contract/money'
import type { DeliveryFees } from '../../../database/schema'
import type { Fee } from '../../pricing/order'

/** How fast riders are, all in all. */
export const metersPerMinute = 200

/** Minutes that a rider needs for a distance in metres: one for each 200 metres begun. */
export const travelMinutes = (distance: number): number => Math.ceil(distance / metersPerMinute)

/** Minutes from the order to its destination: preparing, then the ride. */
export const estimateMinutes = (store: { prep_minutes: number }, distance: number): number =>
  store.prep_minutes + travelMinutes(distance)

/**
 * The fee of a delivery: the base, and what the furthest tier that the distance passes adds; nothing from `freeOver` on.
 * @param distance metres; null while there is no address, which counts as near.
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
