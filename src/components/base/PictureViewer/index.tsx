import { useEffect } from 'react'
import { showPictures } from '@/platform/show-pictures'

interface Props {
  /** Where the pictures are found. */
  sources: readonly string[]
  /** The one to begin with; nothing is shown while there is none. */
  index: number | undefined
  onClose: () => void
}

/** Pictures over the whole screen, by the platform's own viewer. */
export function PictureViewer({ sources, index, onClose }: Props) {
  useEffect(() => {
    if (index === undefined) return
    showPictures(sources, index)
    onClose()
  }, [index, sources, onClose])
  return null
}
