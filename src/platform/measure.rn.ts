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

/** What makes an element's height known by a name that is unique in the app. */
export const measured = (name: string): object => ({
  onLayout: ({ nativeEvent: { layout, target } }: LayoutEvent) =>
    void known.set(name, { height: layout.height, view: target }),
})

/** The heights of elements in the unit of scroll events; 0 for one that is not drawn. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => known.get(name)?.height ?? 0))

const placeOf = (name: string): Promise<Place | undefined> =>
  new Promise((resolve) => {
    const { view } = known.get(name) ?? {}
    if (view === undefined) resolve(undefined)
    else
      UIManager.measureInWindow(view, (_left, top, _width, height) =>
        // Of a view that has gone meanwhile nothing is told.
        resolve(top === undefined || height === undefined ? undefined : { top, height }),
      )
  })

/** Where elements stand; nothing for one that is not drawn. */
export const placesOf = (names: readonly string[]): Promise<(Place | undefined)[]> => Promise.all(names.map(placeOf))
