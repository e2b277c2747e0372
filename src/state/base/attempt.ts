import { runInAction } from 'mobx'
import { dictionary } from '@/i18n'
import { connection } from '@/platform/device/connection'
import { toast } from '@/platform/view/feedback'
import { report } from '@/platform/device/report'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'

const words = dictionary({
  en: { failed: 'Something went wrong. Please try again' },
  zh: { failed: '出错了，请重试' },
})

const known = (error: unknown): error is Error => error instanceof CallFailure || error instanceof NetworkError

/** The message of an error for the user: the server's, the HTTP status's, or a general one. */
export const messageOf = (error: unknown): string => (known(error) && error.message ? error.message : words().failed)

/** Shows a toast for an error in place of the notice of the connection, unless it was shown already or the user cancelled. */
export function tell(error: unknown): void {
  if (error instanceof CallAborted || error instanceof SessionEnded) return
  if (!known(error)) report('Action', error)
  if (error instanceof NetworkError) connection.say('')
  toast(messageOf(error))
}

/** Runs an action; shows a toast and returns undefined on failure. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    tell(error)
    return undefined
  }
}

/** Like `attempt`; sets `doer.busy` while it runs. */
export async function whileBusy<T>(doer: { busy: boolean }, action: () => Promise<T>): Promise<T | undefined> {
  runInAction(() => (doer.busy = true))
  const result = await attempt(action)
  runInAction(() => (doer.busy = false))
  return result
}
