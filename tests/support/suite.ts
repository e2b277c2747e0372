import { type Language, languages } from '@contract/settings'

/** Whether the exhaustive suite runs: `npm run test:full`. */
export const isFull = process.env.TEST_SUITE === 'full'

/** The languages of a journey: both in the full suite, the given one in the gate. */
export const languagesOf = (gate: Language): readonly Language[] => (isFull ? languages : [gate])
