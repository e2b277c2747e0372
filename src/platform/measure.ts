import Taro from '@tarojs/taro'

/** What makes an element's height known by a name that is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** Where an element stands: from the top of the window, in the unit of scroll events. */
export interface Place {
  top: number
  height: number
}

/** Where elements stand; nothing for one that is not drawn. */
export const placesOf = (names: readonly string[]): Promise<(Place | undefined)[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const name of names) query.select(`#${name}`).boundingClientRect()
    query.exec((boxes: (Place | null)[]) => resolve(boxes.map((box) => box ?? undefined)))
  })

/** The heights of elements in the unit of scroll events; 0 for one that is not drawn. */
export const heightsOf = async (names: readonly string[]): Promise<number[]> =>
  (await placesOf(names)).map((place) => place?.height ?? 0)
