import { runInAction } from 'mobx'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/feedback'
import { report } from '@/platform/report'
import { Aborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'

const words = dictionary({
  en: { failed: 'Something went wrong. Please try again' },
  zh: { failed: '出错了，请重试' },
})

const known = (error: unknown): error is Error => error instanceof CallFailure || error instanceof NetworkError

/** What a person reads about an error: the server's or the status' own words, or a general sentence. */
export const messageOf = (error: unknown): string => (known(error) && error.message ? error.message : words().failed)

/** Tells the person of an error, unless they know already or it is of their own making. */
export function tell(error: unknown): void {
  if (error instanceof Aborted || error instanceof SessionEnded) return
  if (!known(error)) report('Action', error)
  toast(messageOf(error))
}

/** Does what the person asked for. Gives its result, or undefined after a failure, which becomes a toast. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    tell(error)
    return undefined
  }
}

/** Like `attempt`; `doer` is busy for as long as it takes. */
export async function whileBusy<T>(doer: { busy: boolean }, action: () => Promise<T>): Promise<T | undefined> {
  runInAction(() => (doer.busy = true))
  const result = await attempt(action)
  runInAction(() => (doer.busy = false))
  return result
}

/** Shows a change at once, and takes it back with a toast when the server refuses it; true when it stays. */
export async function optimistic<T extends object>(
  target: T,
  change: Partial<T>,
  action: () => Promise<unknown>,
): Promise<boolean> {
  const before = Object.fromEntries(Object.keys(change).map((key) => [key, target[key as keyof T]]))
  runInAction(() => Object.assign(target, change))
  try {
    await action()
    return true
  } catch (error) {
    runInAction(() => Object.assign(target, before))
    tell(error)
    return false
  }
}
