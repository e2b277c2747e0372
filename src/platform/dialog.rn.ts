import { useEffect, useRef } from 'react'
import { BackHandler } from 'react-native'
import { stack } from './navigation'

/** While a dialog is open, the phone's own back button closes it rather than the screen under it. */
export function useDialogKeys(_id: string, open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const level = stack().length
    const onBack = () => {
      // Another screen lies over it: back leaves that one.
      if (stack().length !== level) return false
      latest.current()
      return true
    }
    const subscription = BackHandler.addEventListener('hardwareBackPress', onBack)
    return () => subscription.remove()
  }, [open])
}
