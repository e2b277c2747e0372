import Taro from '@tarojs/taro'

/** What makes an element's height known by a name that is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** The heights of elements in the unit of scroll events; 0 for one that is not drawn. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    for (const name of names) query.select(`#${name}`).boundingClientRect()
    query.exec((boxes: ({ height?: number } | null)[]) => resolve(boxes.map((box) => box?.height ?? 0)))
  })
