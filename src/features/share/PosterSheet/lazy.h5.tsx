import { useLoaded } from '@/platform/navigation/loaded'
import type { ShareModel } from '../share'

const load = () => import('.')

/** The poster; the web loads what draws it when it is first opened, since home prepares the store's screen. */
export function LazyPosterSheet({ share }: { share: ShareModel }) {
  const loaded = useLoaded(load, true, share.closePoster)
  return loaded ? <loaded.PosterSheet share={share} /> : null
}
