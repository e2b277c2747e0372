/** How the rows of a long list come into being. */
export interface RowStep {
  /** So many are drawn at once, and so `more` at a time, each portion `everyMs` after the one before has crossed. */
  readonly first: number
  readonly more: number
  readonly everyMs: number
  /** So many are drawn by themselves, and `reach` more each time the end of what is drawn comes near. */
  readonly screenful: number
  readonly reach: number
}

/**
 * Mini-programs copy what changes as JSON, and one copy should stay well under 64 KB: a few rows at a time, and no more than a
 * screenful until the end of it comes near, since a page should have under 1000 nodes.
 */
export const pageStep: RowStep = { first: 4, more: 4, everyMs: 60, screenful: 8, reach: 4 }

/** The rows of a menu, which are smaller than cards and all there from the start. */
export const menuStep: RowStep = { first: 6, more: 6, everyMs: 60, screenful: 6, reach: 6 }

/**
 * So many rows make a block. Blocks come back when they are less than `near` from the view and go when they are `far` from it,
 * in heights of the view.
 */
export const rowBlocks = { size: 2, near: 0.75, far: 1 }
