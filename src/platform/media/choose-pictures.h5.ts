import type { ChosenFile } from './chosen'
import { pickFiles } from './pick-files.h5'

/** Without HEIC, so that iPhones hand their photos over as JPEG. */
const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

/** Plain files up to this many bytes are sent as they are, so that most are not looked at. */
const inspectedFrom = 4 * 1024 * 1024

/** A picture as it is sent; few are inspected, so no form carries the code for it. */
function sent(file: File): ChosenFile | Promise<ChosenFile> {
  const chosen = { preview: URL.createObjectURL(file), bytes: file.size, file }
  if (file.size <= inspectedFrom && /jpeg|png|webp|gif/.test(file.type)) return chosen
  const asItIs = () => chosen
  return import('./shrink-picture.h5').then(({ shrunk }) => shrunk(chosen, file), asItIs)
}

/** Lets the user take or choose up to `count` pictures; empty when cancelled. */
export async function choosePictures(count: number): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = []
  // One after another: a large picture takes memory while it is drawn smaller.
  for (const file of (await pickFiles(kinds, count > 1)).slice(0, count)) chosen.push(await sent(file))
  return chosen
}

/** Revokes the preview URL. */
export const releasePicture = ({ preview }: ChosenFile): void => URL.revokeObjectURL(preview)
