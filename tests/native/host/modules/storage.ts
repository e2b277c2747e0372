import type { Bridge } from '../bridge'
import type { NativeModule } from './module'

type Done = (errors: null, values?: unknown) => void

/** The phone's key-value storage, backed by the given map. */
export function storage(bridge: Bridge, kept: Map<string, string>): NativeModule {
  const answer = (done: Done, values?: unknown) => void bridge.later(() => done(null, values))
  return {
    multiGet: (keys: string[], done: Done) =>
      answer(
        done,
        keys.map((key) => [key, kept.get(key) ?? null]),
      ),
    multiSet: (pairs: [string, string][], done: Done) => {
      pairs.forEach(([key, value]) => kept.set(key, value))
      answer(done)
    },
    multiRemove: (keys: string[], done: Done) => {
      keys.forEach((key) => kept.delete(key))
      answer(done)
    },
    getAllKeys: (done: Done) => answer(done, [...kept.keys()]),
    clear: (done: Done) => {
      kept.clear()
      answer(done)
    },
  }
}
