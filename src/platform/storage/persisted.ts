import Taro from '@tarojs/taro'
import { makeAutoObservable, runInAction } from 'mobx'
import { keptNow } from './kept'
import { report } from '@/platform/device/report'
import { onStorageChange } from './storage-changes'

const all: Promise<void>[] = []

/** An observable value that is kept in the platform's storage; a `shared` one follows the web's other tabs. */
export class Persisted<T> {
  value: T
  /** Resolves when the stored value, if any, has been read. */
  readonly restored: Promise<void>
  private writing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly key: string,
    private readonly initial: T,
    { shared = false } = {},
  ) {
    const kept = keptNow<T>(key)
    this.value = kept?.data ?? initial
    const plain = { key: false, initial: false, restored: false, writing: false } as const
    makeAutoObservable<this, 'key' | 'initial' | 'writing'>(this, plain)
    if (shared) onStorageChange(key, () => void this.read())
    this.restored = kept ? Promise.resolve() : this.read()
    if (!kept) all.push(this.restored)
  }

  /** Sets the value at once and writes it asynchronously; a write failure, such as full storage, is ignored. */
  set(value: T): void {
    this.value = value
    this.writing = Taro.setStorage({ key: this.key, data: value }).catch((error: unknown) =>
      report(`Not kept: ${this.key}`, error),
    )
  }

  /** Takes the value that another tab may have stored. */
  async reread(): Promise<void> {
    await this.writing
    await this.read()
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
