import { Aborted } from './failures'
import type { Incoming, Sent } from './transport'

/** What the platform's own senders give back: an answer to come, and the means to give it up. */
interface Task<T> extends Promise<T> {
  abort: () => void
}

/** A task of the platform as something that was sent; its answer never rejects but with `Aborted`. */
export function sentBy<T extends { statusCode: number; data: unknown }>(
  task: Task<T>,
  text: (data: T['data']) => string,
): Sent {
  let aborted = false
  const answer = task.then(
    ({ statusCode, data }): Incoming => ({ status: statusCode, text: text(data) }),
    ({ errMsg }: { errMsg?: string }): Incoming => {
      if (aborted) throw new Aborted()
      return { status: errMsg?.includes('timeout') ? 408 : 0, text: '' }
    },
  )
  const abort = () => {
    aborted = true
    task.abort()
  }
  return { answer, abort }
}
