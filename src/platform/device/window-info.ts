import Taro from '@tarojs/taro'

export interface WindowInfo {
  /** Heights in device-independent pixels. */
  statusBar: number
  bottomInset: number
  /** Width that the mini-program's menu button occupies from the right edge; 0 where there is none. */
  capsule: number
}

let known: WindowInfo | undefined

/** Window insets (product text §9, bars). */
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
