import Taro from '@tarojs/taro'
import { unlessCancelled } from '@/platform/device/cancelled'
import { toGcj02 } from './gcj02'

/** A WGS 84 position with its name and address. */
export interface MapPlace {
  latitude: number
  longitude: number
  name: string
  address: string
}

/** Opens the platform's map, which uses GCJ-02 in WeChat and Alipay. Closing it is not an error. */
export const openMap = async (spot: MapPlace): Promise<void> => {
  await Taro.openLocation({ ...spot, ...toGcj02(spot), scale: 16 }).catch(unlessCancelled)
}

/** The platform's map offers the way there itself. */
export const openDirections = openMap
