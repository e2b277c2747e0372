import type { Position } from './position'

/** Positions are read only while the app is open. */
export const readsInBackground: boolean = false

/** Rejects always; callers ask `readsInBackground` first. */
export const followPosition = (_found: (position: Position) => void): Promise<() => void> =>
  Promise.reject(new Error('Positions are read only while the app is open'))
