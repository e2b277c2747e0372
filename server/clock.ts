/** Source of the current time; tests set a clock by hand. */
export interface Clock {
  now(): Date
}

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() }

/** `minutes` after `date`. */
export const minutesAfter = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000)
