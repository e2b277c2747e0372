import Taro from '@tarojs/taro'

export interface WindowInfo {
  /** Heights in the platform's own pixels. */
  statusBar: number
  bottomInset: number
  /** How far the program's own buttons reach in from the right edge; 0 where there are none. */
  capsule: number
}

let known: WindowInfo | undefined

/** What of the window belongs to the device (product text §9, bars). */
export function windowInfo(): WindowInfo {
  known ??= read()
  return known
}

function read(): WindowInfo {
  const { statusBarHeight = 0, safeArea, screenHeight, windowWidth } = Taro.getSystemInfoSync()
  const capsule = Taro.getMenuButtonBoundingClientRect?.()
  return {
    statusBar: statusBarHeight,
    bottomInset: safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0,
    capsule: capsule?.left ? windowWidth - capsule.left : 0,
  }
}
