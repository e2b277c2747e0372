import { createAtom } from 'mobx'

const SECOND = 1000

let timer: ReturnType<typeof setInterval> | undefined

const tick = createAtom(
  'clock',
  () => (timer = setInterval(() => tick.reportChanged(), SECOND)),
  () => clearInterval(timer),
)

/** The one clock of all countdowns. Seconds from now to an instant, below zero when it is past. An observer that asks is drawn again each second. */
export function secondsUntil(instant: string): number {
  tick.reportObserved()
  return (Date.parse(instant) - Date.now()) / SECOND
}
