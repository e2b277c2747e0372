/** The city keeps China's time, without summer time. */
const offsetMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

/** The city's calendar day as YYYY-MM-DD. */
export const localDay = (date: Date): string => new Date(date.getTime() + offsetMs).toISOString().slice(0, 10)

/** When the city's day of `date` ends. */
export const localMidnight = (date: Date): Date =>
  new Date((Math.floor((date.getTime() + offsetMs) / dayMs) + 1) * dayMs - offsetMs)
