import { useEffect, useRef } from 'react'
import type { Drag, Ruler } from './dragged'

interface Point {
  readonly x: number
  readonly y: number
}

/** Distance of an arrow key in units, and zoom of a key and of the wheel. */
const steps = { arrow: 8, key: 1.1, wheel: 500 }

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const zooms: Readonly<Record<string, number>> = { '+': steps.key, '=': steps.key, '-': 1 / steps.key }

const gap = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Listens to the pointers on an element, and reports drags and pinches. */
function followPointers(
  box: HTMLElement,
  drag: () => Drag,
  { id, width }: Ruler,
): [string, (event: PointerEvent) => void][] {
  const points = new Map<number, Point>()
  const begin = (event: PointerEvent) => {
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    box.setPointerCapture(event.pointerId)
  }
  const go = (event: PointerEvent) => {
    const from = points.get(event.pointerId)
    if (!from) return
    const before = gap([...points.values()])
    const to = { x: event.clientX, y: event.clientY }
    points.set(event.pointerId, to)
    if (points.size > 1) return drag().zoom(gap([...points.values()]) / (before || 1))
    const units = width / (document.getElementById(id)?.clientWidth || width)
    drag().move((to.x - from.x) * units, (to.y - from.y) * units)
  }
  const end = (event: PointerEvent) => void points.delete(event.pointerId)
  return [
    ['pointerdown', begin],
    ['pointermove', go],
    ['pointerup', end],
    ['pointercancel', end],
  ]
}

/**
 * Reports drags, pinches, the wheel, arrow keys and plus and minus on the element with an id. The ruler may be narrower
 * than designed, in a narrow window or with large text.
 */
export function useDrag(id: string, drag: Drag, { id: ruler, width }: Ruler): object {
  const latest = useRef(drag)
  latest.current = drag
  useEffect(() => {
    const box = document.getElementById(id)
    if (!box) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: false }
    for (const [name, listener] of followPointers(box, () => latest.current, { id: ruler, width }))
      box.addEventListener(name, listener as EventListener, options)
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      latest.current.zoom(Math.exp(-event.deltaY / steps.wheel))
    }
    const onKey = (event: KeyboardEvent) => {
      const [arrow, factor] = [arrows[event.key], zooms[event.key]]
      if (!arrow && !factor) return
      event.preventDefault()
      if (arrow) latest.current.move(arrow[0] * steps.arrow, arrow[1] * steps.arrow)
      if (factor) latest.current.zoom(factor)
    }
    box.addEventListener('wheel', onWheel, options)
    box.addEventListener('keydown', onKey, options)
    return () => stop.abort()
  }, [id, ruler, width])
  return {}
}
