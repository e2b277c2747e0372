import sharp from 'sharp'

/** A picture file of `width` × `height` pixels in one colour. */
export async function aPicture(width = 640, height = 480): Promise<Blob> {
  const create = { width, height, channels: 3 as const, background: '#c04020' }
  return new Blob([new Uint8Array(await sharp({ create, limitInputPixels: false }).png().toBuffer())])
}
