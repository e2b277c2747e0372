import type * as tables from './screens.h5'

/** Tables of all screens but home, in a separate file. */
export type Screens = typeof tables

let loading: Promise<Screens> | undefined
let loaded: Screens | undefined

/** The tables of all screens, if they are loaded. */
export const loadedScreens = (): Screens | undefined => loaded

async function load(): Promise<Screens> {
  try {
    return (loaded = await import('./screens.h5'))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Loads the tables of all screens once; a call after a failure tries again. */
export const loadScreens = (): Promise<Screens> => (loading ??= load())
