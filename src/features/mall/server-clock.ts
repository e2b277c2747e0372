/** Milliseconds by which the device's clock is ahead of the server's, by the time in an answer. */
export const aheadOf = (now: string): number => Date.now() - Date.parse(now)

/** An instant of the server by the clock of the device. */
export const byDevice = (instant: string, ahead: number): string => new Date(Date.parse(instant) + ahead).toISOString()
