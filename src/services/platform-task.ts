import { CallAborted } from './failures'

/** HTTP response; `status` is 0 without an answer and 408 after a timeout. */
export interface Incoming {
  status: number
  /** Body as text. */
  text: string
  /** The server's time, where the answer has it. */
  date?: string | null
}

/** A pending request; `abort` cancels it. */
export interface SentRequest {
  answer: Promise<Incoming>
  abort: () => void
}

/** Headers of an answer, whose names devices write differently. */
interface Headers {
  Date?: string
  date?: string
}

/** Return type of the platform's request APIs: a promise with an abort method. */
interface Task<T> extends Promise<T> {
  abort: () => void
}

/** Adapts a platform request; its answer rejects only with `Aborted`. */
export function sentBy<T extends { statusCode: number; data: unknown; header?: Headers }>(
  task: Task<T>,
  text: (data: T['data']) => string,
): SentRequest {
  let aborted = false
  const answer = task.then(
    ({ statusCode, data, header }): Incoming => ({
      status: statusCode,
      text: text(data),
      date: header?.Date ?? header?.date,
    }),
    ({ errMsg }: { errMsg?: string }): Incoming => {
      if (aborted) throw new CallAborted()
      return { status: errMsg?.includes('timeout') ? 408 : 0, text: '' }
    },
  )
  const abort = () => {
    aborted = true
    task.abort()
  }
  return { answer, abort }
}
