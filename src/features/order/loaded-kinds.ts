import * as kinds from './kinds'

/** The table of kinds; mini-programs and native apps have it from the start. */
export const loadKinds = (): Promise<typeof kinds> => Promise.resolve(kinds)
