/** What makes an element's height known by a name that is unique in the app. */
export const measured = (name: string): object => ({ id: name })

/** The heights of elements in the unit of scroll events; 0 for one that is not drawn. */
export const heightsOf = (names: readonly string[]): Promise<number[]> =>
  Promise.resolve(names.map((name) => document.getElementById(name)?.getBoundingClientRect().height ?? 0))
