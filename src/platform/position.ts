import Taro from '@tarojs/taro'

/** Where the device is. */
export interface Position {
  /** Degrees on the WGS 84 globe. */
  latitude: number
  longitude: number
}

/** Where the device is; rejects when it is not allowed or not known. */
export async function currentPosition(): Promise<Position> {
  const { latitude, longitude } = await Taro.getLocation({ type: 'wgs84' })
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
