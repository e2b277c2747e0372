import { createContext, useContext, useEffect, useRef } from 'react'

export type ReachEnd = () => void

/** Who wants to know that the end of the screen's body comes near. */
export const ScreenContext = createContext<Set<ReachEnd>>(new Set())

/** Calls `action` when the body of the screen around is scrolled near its end. */
export function useReachEnd(action: ReachEnd): void {
  const listeners = useContext(ScreenContext)
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    const reached = () => latest.current()
    listeners.add(reached)
    return () => void listeners.delete(reached)
  }, [listeners])
}
