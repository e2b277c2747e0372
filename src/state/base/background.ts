import { report } from '@/platform/device/report'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'

const expected = [CallAborted, CallFailure, NetworkError, SessionEnded]

/**
 * Runs an action that the user did not start, such as a poll, and returns undefined on failure: the screen's connection
 * notice reports a lost network.
 */
export async function inBackground<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action()
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) report('Background', error)
    return undefined
  }
}
