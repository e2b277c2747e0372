/** A native app draws a whole page of a list at once. */
export const listStep = { items: Infinity, everyMs: 0, screenful: Infinity }
