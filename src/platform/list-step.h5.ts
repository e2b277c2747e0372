/** A browser draws a whole page of a list at once, in blocks that it can skip when they are far from the view. */
export const listStep = { items: Infinity, everyMs: 0, screenful: Infinity, block: 5 }
