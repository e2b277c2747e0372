import { runInAction } from 'mobx'
import { toast } from '@/platform/view/feedback'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from '@/services/failures'
import { messageOf, tell } from './attempt'
import { frozen } from './frozen'
import { makeModel, ref } from './make-model'

export type Status = 'idle' | 'loading' | 'ready' | 'failed'

/** Whether what was asked for does not exist: by name, or since the request, as of a broken link, names nothing. */
const isGone = (error: unknown): boolean =>
  error instanceof NetworkError
    ? error.status === 400
    : error instanceof CallFailure && error.failure?.endsWith('NotFound') === true

/** A pending value; `now` holds it if it is known already. */
export type Loading<T> = Promise<T> & { abort?: () => void; now?: { readonly value: T } | undefined }

/** Options of a call by a resource: no loading indicator, and a kept answer accepted at the first load alone. */
export interface Reading {
  readonly quiet: true
  readonly kept: boolean
}

/** What `pick` makes of a pending value, known at once if the value is. */
export const picked = <T, U>(pending: Loading<T>, pick: (value: T) => U): Loading<U> =>
  Object.assign(pending.then(pick), {
    abort: () => pending.abort?.(),
    now: pending.now && { value: pick(pending.now.value) },
  })

/** A value loaded from the server with its loading state. A newer load replaces an older one; nothing changes a value in place. */
export class Resource<T> {
  status: Status = 'idle'
  value: T | undefined = undefined
  /** Error message for the status `failed`. */
  message = ''
  /** The object does not exist, so retrying is useless. */
  gone = false
  private pending: Loading<T> | undefined = undefined

  constructor(private readonly fetch: (reading: Reading) => Loading<T>) {
    makeModel(this, 'fetch', 'pending', ref('value'))
  }

  /** Not loaded yet, neither ready nor failed. */
  get coming(): boolean {
    return this.status === 'idle' || this.status === 'loading'
  }

  /** The value; valid only in the status `ready`. */
  get ready(): T {
    if (this.value === undefined) throw new Error('A resource was used before it was ready')
    return this.value
  }

  /** Loads the value unless it is loaded or loading. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'failed') await this.run(true, this.status === 'idle')
  }

  /**
   * Reloads. The old value stays until the answer, and after a failure, which only shows a toast; `toasts` is false for
   * background reloads, such as a poll.
   */
  async reload(toasts = true): Promise<void> {
    await this.run(toasts, false)
  }

  private async run(toasts: boolean, kept: boolean): Promise<void> {
    this.pending?.abort?.()
    if (this.value === undefined) this.status = 'loading'
    const pending = this.fetch({ quiet: true, kept })
    this.pending = pending.now ? undefined : pending
    if (pending.now) return this.set(pending.now.value)
    try {
      const value = await pending
      if (this.pending !== pending) return
      this.pending = undefined
      this.set(value)
    } catch (error) {
      if (this.pending === pending) this.fail(error, toasts)
    }
  }

  /**
   * Sets a value from another source, such as the response to a change. A pending load starts again, since its answer
   * may be older as well as newer.
   */
  set(value: T): void {
    this.value = frozen(value)
    this.status = 'ready'
    if (this.pending) void this.reload(false)
  }

  /** Shows a change at once, and takes it back with a toast when the action is refused; returns whether it was kept. */
  async optimistic(change: (value: T) => T, action: () => Promise<unknown>): Promise<boolean> {
    const before = this.ready
    const changed = frozen(change(before))
    runInAction(() => (this.value = changed))
    try {
      await action()
      return true
    } catch (error) {
      runInAction(() => {
        if (this.value === changed) this.value = before
      })
      tell(error)
      return false
    }
  }

  /** Aborts a pending load. */
  dispose(): void {
    this.pending?.abort?.()
    this.pending = undefined
  }

  private fail(error: unknown, toasts: boolean) {
    this.pending = undefined
    if (error instanceof CallAborted) return
    this.message = messageOf(error)
    this.gone = isGone(error)
    if (this.value === undefined) this.status = 'failed'
    else if (toasts && !(error instanceof SessionEnded)) toast(this.message)
  }
}
