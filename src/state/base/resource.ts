import { toast } from '@/platform/feedback'
import { Aborted, CallFailure, SessionEnded } from '@/services/failures'
import { messageOf } from './attempt'
import { makeModel } from './make-model'

export type Status = 'idle' | 'loading' | 'ready' | 'failed'

type Loading<T> = Promise<T> & { abort?: () => void }

/** One thing that comes from the server, and how far it is. A newer load takes the place of an older one. */
export class Resource<T> {
  status: Status = 'idle'
  value: T | undefined = undefined
  /** What to tell when the status is `failed`. */
  message = ''
  /** It failed because what was asked for is not there, so that asking again is of no use. */
  gone = false
  private pending: Loading<T> | undefined = undefined

  constructor(private readonly fetch: () => Loading<T>) {
    makeModel(this, 'fetch', 'pending')
  }

  /** Nothing is known of it yet: neither a value nor that there is none. */
  get coming(): boolean {
    return this.status === 'idle' || this.status === 'loading'
  }

  /** The value; only to be asked for when the status is `ready`. */
  get ready(): T {
    if (this.value === undefined) throw new Error('A resource was used before it was ready')
    return this.value
  }

  /** Loads it unless that has been done or is being done. */
  async load(): Promise<void> {
    if (this.status === 'idle' || this.status === 'failed') await this.reload()
  }

  /** Loads it again. What is shown stays until the new value is there; a failure is then only a toast. */
  async reload(): Promise<void> {
    this.pending?.abort?.()
    if (this.value === undefined) this.status = 'loading'
    const pending = this.fetch()
    this.pending = pending
    try {
      const value = await pending
      if (this.pending === pending) this.set(value)
    } catch (error) {
      if (this.pending === pending) this.fail(error)
    }
  }

  /** Takes a value that came another way, such as the answer of a change. */
  set(value: T): void {
    this.value = value
    this.status = 'ready'
    this.pending = undefined
  }

  /** Gives up a load that is on its way. */
  dispose(): void {
    this.pending?.abort?.()
    this.pending = undefined
  }

  private fail(error: unknown) {
    this.pending = undefined
    if (error instanceof Aborted) return
    this.message = messageOf(error)
    this.gone = error instanceof CallFailure && error.failure?.endsWith('NotFound') === true
    if (this.value === undefined) this.status = 'failed'
    else if (!(error instanceof SessionEnded)) toast(this.message)
  }
}
