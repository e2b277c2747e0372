import { createAtom } from 'mobx'

const SECOND = 1000

let timer: ReturnType<typeof setInterval> | undefined

const tick = createAtom(
  'clock',
  () => (timer = setInterval(() => tick.reportChanged(), SECOND)),
  () => clearInterval(timer),
)

/** Seconds until an instant, negative when it is past. Observable: based on one shared clock that ticks each second. */
export function secondsUntil(instant: string): number {
  tick.reportObserved()
  return (Date.parse(instant) - Date.now()) / SECOND
}
