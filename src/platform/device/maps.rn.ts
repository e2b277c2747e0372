import { Linking } from 'react-native'
import type { MapPlace } from './maps'
import { open } from '@/platform/navigation/navigation'

export type { MapPlace }

/** Opens the app's own map. */
export const openMap = ({ latitude, longitude, name, address }: MapPlace): Promise<void> =>
  open('openLocation', { latitude: String(latitude), longitude: String(longitude), name, address })

/** Opens a map app, or a map website as a fallback, for the way there. */
export const openDirections = async ({ latitude, longitude, name }: MapPlace): Promise<void> => {
  const query = `position=${longitude},${latitude}&name=${encodeURIComponent(name)}&coordinate=wgs84&callnative=1`
  await Linking.openURL(`https://uri.amap.com/marker?${query}`)
}
