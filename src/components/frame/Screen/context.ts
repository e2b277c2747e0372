import { createContext, useContext, useEffect, useRef } from 'react'

type Listeners<V> = Set<(value: V) => void>

/** What the body of a screen tells to those in it. */
export interface Body {
  /** That its end comes near. */
  readonly end: Listeners<void>
  /** That it was scrolled, and to where. */
  readonly scrolled: Listeners<number>
}

/** A body that nobody listens to yet. */
export const newBody = (): Body => ({ end: new Set(), scrolled: new Set() })

/** The body of the screen around. */
export const ScreenContext = createContext<Body>(newBody())

function useListener<V>(listeners: Listeners<V>, action: (value: V) => void): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    const listener = (value: V) => latest.current(value)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listeners])
}

/** Calls `action` when the body of the screen around is scrolled near its end. */
export const useReachEnd = (action: () => void): void => useListener(useContext(ScreenContext).end, action)

/** Calls `action` with the place that the body of the screen around is scrolled to. */
export const useScrolled = (action: (top: number) => void): void =>
  useListener(useContext(ScreenContext).scrolled, action)
