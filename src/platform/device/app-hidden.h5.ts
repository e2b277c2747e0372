import { useEffect } from 'react'

/** Runs an action when the page is hidden or left, which covers reloads. */
export function useAppHidden(action: () => void): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') action()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', action)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', action)
    }
  }, [action])
}
