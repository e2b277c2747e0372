import type { Money } from './money'

/** Prices of the distance of an errand. */
export interface WayPrices {
  /** Up to `baseMeters`. */
  readonly base: Money
  readonly baseMeters: number
  /** Each further piece of `eachMeters` that has begun beyond `beyondMeters`. */
  readonly steps: readonly { readonly beyondMeters: number; readonly eachMeters: number; readonly fee: Money }[]
}

/** Distance fee of an errand: the base, then each started piece beyond it; null is a purchase nearby. */
export function distanceFee({ base, baseMeters, steps }: WayPrices, meters: number | null): Money {
  if (meters === null || meters <= baseMeters) return base
  const sorted = [...steps].sort((one, other) => one.beyondMeters - other.beyondMeters)
  return sorted.reduce((sum, { beyondMeters, eachMeters, fee }, index) => {
    const until = Math.min(meters, sorted[index + 1]?.beyondMeters ?? Infinity)
    return sum + Math.max(0, Math.ceil((until - beyondMeters) / eachMeters)) * fee
  }, base)
}
