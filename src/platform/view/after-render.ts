import Taro from '@tarojs/taro'

/** Timeout: `nextTick` never fires when the page has been closed. */
const lateMs = 1000

/** Resolves when the mini-program's view has rendered the pending `setData`. */
export const afterRender = (): Promise<void> =>
  new Promise((resolve) => {
    // React commits in the next task, and Taro has nothing to wait for before.
    setTimeout(() => Taro.nextTick(() => resolve()))
    setTimeout(resolve, lateMs)
  })
