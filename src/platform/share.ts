import { useShareAppMessage } from '@tarojs/taro'

/** What others get. */
export interface Shared {
  title: string
  /** Path and parameters of the screen, with a leading slash. */
  path: string
}

/** What the platform's own share button gives to others while the screen is open. */
export const useShare = (shared: () => Shared): void => useShareAppMessage(shared)
