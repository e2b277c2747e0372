import { useEffect, useRef } from 'react'
import { BackHandler } from 'react-native'
import { stack } from './navigation'

/** Closes an open dialog on the hardware back button instead of leaving the screen. */
export function useDialogKeys(_id: string, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const level = stack().length
    const onBack = () => {
      // Another screen is on top; the back button applies to it.
      if (stack().length !== level) return false
      latest.current()
      return true
    }
    const subscription = BackHandler.addEventListener('hardwareBackPress', onBack)
    return () => subscription.remove()
  }, [open])
}
