import { open } from '@/platform/navigation/navigation'
import type { MapPlace } from './maps'

export type { MapPlace }

/** Opens the app's own map. */
export const openMap = ({ latitude, longitude, name, address }: MapPlace): Promise<void> =>
  open('openLocation', { latitude: String(latitude), longitude: String(longitude), name, address })

/** Opens a map website in a new window, for the way there. */
export const openDirections = async ({ latitude, longitude, name }: MapPlace): Promise<void> => {
  const query = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: 'wgs84',
    callnative: '1',
  })
  window.open(`https://uri.amap.com/marker?${query}`, '_blank', 'noopener')
}
