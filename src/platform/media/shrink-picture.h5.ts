import type { Size } from '@contract/crop'
import { limits } from '@contract/limits'
import type { ChosenFile } from './chosen'
import { pictureSize } from './picture-size.h5'

/** Types that the server takes whatever the picture holds. */
const plain = /^image\/(?:jpeg|png|webp|gif)$/
/** Pixels that the server decodes of any plain picture, with room to spare. */
const mostPixels = 40_000_000
/** Longest side of the replacement picture; the server keeps less. */
const longest = 4096

const isFine = ({ size: bytes, type }: Blob, { width, height }: Size): boolean =>
  plain.test(type) && bytes <= limits.imageBytes && width * height <= mostPixels

/** A picture drawn smaller, as JPEG; undefined when the browser cannot. */
async function drawn(file: Blob, { width, height }: Size): Promise<Blob | undefined> {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const size = { resizeWidth: canvas.width, resizeHeight: canvas.height, resizeQuality: 'high' } as const
  const bitmap = await createImageBitmap(file, size)
  // JPEG knows no transparency; the server lays it on white as well.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))) ?? undefined
}

/**
 * Picture ready for upload: scaled down or converted to JPEG where the server would refuse it, such as AVIF, HEIC that
 * Safari decodes, and photos of many megapixels. A picture that the browser cannot decode is sent unchanged, and the
 * server reports the fault.
 */
export async function shrunk(chosen: ChosenFile, file: File): Promise<ChosenFile> {
  const size = await pictureSize(chosen)
  if (!size || isFine(file, size)) return chosen
  const smaller = await drawn(file, size).catch(() => undefined)
  if (!smaller) return chosen
  URL.revokeObjectURL(chosen.preview)
  const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
  const sent = new File([smaller], name, { type: smaller.type })
  return { preview: URL.createObjectURL(sent), bytes: sent.size, file: sent }
}
