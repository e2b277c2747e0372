import { setTimeout as wait } from 'node:timers/promises'
import { timeLimit } from './time-limit'

/** Looks again and again until a condition holds; for what announces nothing that could be awaited. */
export async function until(holds: () => boolean | Promise<boolean>, what = 'the condition'): Promise<void> {
  for (const end = Date.now() + timeLimit(60); !(await holds()); await wait(20))
    if (Date.now() > end) throw new Error(`${what} did not come true`)
}
