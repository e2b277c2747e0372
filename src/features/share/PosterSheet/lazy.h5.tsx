import { useEffect, useState } from 'react'
import type { PosterSheet } from '.'
import type { ShareModel } from '../share'

interface Loaded {
  readonly Sheet: typeof PosterSheet
}

/** The poster; the web loads what draws it when it is first opened, since home prepares the store's screen. */
export function LazyPosterSheet({ share }: { share: ShareModel }) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    // `platform/chunks` reports a file that failed to load and offers a retry.
    import('.').then(({ PosterSheet: Sheet }) => setLoaded({ Sheet }), share.closePoster)
  }, [share])
  return loaded ? <loaded.Sheet share={share} /> : null
}
