import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'

/** Runs each time the screen is shown, including the first time. */
export const useShown = (action: () => void): void => useDidShow(action)

/** Runs each time the screen is shown again, excluding the first time. */
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

/** Runs `start` while the screen is shown and its cleanup when it is hidden. */
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
