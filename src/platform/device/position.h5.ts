import type { Position } from './position'

export type { Position }

const TIMEOUT_MS = 10_000
/** The age of a position that will do, in milliseconds. */
const USUAL_AGE_MS = 60_000

/** The device's position, looked for again when `fresh`; rejects when not permitted or unknown. */
export function currentPosition(fresh = false): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser does not know where it is'))
    const options = { timeout: TIMEOUT_MS, maximumAge: fresh ? 0 : USUAL_AGE_MS }
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options)
  })
}
