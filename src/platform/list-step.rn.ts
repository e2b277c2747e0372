import type { RowStep } from './list-step'

/** A native app draws a whole page of a list at once. */
export const pageStep: RowStep = {
  first: Infinity,
  more: Infinity,
  everyMs: 0,
  screenful: Infinity,
  reach: Infinity,
}

/** A menu is longer than a page: more of it is drawn as the end comes near. */
export const menuStep: RowStep = { first: 12, more: 16, everyMs: 32, screenful: 12, reach: 16 }

/**
 * So many rows make a block. Blocks come back when they are less than `near` from the view and go when they are `far` from it,
 * in heights of the view.
 */
export const rowBlocks = { size: 5, near: 1.5, far: 2.5 }
