import type { Shared } from './share'

export type { Shared }

/** A native app has no share button of its own that a screen could fill. */
export const useShare = (_shared: () => Shared): void => undefined
