import Taro from '@tarojs/taro'

/** A geographic position. */
export interface Position {
  /** WGS 84 degrees. */
  latitude: number
  longitude: number
}

/** The device's position; rejects when not permitted or unknown. */
export async function currentPosition(_fresh = false): Promise<Position> {
  const { latitude, longitude } = await Taro.getLocation({ type: 'wgs84' })
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
