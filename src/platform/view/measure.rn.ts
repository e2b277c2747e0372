import { UIManager } from 'react-native'
import type { Place } from './measure'

interface LayoutEvent {
  nativeEvent: { layout: { height: number }; target: number }
}

interface Known {
  height: number
  view: number
}

const known = new Map<string, Known>()

/** Props that make an element measurable; `name` is unique in the app. */
export const measured = (name: string): object => ({
  onLayout: ({ nativeEvent: { layout, target } }: LayoutEvent) =>
    void known.set(name, { height: layout.height, view: target }),
})

/** Heights in the unit of scroll events; 0 for elements that are not rendered. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => known.get(name)?.height ?? 0))

const placeOf = (name: string): Promise<Place | undefined> =>
  new Promise((resolve) => {
    const { view } = known.get(name) ?? {}
    if (view === undefined) resolve(undefined)
    else
      UIManager.measureInWindow(view, (_left, top, _width, height) =>
        // Undefined for a view that has been unmounted meanwhile.
        resolve(top === undefined || height === undefined ? undefined : { top, height }),
      )
  })

/** Positions of elements; undefined for those that are not rendered. */
export const placesOf = (names: readonly string[]): Promise<(Place | undefined)[]> => Promise.all(names.map(placeOf))
