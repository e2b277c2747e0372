/** Props that make an element measurable; `name` is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** Heights in the unit of scroll events; 0 for elements that are not rendered. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => document.getElementById(name)?.getBoundingClientRect().height ?? 0))
