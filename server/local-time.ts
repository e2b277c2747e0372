/** China has had no summer time since 1991. */
const offsetMs = 8 * 3_600_000
const dayMs = 24 * 3_600_000

/** The city's calendar day as YYYY-MM-DD. */
export const localDay = (date: Date): string => new Date(date.getTime() + offsetMs).toISOString().slice(0, 10)

/** Minutes since the city's last midnight. */
export const localMinutes = (date: Date): number => Math.floor(((date.getTime() + offsetMs) % dayMs) / 60_000)

/** When the city's day of `date` ends. */
export const localMidnight = (date: Date): Date =>
  new Date((Math.floor((date.getTime() + offsetMs) / dayMs) + 1) * dayMs - offsetMs)
