import Taro from '@tarojs/taro'

/** Props that make an element measurable; `name` is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** Position of an element relative to the window, in the unit of scroll events. */
export interface Place {
  top: number
  height: number
}

/** Positions of elements; undefined for those that are not rendered. */
export const placesOf = (names: readonly string[]): Promise<(Place | undefined)[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const name of names) query.select(`#${name}`).boundingClientRect()
    query.exec((boxes: (Place | null)[]) => resolve(boxes.map((box) => box ?? undefined)))
  })

/** Heights in the unit of scroll events; 0 for elements that are not rendered. */
export const heightsOf = async (names: readonly string[]): Promise<number[]> =>
  (await placesOf(names)).map((place) => place?.height ?? 0)
