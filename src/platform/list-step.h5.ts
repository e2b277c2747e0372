import type { RowStep } from './list-step'

/** A browser draws a whole page of a list at once. */
export const pageStep: RowStep = {
  first: Infinity,
  more: Infinity,
  everyMs: 0,
  screenful: Infinity,
  reach: Infinity,
}

/** Of a whole menu it draws a screenful, and the rest in portions that leave room for a finger in between. */
export const menuStep: RowStep = { first: 12, more: 24, everyMs: 32, screenful: Infinity, reach: Infinity }

/** So many rows make a block that the browser can skip when it is far from the view. */
export const rowBlocks = { size: 5 }
