import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Runs each time the screen comes into view, the first time included. */
export const useShown = (action: () => void): void => useDidShow(action)

/** Runs each time the screen comes back into view after it was left. */
export function useReturned(action: () => void): void {
  const left = useRef(false)
  useDidHide(() => {
    left.current = true
  })
  useDidShow(() => {
    if (left.current) action()
    left.current = false
  })
}

/** Starts something while the screen is in view; the function that `start` returns ends it. */
export function useWhileShown(start: () => () => void): void {
  const stop = useRef<() => void>()
  const latest = useRef(start)
  latest.current = start
  const begin = () => {
    stop.current ??= latest.current()
  }
  const end = () => {
    stop.current?.()
    stop.current = undefined
  }
  const both = useRef({ begin, end }).current
  useEffect(() => {
    both.begin()
    return both.end
  }, [both])
  useDidShow(both.begin)
  useDidHide(both.end)
}
