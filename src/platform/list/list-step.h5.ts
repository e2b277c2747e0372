import type { RowStep } from './list-step'

/** Browsers render a whole page of a list at once. */
export const pageStep: RowStep = {
  first: Infinity,
  more: Infinity,
  everyMs: 0,
  screenful: Infinity,
  reach: Infinity,
}

/** Lists of names. */
export const nameStep: RowStep = pageStep

/** Items of a row that scrolls sideways: those in view with the screen, the others right after. */
export const itemStep: RowStep = { ...pageStep, first: 4 }

/** Two parts of a screen: home's parts, which fill the view, and its stores; a store's dishes, and the ways beside them. The second comes right after. */
export const partStep: RowStep = { ...pageStep, first: 1 }

/** Menus: what the first view of a store shows at once, the rest in portions with pauses for user input. */
export const menuStep: RowStep = { first: 3, more: 8, everyMs: 32, screenful: Infinity, reach: Infinity }

/** Number of rows per block. */
export const rowBlocks = { size: 5 }
