import { useEffect, useRef } from 'react'
import { guardBack } from './back-guard'

/** Calls `onBack` instead of leaving the screen when the user goes back, while `isOn`. */
export function useBackGuard(isOn: boolean, onBack: () => void): void {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => (isOn ? guardBack(() => latest.current()) : undefined), [isOn])
}
