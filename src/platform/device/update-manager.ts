import Taro from '@tarojs/taro'

let isReady = false

/** Whether a newer version of the mini-program was downloaded. */
export const isUpdateReady = (): boolean => isReady

/** Calls `ready` when a newer version of the mini-program was downloaded; never on platforms without update manager. */
export function followUpdates(ready: () => void): void {
  if (!Taro.canIUse('getUpdateManager')) return
  Taro.getUpdateManager().onUpdateReady(() => {
    isReady = true
    ready()
  })
}

/** Restarts the mini-program with its newer version. */
export const startUpdate = (): void => Taro.getUpdateManager().applyUpdate()
