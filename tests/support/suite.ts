import { type Language, languages } from '@contract/settings'

/** Whether the exhaustive suite runs: `npm run test:full`. */
export const isFull = process.env.TEST_SUITE === 'full'

/** The languages of a journey: both in the full suite, the given one in the gate. */
export const languagesOf = (gate: Language): readonly Language[] => (isFull ? languages : [gate])

/**
 * A test of the full suite alone: a journey whose rule a test of the server or of a screen holds in the gate. Files of such
 * tests alone are `*.full.test.ts`.
 */
export const itInFull = (name: string, test: () => Promise<void>): void => {
  if (isFull) it(name, test)
}
