import { makeAutoObservable, reaction } from 'mobx'
import { Persisted } from '@/platform/storage/persisted'
import { sessionMark, token } from './token'

interface Kept<T> {
  /** Mark of the session that the value belongs to; empty for a visitor. */
  readonly session: string
  readonly data: T
}

/**
 * An observable value on the device that belongs to one session: the next account does not see it. A visitor’s becomes
 * that of whoever logs in.
 */
export class SessionValue<T> {
  private readonly kept: Persisted<Kept<T> | null>

  constructor(
    key: string,
    private readonly initial: T,
  ) {
    this.kept = new Persisted<Kept<T> | null>(key, null)
    makeAutoObservable<this, 'initial' | 'kept'>(this, { initial: false, kept: false })
    void this.kept.restored.then(() => this.claim())
    reaction(
      () => token.value,
      () => this.claim(),
    )
  }

  /** Resolves when the stored value, if any, has been read. */
  get restored(): Promise<void> {
    return this.kept.restored
  }

  get value(): T {
    const { value } = this.kept
    // A visitor’s value is read before the session has claimed it, too.
    return value?.session === sessionMark() || value?.session === '' ? value.data : this.initial
  }

  set(data: T): void {
    this.kept.set({ session: sessionMark(), data })
  }

  /** Gives a visitor's value to the session that has begun, and removes that of another one. */
  private claim(): void {
    const { value } = this.kept
    if (!value || value.session === sessionMark()) return
    if (value.session === '') this.set(value.data)
    else this.kept.clear()
  }
}
