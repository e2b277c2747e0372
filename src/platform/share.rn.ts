import type { Shared } from './share'

export type { Shared }

/** Native apps have no built-in share menu. */
export const useShare = (_shared: () => Shared): void => undefined
