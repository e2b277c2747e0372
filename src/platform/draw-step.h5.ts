/** A browser draws a screenful at once, and the rest in portions that leave room for a finger in between. */
export const drawStep = { first: 12, more: 24, everyMs: 32, onDemand: false }
