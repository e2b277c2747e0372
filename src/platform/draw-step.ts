/**
 * How a long list of rows comes into being: `first` at once, then `more` at a time, each `everyMs`. A mini-program copies
 * what changes as JSON and advises at most 1000 nodes in a page: it draws more rows `onDemand`, as the end comes near.
 */
export const drawStep = { first: 6, more: 6, everyMs: 60, onDemand: true }
