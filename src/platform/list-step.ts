/**
 * How much of a list is drawn at once. Mini-programs copy what changes as JSON, and one copy should stay well under 64 KB: a
 * few items at a time, and no more than a screenful until the end of it comes near, since a page should have under 1000 nodes.
 */
export const listStep = { items: 4, everyMs: 60, screenful: 8 }
