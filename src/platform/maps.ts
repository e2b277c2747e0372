import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'
import { toGcj02 } from './gcj02'

/** A point on the WGS 84 globe with what is there. */
export interface MapPlace {
  latitude: number
  longitude: number
  name: string
  address: string
}

/** Opens the platform's map at a place: WeChat and Alipay draw maps of China. Closing it is not a failure. */
export const openMap = async (spot: MapPlace): Promise<void> => {
  await Taro.openLocation({ ...spot, ...toGcj02(spot), scale: 16 }).catch(unlessCancelled)
}
