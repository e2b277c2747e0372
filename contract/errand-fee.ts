import type { Money } from './money'

/** What the way of an errand costs. */
export interface WayPrices {
  /** Up to `baseMeters`. */
  readonly base: Money
  readonly baseMeters: number
  /** Each further piece of `eachMeters` that has begun beyond `beyondMeters`. */
  readonly steps: readonly { readonly beyondMeters: number; readonly eachMeters: number; readonly fee: Money }[]
}

/** What the distance of an errand costs: the first step, then each further piece that has begun; null is bought nearby. */
export function distanceFee({ base, baseMeters, steps }: WayPrices, meters: number | null): Money {
  if (meters === null || meters <= baseMeters) return base
  const sorted = [...steps].sort((one, other) => one.beyondMeters - other.beyondMeters)
  return sorted.reduce((sum, { beyondMeters, eachMeters, fee }, index) => {
    const until = Math.min(meters, sorted[index + 1]?.beyondMeters ?? Infinity)
    return sum + Math.max(0, Math.ceil((until - beyondMeters) / eachMeters)) * fee
  }, base)
}
