/** The position of the current entry of the browser history, which the router keeps in its state. */
const position = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** Whether capturing listeners of an event's own target run before the others, as in every browser since 2021. */
function isCaptureFirst(): boolean {
  const target = document.createElement('i')
  const order: string[] = []
  target.addEventListener('order', () => order.push('bubble'))
  target.addEventListener('order', () => order.push('capture'), true)
  target.dispatchEvent(new Event('order'))
  return order[0] === 'capture'
}

/**
 * Stays on the screen in view when the user goes back by the browser, and calls `onBack` instead. The router never hears
 * of such a step: the browser is sent forward again. Leaving the site and going forward stay free.
 * @returns the function that ends it
 */
export function guardBack(onBack: () => void): () => void {
  const own = position()
  if (own === undefined || !isCaptureFirst()) return () => undefined
  let isReturning = false
  const hear = (event: Event) => {
    const at = position() ?? own
    if (at > own || (at === own && !isReturning)) return
    event.stopImmediatePropagation()
    if (event.type !== 'popstate') return
    isReturning = at < own
    if (isReturning) window.history.go(own - at)
    else onBack()
  }
  const events = ['popstate', 'hashchange'] as const
  for (const name of events) window.addEventListener(name, hear, true)
  return () => {
    for (const name of events) window.removeEventListener(name, hear, true)
  }
}
