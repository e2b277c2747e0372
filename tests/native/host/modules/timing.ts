import type { Bridge } from '../bridge'
import { silent, type NativeModule } from './module'

/** Timers and animation frames. */
export function timing(bridge: Bridge): NativeModule {
  const timers = new Map<number, NodeJS.Timeout>()
  const fire = (id: number, ms: number, repeats: boolean) => {
    const tick = () => {
      if (repeats) fire(id, ms, true)
      else timers.delete(id)
      bridge.call('JSTimers', 'callTimers', [id])
    }
    timers.set(id, bridge.later(tick, ms, repeats))
  }
  return {
    ...silent('setSendIdleEvents'),
    createTimer: (id: number, ms: number, _since: number, repeats: boolean) => fire(id, ms, repeats),
    deleteTimer: (id: number) => {
      const timer = timers.get(id)
      if (timer) bridge.cancel(timer)
      timers.delete(id)
    },
  }
}
