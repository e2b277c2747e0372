/** Portions in which the rows of a long list are rendered. */
export interface RowStep {
  /** Rows in the first portion, rows in each further one, and the pause between portions. */
  readonly first: number
  readonly more: number
  readonly everyMs: number
  /** Rows that are rendered without scrolling, and how many are added when the end comes near. */
  readonly screenful: number
  readonly reach: number
}

/**
 * Mini-programs serialize changes as JSON, which should stay well under 64 KB, and a page should have fewer than 1000
 * nodes: small portions, and no more than a screenful until the user scrolls.
 */
export const pageStep: RowStep = { first: 3, more: 4, everyMs: 60, screenful: 8, reach: 4 }

/** Menu rows are smaller than cards, and all of them are loaded from the start. */
export const menuStep: RowStep = { first: 6, more: 6, everyMs: 60, screenful: 6, reach: 6 }

/** Rows of a name alone are small, and all of them are drawn, since an index leads to each. */
export const nameStep: RowStep = { first: 40, more: 40, everyMs: 60, screenful: Infinity, reach: Infinity }

/** Two parts of a screen, both with it. */
export const partStep: RowStep = { first: Infinity, more: Infinity, everyMs: 0, screenful: Infinity, reach: Infinity }

/** Items of a row that scrolls sideways: those in view with the screen, the others right after. */
export const itemStep: RowStep = { first: 3, more: 4, everyMs: 60, screenful: Infinity, reach: Infinity }

/**
 * Rows per block, and the distances from the viewport, in viewport heights, at which blocks are rendered and emptied.
 */
export const rowBlocks = { size: 2, near: 0.75, far: 1 }
