import Taro from '@tarojs/taro'
import type { Position } from './position'

/** Whether the platform reads positions while the app is in the background. */
export const readsInBackground = true

/**
 * Reads positions until the returned function is called, also while the app is in the background; rejects when that is not permitted.
 * WeChat shows a sign of it as long as it lasts.
 */
export async function followPosition(found: (position: Position) => void): Promise<() => void> {
  await new Promise<void>((resolve, reject) =>
    Taro.startLocationUpdateBackground({ type: 'wgs84', success: () => resolve(), fail: reject }),
  )
  const heard = ({ latitude, longitude }: Position) => found({ latitude, longitude })
  Taro.onLocationChange(heard)
  return () => {
    Taro.offLocationChange(heard)
    Taro.stopLocationUpdate()
  }
}
