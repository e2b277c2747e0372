import Taro from '@tarojs/taro'
import type { WindowInfo } from './window-info'

/** Window insets (product text §9, bars). */
export function windowInfo(): WindowInfo {
  const { statusBarHeight = 0, safeArea, screenHeight } = Taro.getSystemInfoSync()
  return {
    statusBar: statusBarHeight,
    bottomInset: safeArea ? Math.max(0, screenHeight - safeArea.bottom) : 0,
    capsule: 0,
  }
}
