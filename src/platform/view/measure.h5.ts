import type { Place } from './measure'

/** Props that make an element measurable; `name` is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** Heights in the unit of scroll events; 0 for elements that are not rendered. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => document.getElementById(name)?.getBoundingClientRect().height ?? 0))

/** Positions of elements in the window; undefined for those that are not rendered. */
export const placesOf = (names: readonly string[]): Promise<(Place | undefined)[]> =>
  Promise.resolve(names.map((name) => document.getElementById(name)?.getBoundingClientRect()))
