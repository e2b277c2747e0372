import { createContext, useContext, useEffect, useRef } from 'react'

type Listeners<V> = Set<(value: V) => void>

/** Listeners of the scrolling body of a screen. */
export interface Body {
  /** Called when the body is scrolled near its end. */
  readonly end: Listeners<void>
  /** Called with the scroll offset. */
  readonly scrolled: Listeners<number>
}

/** Creates a body without listeners. */
export const newBody = (): Body => ({ end: new Set(), scrolled: new Set() })

/** The body of the enclosing screen. */
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

/** Calls `action` when the enclosing screen is scrolled near its end. */
export const useReachEnd = (action: () => void): void => useListener(useContext(ScreenContext).end, action)

/** Calls `action` with the scroll offset of the enclosing screen. */
export const useScrolled = (action: (top: number) => void): void =>
  useListener(useContext(ScreenContext).scrolled, action)
