import type { CodePurpose } from '@contract/calls/code'
import { Persisted } from '@/platform/storage/persisted'
import { now, secondsUntil } from '@/platform/device/clock'

interface Wait {
  readonly until: string
  /** The last digits of the phone that the code was sent to. */
  readonly tail: string
}

/**
 * Time at which another code can be sent, by purpose; kept on the device, so that it survives leaving the screen and a
 * reload.
 */
const waits = new Persisted<Partial<Record<CodePurpose, Wait>>>('code-waits', {}, { shared: true })

const tailOf = (phone: string): string => phone.slice(-4)

/** The seconds until another code can be sent to a phone, or to the last one while none is typed. */
export function secondsToWait(purpose: CodePurpose, phone: string): number {
  const wait = waits.value[purpose]
  if (!wait || (phone !== '' && tailOf(phone) !== wait.tail)) return 0
  return Math.max(0, Math.ceil(secondsUntil(wait.until)))
}

/** Notes that another code can be sent to a phone in some seconds. */
export function waitFor(purpose: CodePurpose, phone: string, seconds: number): void {
  const until = new Date(now() + seconds * 1000).toISOString()
  waits.set({ ...waits.value, [purpose]: { until, tail: tailOf(phone) } })
}

/** Forgets all waits. */
export const clearWaits = (): void => waits.clear()
