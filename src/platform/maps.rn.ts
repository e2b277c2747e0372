import { Linking } from 'react-native'
import type { MapPlace } from './maps'

export type { MapPlace }

/** Opens a map app, or a map website as a fallback. */
export const openMap = async ({ latitude, longitude, name }: MapPlace): Promise<void> => {
  const query = `position=${longitude},${latitude}&name=${encodeURIComponent(name)}&coordinate=wgs84&callnative=1`
  await Linking.openURL(`https://uri.amap.com/marker?${query}`)
}
