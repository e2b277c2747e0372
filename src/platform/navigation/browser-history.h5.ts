/**
 * Goes back in the browser history to screens from before a page reload, which the router does not know any more. It
 * reads the depth that the router keeps in the history state; false when there are none.
 */
export function backInHistory(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  if (!idx) return false
  window.history.back()
  return true
}
