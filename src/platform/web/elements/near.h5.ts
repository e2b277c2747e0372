import { useEffect, useState, type RefObject } from 'react'

type Listener = () => void

const listeners = new WeakMap<Element, Listener>()
/** Rows above and below; what scrolls sideways is loaded as it comes into view, not when it touches its edge. */
const margin = '200px -1px'

/** Browsers without `scrollMargin` know an element inside a scrolling box only once it is in view. */
const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin }

let observer: IntersectionObserver | undefined

/** Calls `listener` once when an element comes near the view; returns how to give up. */
function whenNear(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) listeners.get(target)?.()
  }, options)
  const stop = () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
  listeners.set(element, () => {
    stop()
    listener()
  })
  observer.observe(element)
  return stop
}

/** Whether an element has been near the view; true at once without `lazy`, or without IntersectionObserver. */
export function useNear(element: RefObject<Element | null>, lazy: boolean): boolean {
  const [near, setNear] = useState(!lazy || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!near && element.current) return whenNear(element.current, () => setNear(true))
  }, [near, element])
  return near
}
