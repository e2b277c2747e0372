import type { ComponentProps } from 'react'
import { useLoaded } from '@/platform/navigation/loaded'
import type { PictureViewer } from '.'

const load = () => import('.')

/** The viewer of pictures; the web loads it when the first is opened. */
export function LazyViewer(props: ComponentProps<typeof PictureViewer>) {
  const loaded = useLoaded(load, props.index !== undefined, props.onClose)
  return loaded ? <loaded.PictureViewer {...props} /> : null
}
