import { Aborted } from './failures'

/** `status` 0 means that there was no answer, 408 that it took too long. */
export interface Incoming {
  status: number
  /** The body as text. */
  text: string
}

/** A request on its way; `abort` gives it up. */
export interface Sent {
  answer: Promise<Incoming>
  abort: () => void
}

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
