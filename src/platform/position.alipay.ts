import Taro from '@tarojs/taro'
import { fromGcj02 } from './gcj02'
import type { Position } from './position'

export type { Position }

/**
 * Where the device is; rejects when it is not allowed or not known. Alipay knows the place on China's maps only, as text
 * on some phones, and its `type` says how much of the address is wanted: without it, nothing.
 */
export async function currentPosition(): Promise<Position> {
  const { latitude, longitude } = await Taro.getLocation({})
  return fromGcj02({ latitude: Number(latitude), longitude: Number(longitude) })
}
