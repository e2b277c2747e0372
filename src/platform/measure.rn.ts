interface LayoutEvent {
  nativeEvent: { layout: { height: number } }
}

const heights = new Map<string, number>()

/** What makes an element's height known by a name that is unique in the app. */
export const measured = (name: string): object => ({
  onLayout: ({ nativeEvent }: LayoutEvent) => void heights.set(name, nativeEvent.layout.height),
})

/** The heights of elements in the unit of scroll events; 0 for one that is not drawn. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => heights.get(name) ?? 0))
