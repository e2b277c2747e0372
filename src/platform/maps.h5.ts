import type { MapPlace } from './maps'

export type { MapPlace }

/** Opens a map website in a new window. */
export const openMap = async ({ latitude, longitude, name }: MapPlace): Promise<void> => {
  const query = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: 'wgs84',
    callnative: '1',
  })
  window.open(`https://uri.amap.com/marker?${query}`, '_blank', 'noopener')
}
