/**
 * How much of a list is drawn at once. Mini-programs copy what changes as JSON, and one copy should stay well under 64 KB: a
 * few items at a time, and no more than a screenful until the end of it comes near, since a page should have under 1000 nodes.
 * So many rows make a `block`, and blocks come back when they are less than `near` from the view and go when they are `far`
 * from it, in heights of the view.
 */
export const listStep = { items: 4, everyMs: 60, screenful: 8, block: 2, near: 0.75, far: 1 }
