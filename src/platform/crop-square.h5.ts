import type { Chosen } from './chosen'

/** Side of an avatar in pixels: twice its largest display size. */
const SIDE = 640
const QUALITY = 0.9

/** Crops the centre square; files that are not images are returned unchanged for the server to reject. */
export async function cropSquare(chosen: Chosen): Promise<Chosen> {
  const picture = await createImageBitmap(chosen.file as Blob).catch(() => undefined)
  const file = picture && (await cut(picture))
  return file ? { preview: URL.createObjectURL(file), bytes: file.size, file } : chosen
}

function cut(picture: ImageBitmap): Promise<Blob | null> {
  const side = Math.min(picture.width, picture.height)
  const size = Math.min(side, SIDE)
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, size, size)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
