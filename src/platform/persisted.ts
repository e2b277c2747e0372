import Taro from '@tarojs/taro'
import { makeAutoObservable, runInAction } from 'mobx'
import { keptNow } from './kept'
import { report } from './report'

const all: Promise<void>[] = []

/** An observable value that is kept in the platform's storage. */
export class Persisted<T> {
  value: T
  /** Resolves when the stored value, if any, has been read. */
  readonly restored: Promise<void>

  constructor(
    private readonly key: string,
    private readonly initial: T,
  ) {
    const kept = keptNow<T>(key)
    this.value = kept?.data ?? initial
    makeAutoObservable<this, 'key' | 'initial'>(this, { key: false, initial: false, restored: false })
    this.restored = kept ? Promise.resolve() : this.read()
    if (!kept) all.push(this.restored)
  }

  /** Sets the value at once and writes it asynchronously; a write failure, such as full storage, is ignored. */
  set(value: T): void {
    this.value = value
    Taro.setStorage({ key: this.key, data: value }).catch((error: unknown) => report(`Not kept: ${this.key}`, error))
  }

  clear(): void {
    this.set(this.initial)
  }

  private async read() {
    // All platforms reject for a missing key.
    const kept = await Taro.getStorage<T>({ key: this.key }).catch(() => undefined)
    if (kept?.data !== undefined && kept.data !== null) runInAction(() => (this.value = kept.data))
  }
}

/** Whether all persisted values are known from the start, as in a browser. */
export const isRestored = (): boolean => all.length === 0

/** Resolves when all persisted values have been read. */
export const restored = (): Promise<unknown> => Promise.all(all)
