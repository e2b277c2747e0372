import { CallFailure, SessionEnded } from '@/services/failures'
import type { OnceKey } from './once-key'

/** Adds an idempotency key to a request. */
export type KeyAdder = <R extends object>(request: R) => R & { idempotencyKey: string }

/**
 * Makes a call whose request is wrapped in `keyed`. After a success or a refusal the next one has a new key; while it is
 * unclear whether the server has carried the call out, the next one repeats it.
 * @throws what the call throws
 */
export async function sendOnce<T>(key: OnceKey, call: (keyed: KeyAdder) => Promise<T>): Promise<T> {
  try {
    const answer = await call((request) => key.on(request))
    key.renew()
    return answer
  } catch (error) {
    if (error instanceof CallFailure || error instanceof SessionEnded) key.renew()
    throw error
  }
}
