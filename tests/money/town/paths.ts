/** The path by which a town's server runs the due jobs. */
export const runDuePath = '/town/run-due'
