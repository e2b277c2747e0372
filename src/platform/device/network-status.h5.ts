/** Reports the network state, now and on every change. */
export function watchNetwork(changed: (online: boolean) => void): void {
  window.addEventListener('online', () => changed(true))
  window.addEventListener('offline', () => changed(false))
  if (!navigator.onLine) changed(false)
}
