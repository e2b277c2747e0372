import type { Position } from './position'

export type { Position }

const options = { timeout: 10_000, maximumAge: 60_000 }

/** The device's position; rejects when not permitted or unknown. */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This browser does not know where it is'))
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options)
  })
}
