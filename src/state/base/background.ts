import { report } from '@/platform/report'
import { Aborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'

const expected = [Aborted, CallFailure, NetworkError, SessionEnded]

/**
 * Runs what nobody asked for, such as a poll, and returns undefined on failure: the screen's connection notice tells of
 * a lost network.
 */
export async function inBackground<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) report('Background', error)
    return undefined
  }
}
