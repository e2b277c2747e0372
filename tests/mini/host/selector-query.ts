import { aCanvas } from './canvas'

/** The answer of a query for an element's position. */
export interface Box {
  top: number
  height: number
}

/** The position of an element in the scrolling content: undefined if it is elsewhere, null if it does not exist. */
export type PlaceOf = (selector: string) => Box | null | undefined

/** Only scrolling content has a layout (`layout.ts`); other elements are stacked boxes of the screen's width. */
export const selectorQuery = (placeOf: PlaceOf, platform: string) => () => {
  let boxes = 0
  const box = (selector: string) => {
    const place = selector ? placeOf(selector) : undefined
    if (place === null) return null
    const { top, height } = place ?? { top: boxes++ * 100, height: 100 }
    return { id: '', left: 0, right: 375, width: 375, height, top, bottom: top + height, scrollTop: 0, scrollLeft: 0 }
  }
  const answers: (() => unknown)[] = []
  const callbacks: ((answer: unknown) => void)[] = []
  const query = {
    in: () => query,
    select: (selector: string) => node(() => box(selector)),
    selectViewport: () => node(() => box('')),
    selectAll: () => node(() => []),
    exec(done?: (all: unknown[]) => void) {
      const all = answers.map((answer) => answer())
      setTimeout(() => {
        callbacks.forEach((callback, index) => callback(all[index]))
        done?.(all)
      }, 0)
      return query
    },
  }
  const node = (answer: () => unknown) => {
    const ask = (callback?: unknown) => {
      answers.push(answer)
      callbacks.push(typeof callback === 'function' ? (callback as (value: unknown) => void) : () => undefined)
      return query
    }
    return {
      boundingClientRect: ask,
      scrollOffset: ask,
      fields: (_: object, callback?: unknown) => ask(callback),
      node: () => {
        answers.push(() => ({ node: aCanvas(platform) }))
        callbacks.push(() => undefined)
        return query
      },
    }
  }
  return query
}
