import { Mutex } from 'async-mutex'

/** Lets work with the same key run one after another in this process; other keys do not wait. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>()

  /** Does the work once all earlier work of its key has ended, well or not. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex()
    this.mutexes.set(key, mutex)
    try {
      return await mutex.runExclusive(work)
    } finally {
      // Whoever waits has it by now; a mutex that nobody has is forgotten.
      if (!mutex.isLocked()) this.mutexes.delete(key)
    }
  }
}
