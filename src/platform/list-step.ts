/** Mini-programs copy what changes as JSON, and one copy should stay well under 64 KB: a few items at a time. */
export const listStep = { items: 4, everyMs: 60 }
