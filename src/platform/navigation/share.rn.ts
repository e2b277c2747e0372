import type { ShareCard } from './share'

export type { ShareCard }

/** Native apps have no built-in share menu. */
export const useShare = (_shared: () => ShareCard): void => undefined
