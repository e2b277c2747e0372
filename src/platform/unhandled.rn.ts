import { useEffect } from 'react'

interface Tracker {
  allRejections: boolean
  onUnhandled: (id: number, reason: unknown) => void
}

interface Engine {
  HermesInternal?: { enablePromiseRejectionTracker?: (tracker: Tracker) => void }
}

/** The same from React Native's engine, since Taro has no such hook there. */
export function useUnhandled(action: (event: { reason: unknown }) => void): void {
  useEffect(() => {
    const { HermesInternal } = globalThis as Engine
    HermesInternal?.enablePromiseRejectionTracker?.({
      allRejections: true,
      onUnhandled: (_, reason) => action({ reason }),
    })
    // The engine has one tracker, and the app that asks for it lives as long as the engine.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
