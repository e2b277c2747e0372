import { useLoaded } from '@/platform/navigation/loaded'
import type { Way } from '.'
import { WayMapSkeleton } from './skeleton'

const load = () => import('.')

/** The map of a way, which the web loads once a screen shows one. */
export function LazyWayMap({ way }: { way: Way }) {
  const loaded = useLoaded(load, true)
  return loaded ? <loaded.WayMap way={way} /> : <WayMapSkeleton />
}
