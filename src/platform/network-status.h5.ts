/** Tells whether there is a network, now and whenever that changes. */
export function watchNetwork(changed: (online: boolean) => void): void {
  window.addEventListener('online', () => changed(true))
  window.addEventListener('offline', () => changed(false))
  if (!navigator.onLine) changed(false)
}
