import { CallAborted } from './failures'
import type { Pending } from './http'

let last: Promise<unknown> = Promise.resolve()

/**
 * Starts an upload when those before it have ended: files are sent one by one (product text §7). One that is aborted makes
 * way at once.
 */
export function inTurn<T>(start: () => Pending<T>): Pending<T> {
  let abort = () => undefined as void
  const done = new Promise<T>((resolve, reject) => {
    let isAborted = false
    let started: Pending<T> | undefined
    abort = () => {
      isAborted = true
      started?.abort()
      reject(new CallAborted())
    }
    const begin = () => {
      if (isAborted) return
      started = start()
      started.then(resolve, reject)
    }
    last.then(begin).catch(reject)
  })
  last = done.catch(() => undefined)
  return Object.assign(done, { abort })
}
