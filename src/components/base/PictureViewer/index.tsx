import { useEffect } from 'react'
import { showPictures } from '@/platform/media/show-pictures'

interface Props {
  /** URLs of the pictures. */
  sources: readonly string[]
  /** The picture to start with; undefined closes the viewer. */
  index: number | undefined
  onClose: () => void
}

/** Full-screen picture viewer of the platform. */
export function PictureViewer({ sources, index, onClose }: Props) {
  useEffect(() => {
    if (index === undefined) return
    showPictures(sources, index)
    onClose()
  }, [index, sources, onClose])
  return null
}
