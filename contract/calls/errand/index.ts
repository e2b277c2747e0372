/** The calls of errands, from the form to the rating. */
export * from './placed'
export * from './placing'
