/** A native app keeps a view for each row, so it draws more of them as the end comes near. */
export const drawStep = { first: 12, more: 16, everyMs: 32, onDemand: true }
