import { Mutex } from 'async-mutex'

/** Lets work with the same key run one after another in this process; other keys do not wait. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>()

  /** Runs the work after all earlier work of its key has settled. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex()
    this.mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      // A waiting task already holds the mutex here; an unlocked one is no longer needed.
      if (!mutex.isLocked()) this.mutexes.delete(key)
    }
  }
}
