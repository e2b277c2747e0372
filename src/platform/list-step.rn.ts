/**
 * A native app draws a whole page of a list at once. So many rows make a `block`, and blocks come back when they are less than
 * `near` from the view and go when they are `far` from it, in heights of the view.
 */
export const listStep = { items: Infinity, everyMs: 0, screenful: Infinity, block: 5, near: 1.5, far: 2.5 }
