import type { Chosen } from './chosen'
import { pickFiles } from './pick-files.h5'

const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export const choosePictures = async (count: number): Promise<Chosen[]> =>
  (await pickFiles(kinds, count > 1)).slice(0, count).map(chosen)

const chosen = (file: File): Chosen => ({ preview: URL.createObjectURL(file), bytes: file.size, file })

/** Revokes the preview URL. */
export const releasePicture = ({ preview }: Chosen): void => URL.revokeObjectURL(preview)
