import { useEffect, useRef } from 'react'
import { secondsUntil } from '@/platform/device/clock'
import { useInView } from '@/platform/navigation/page-view'

const SHORTEST_MS = 2000
const LONGEST_MS = 30_000

/**
 * The seconds left until an instant, for an observer. Calls `onEnd` at its end, and again after growing delays while the instant stays the
 * same, since the server may reach it later; never while the screen is out of view.
 */
export function useSecondsLeft(until: string, onEnd: () => unknown): number {
  const left = Math.max(0, Math.ceil(secondsUntil(until)))
  const isInView = useInView()
  const isDue = left === 0 && isInView
  const latest = useRef(onEnd)
  latest.current = onEnd
  useEffect(() => {
    if (!isDue) return undefined
    let timer: ReturnType<typeof setTimeout>
    const end = (delay: number) => {
      latest.current()
      timer = setTimeout(() => end(Math.min(2 * delay, LONGEST_MS)), delay)
    }
    end(SHORTEST_MS)
    return () => clearTimeout(timer)
  }, [isDue, until])
  return left
}
