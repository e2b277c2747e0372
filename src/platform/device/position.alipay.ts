import Taro from '@tarojs/taro'
import { fromGcj02 } from './gcj02'
import type { Position } from './position'

export type { Position }

/**
 * The device's position; rejects when not permitted or unknown. Alipay returns GCJ-02 coordinates, on some phones as
 * strings; without `type` it returns no address.
 */
export async function currentPosition(_fresh = false): Promise<Position> {
  const { latitude, longitude } = await Taro.getLocation({})
  return fromGcj02({ latitude: Number(latitude), longitude: Number(longitude) })
}
