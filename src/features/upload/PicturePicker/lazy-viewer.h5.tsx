import { useEffect, useState, type ComponentProps } from 'react'
import type { PictureViewer } from '@/components/base/PictureViewer'

interface Loaded {
  readonly Viewer: typeof PictureViewer
}

/** The viewer of pictures; the web loads it when the first is opened. */
export function LazyViewer(props: ComponentProps<typeof PictureViewer>) {
  const [loaded, setLoaded] = useState<Loaded>()
  const isOpen = props.index !== undefined
  useEffect(() => {
    if (isOpen && !loaded)
      void import('@/components/base/PictureViewer').then(({ PictureViewer: Viewer }) => setLoaded({ Viewer }))
  }, [isOpen, loaded])
  return loaded ? <loaded.Viewer {...props} /> : null
}
