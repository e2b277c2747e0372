import Taro from '@tarojs/taro'
import { makeAutoObservable, runInAction, toJS } from 'mobx'
import { keptNow } from './kept'
import { report } from '@/platform/device/report'
import { onStorageChange } from './storage-changes'

const all: Promise<void>[] = []

/** Writes that are due later, by the value that they belong to. */
const late = new Map<{ flush: () => void }, ReturnType<typeof setTimeout>>()

interface Options {
  /** Follows the web's other tabs. */
  readonly shared?: boolean
  /** Milliseconds between a change and its write; further changes until then are written with it. */
  readonly delay?: number
}

/** An observable value that is kept in the platform's storage. */
export class Persisted<T> {
  value: T
  /** Resolves when the stored value, if any, has been read. */
  readonly restored: Promise<void>
  private readonly delay: number
  private writing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly key: string,
    private readonly initial: T,
    { shared = false, delay = 0 }: Options = {},
  ) {
    this.delay = delay
    const kept = keptNow<T>(key)
    this.value = kept?.data ?? initial
    const plain = { key: false, initial: false, restored: false, writing: false, delay: false } as const
    makeAutoObservable<this, 'key' | 'initial' | 'writing' | 'delay'>(this, plain)
    if (shared) onStorageChange(key, () => void this.read())
    this.restored = kept ? Promise.resolve() : this.read()
    if (!kept) all.push(this.restored)
  }

  /** Sets the value at once and writes it asynchronously; a write failure, such as full storage, is ignored. */
  set(value: T): void {
    this.value = value
    if (this.delay === 0) this.flush()
    else if (!late.has(this))
      late.set(
        this,
        setTimeout(() => this.flush(), this.delay),
      )
  }

  /** Writes the value now. */
  flush(): void {
    clearTimeout(late.get(this))
    late.delete(this)
    this.writing = Taro.setStorage({ key: this.key, data: toJS(this.value) }).catch((error: unknown) =>
      report(`Not kept: ${this.key}`, error),
    )
  }

  /** Takes the value that another tab may have stored. */
  async reread(): Promise<void> {
    if (late.has(this)) this.flush()
    await this.writing
    await this.read()
  }

  clear(): void {
    this.value = this.initial
    this.flush()
  }

  private async read() {
    // All platforms reject for a missing key.
    const kept = await Taro.getStorage<T>({ key: this.key }).catch(() => undefined)
    if (kept?.data !== undefined && kept.data !== null) runInAction(() => (this.value = kept.data))
  }
}

/** Writes all values whose write is due later, before the app may end. */
export function flushPersisted(): void {
  for (const value of [...late.keys()]) value.flush()
}

/** Whether all persisted values are known from the start, as in a browser. */
export const isRestored = (): boolean => all.length === 0

/** Resolves when all persisted values have been read. */
export const restored = (): Promise<unknown> => Promise.all(all)
