import { createAtom } from 'mobx'

const SECOND = 1000

let timer: ReturnType<typeof setInterval> | undefined
/** Milliseconds by which this device's clock is ahead of the server's, as far as answers show. */
let ahead = 0

const tick = createAtom(
  'clock',
  () => (timer = setInterval(() => tick.reportChanged(), SECOND)),
  () => clearInterval(timer),
)

/** The server's time in milliseconds. */
export const now = (): number => Date.now() - ahead

/**
 * Learns the server's clock from the time of an answer, whose seconds are whole. It lies between the device's times of the question and of
 * now: a clock for which that is true stays as it is, any other is moved by as little as makes it true.
 */
export function setClock(date: string | null | undefined, asked: number): void {
  const at = Date.parse(date ?? '')
  if (at > 0) ahead = Math.min(Math.max(ahead, asked - at - SECOND), Date.now() - at)
}

/** Seconds until an instant, negative when it is past. Observable: based on one shared clock that ticks each second. */
export function secondsUntil(instant: string): number {
  tick.reportObserved()
  return (Date.parse(instant) - now()) / SECOND
}
