import { useShareAppMessage } from '@tarojs/taro'

/** The shared card. */
export interface ShareCard {
  title: string
  /** Path and query of the screen, with a leading slash. */
  path: string
}

/** Sets what the platform's built-in share menu shares while the screen is open. */
export const useShare = (shared: () => ShareCard): void => useShareAppMessage(shared)
