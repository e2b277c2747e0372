/**
 * After a refresh the router knows one screen only, but the browser's history still holds the earlier ones of this tab.
 * The router counts them in each entry's state; false when there is none.
 */
export function toEarlier(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  if (!idx) return false
  window.history.back()
  return true
}
