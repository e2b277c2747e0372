import { useEffect } from 'react'
import { AppState } from 'react-native'

/** Runs an action when the app goes to the background, after which it may end without notice. */
export function useAppHidden(action: () => void): void {
  useEffect(() => {
    const following = AppState.addEventListener('change', (state) => {
      if (state !== 'active') action()
    })
    return () => following.remove()
  }, [action])
}
