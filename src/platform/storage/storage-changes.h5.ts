/** Calls `then` when another tab has changed a key of the storage, or may have while this one was hidden. */
export function onStorageChange(key: string, then: () => void): void {
  window.addEventListener('storage', (event) => event.key === key && then())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && then())
}
