import type { RowStep } from './list-step'

/** Native apps render a whole page of a list at once. */
export const pageStep: RowStep = {
  first: Infinity,
  more: Infinity,
  everyMs: 0,
  screenful: Infinity,
  reach: Infinity,
}

/** Lists of names. */
export const nameStep: RowStep = pageStep

/** Two parts of a screen, both with it. */
export const partStep: RowStep = pageStep

/** Items of a row that scrolls sideways. */
export const itemStep: RowStep = pageStep

/** Menus are longer than a page: more is rendered as the end comes near. */
export const menuStep: RowStep = { first: 12, more: 16, everyMs: 32, screenful: 12, reach: 16 }

/**
 * Rows per block, and the distances from the viewport, in viewport heights, at which blocks are rendered and emptied.
 */
export const rowBlocks = { size: 5, near: 1.5, far: 2.5 }
