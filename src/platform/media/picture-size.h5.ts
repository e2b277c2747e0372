import type { Size } from '@contract/crop'
import type { ChosenFile } from './chosen'

/** The size of a picture as it is shown; undefined for a file that is none. */
export function pictureSize({ preview }: ChosenFile): Promise<Size | undefined> {
  const image = new Image()
  return new Promise((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(undefined)
    image.src = preview
  })
}
