import { distanceFee, type WayPrices } from '@contract/errand-fee'

/** Part of the terms that an example calculation needs. */
export interface Terms {
  readonly pricing: WayPrices & { readonly nightFee: number }
  readonly weights: readonly { readonly kilograms: number; readonly fee: number }[]
  readonly limits: { readonly meters: number }
}

/** An errand some kilometres beyond the first step, with the second weight, at night. */
export function exampleOf({ pricing, weights, limits }: Terms) {
  const meters = Math.min(pricing.baseMeters + 3_000, limits.meters)
  const { kilograms = 0, fee: weight = 0 } = weights[1] ?? weights[0] ?? {}
  const distance = distanceFee(pricing, meters) - pricing.base
  const { base, nightFee: night } = pricing
  return { meters, kilograms, base, distance, weight, night, total: base + distance + weight + night }
}
