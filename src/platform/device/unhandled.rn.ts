import { useEffect } from 'react'

interface Tracker {
  allRejections: boolean
  onUnhandled: (id: number, reason: unknown) => void
}

interface Engine {
  HermesInternal?: { enablePromiseRejectionTracker?: (tracker: Tracker) => void }
}

/** Handles unhandled rejections through the JavaScript engine, since Taro has no such hook on React Native. */
export function useUnhandled(action: (event: { reason: unknown }) => void): void {
  useEffect(() => {
    const { HermesInternal } = globalThis as Engine
    HermesInternal?.enablePromiseRejectionTracker?.({
      allRejections: true,
      onUnhandled: (_, reason) => action({ reason }),
    })
    // The engine supports one tracker only, and it is never removed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
