import Taro from '@tarojs/taro'
import { makeAutoObservable, runInAction } from 'mobx'
import { report } from './report'

const all: Promise<void>[] = []

/** One value that survives a restart: observable in memory, kept in the platform's own storage. */
export class Persisted<T> {
  value: T
  /** Settles when the kept value, if there is one, has been read. */
  readonly restored: Promise<void>

  constructor(
    private readonly key: string,
    private readonly initial: T,
  ) {
    this.value = initial
    makeAutoObservable<this, 'key' | 'initial'>(this, { key: false, initial: false, restored: false })
    this.restored = this.read()
    all.push(this.restored)
  }

  /** Takes a new value at once and writes it behind; a full storage costs the memory of it, not the value. */
  set(value: T): void {
    this.value = value
    Taro.setStorage({ key: this.key, data: value }).catch((error: unknown) => report(`Not kept: ${this.key}`, error))
  }

  clear(): void {
    this.set(this.initial)
  }

  private async read() {
    // Every platform rejects for a key that was never written.
    const kept = await Taro.getStorage<T>({ key: this.key }).catch(() => undefined)
    if (kept?.data !== undefined && kept.data !== null) runInAction(() => (this.value = kept.data))
  }
}

/** Settles when every persisted value has been read. */
export const restored = (): Promise<unknown> => Promise.all(all)
