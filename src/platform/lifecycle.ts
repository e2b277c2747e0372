import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

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
