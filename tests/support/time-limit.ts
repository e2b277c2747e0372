/** Factor by which this machine is slower than an idle reference machine; at least 1, measured once per run. */
const unit = Math.max(1, Number(process.env.TEST_TIME_UNIT) || 1)

/**
 * A time limit for work that hangs, in milliseconds: `seconds` on the reference machine, longer on a slower or busier
 * one. Passing tests never depend on it.
 */
export const timeLimit = (seconds: number): number => Math.round(seconds * 1000 * unit)
