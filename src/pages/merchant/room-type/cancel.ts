import type { CancelTerm } from '@contract/entities/merchant-hotel'

/** Cancellation policies to choose from; `own` is one that was made elsewhere and is kept. */
export const policies = ['dayOf', 'dayBefore', 'threeDays', 'never'] as const
export type Policy = (typeof policies)[number]

const at = (daysBefore: number, kept: CancelTerm['kept'], percent: number | null = null): CancelTerm => ({
  ...{ daysBefore, clock: '18:00', kept, percent },
})

/** The steps of each policy. */
export const stepsOf: Readonly<Record<Policy, readonly CancelTerm[]>> = {
  dayOf: [at(0, 'none')],
  dayBefore: [at(1, 'none'), at(0, 'firstNight')],
  threeDays: [at(3, 'none'), at(0, 'share', 50)],
  never: [],
}

/** The policy with some steps; undefined for another one. */
export const policyOf = (steps: readonly CancelTerm[]): Policy | undefined =>
  policies.find((policy) => JSON.stringify(stepsOf[policy]) === JSON.stringify(steps))
