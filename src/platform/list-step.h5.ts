/** A browser draws a whole page of a list at once. */
export const listStep = { items: Number.POSITIVE_INFINITY, everyMs: 0 }
