import type { Chosen } from './chosen'
import { pickFiles } from './pick-files.h5'
import { shrunk } from './shrink-picture.h5'

/** Without HEIC, so that iPhones hand their photos over as JPEG. */
const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export async function choosePictures(count: number): Promise<Chosen[]> {
  const chosen: Chosen[] = []
  // One after another: a large picture takes memory while it is drawn smaller.
  for (const file of (await pickFiles(kinds, count > 1)).slice(0, count)) chosen.push(await shrunk(file))
  return chosen
}

/** Revokes the preview URL. */
export const releasePicture = ({ preview }: Chosen): void => URL.revokeObjectURL(preview)
