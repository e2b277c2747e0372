/** Nothing has to cross a bridge to be drawn by a browser. */
export const crossing = (): Promise<void> => Promise.resolve()
