import Taro from '@tarojs/taro'
import { unlessCancelled } from './cancelled'

/** A point on the WGS 84 globe with what is there. */
export interface Spot {
  latitude: number
  longitude: number
  name: string
  address: string
}

/** Opens the platform's map at a place. Closing it is not a failure. */
export const openMap = async (spot: Spot): Promise<void> => {
  await Taro.openLocation({ ...spot, scale: 16 }).catch(unlessCancelled)
}
