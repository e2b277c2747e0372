import type { Route } from '@/route'
import type { RouteName } from '@/routes'

/** A screen's entry in Taro's table of routes. */
export interface Screen {
  /** Without a leading slash. */
  readonly path: string
  readonly load: (context: unknown, params: unknown) => readonly [Promise<unknown>, unknown, unknown]
}

/** What home does without: the tables of all other screens, in a file of their own. */
export interface Screens {
  readonly routes: Readonly<Record<RouteName, Route>>
  readonly screens: readonly Screen[]
}

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
