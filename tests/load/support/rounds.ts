import type { Amount } from './load'

/** Duration and rounds of a measurement. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
}

export type Measure = (amount: Amount) => Promise<number>

/** Until the compiler of both sides has seen enough of them; calls that take long need fewer, since the database does their work. */
const warmUp = { calls: 1500, seconds: 10 }

/** The middle of some numbers, or the mean of the two in the middle. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** Result of a comparison's rounds: the median of their ratios, the least and the most. */
export interface Ratio {
  readonly median: number
  readonly least: number
  readonly most: number
}

/**
 * Ratio of the throughput of `one` to that of `other`. Both are warmed up and then measured in turn, the first of a
 * round being the second of the next, so that other load of the machine affects both.
 */
export async function ratioOf(one: Measure, other: Measure, { rounds, seconds }: Effort): Promise<Ratio> {
  for (const warm of [one, other]) await warm(warmUp)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = round % 2 === 0 ? [one, other] : [other, one]
    const [a, b] = [await first({ seconds }), await second({ seconds })]
    ratios.push(round % 2 === 0 ? a / b : b / a)
  }
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
