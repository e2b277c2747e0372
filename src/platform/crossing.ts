import Taro from '@tarojs/taro'

/** A platform that has not said by then that something is there never will, for instance since the page has gone. */
const lateMs = 1000

/** Resolves when what was changed just now is drawn: a mini-program's view says when all has crossed the bridge. */
export const crossing = (): Promise<void> =>
  new Promise((resolve) => {
    // React writes its changes in the next turn of the event loop, and only then Taro knows of something to wait for.
    setTimeout(() => Taro.nextTick(() => resolve()))
    setTimeout(resolve, lateMs)
  })
