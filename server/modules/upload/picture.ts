import sharp, { type Sharp } from 'sharp'
import { type Crop, type Size, squareOf } from '@contract/crop'
import { limits } from '@contract/limits'
import { Failure } from '../../http/failure'
import { permits } from '../../security/permits'
import { mostBytes, readHeader } from './header'

const mostSeconds = 20

// Decoded pictures are not worth keeping, and each has one thread.
sharp.cache(false)
sharp.concurrency(1)

/** The number of equal parts that the memory of decoding is shared out in. */
const parts = 64
const partBytes = mostBytes / parts

/**
 * The memory of concurrent decoding, in parts: two pictures, or one large one. Decoding also takes threads from the
 * pool that hashes passwords and reads files.
 */
const decoding = permits(parts)
const leastParts = parts / 2

const widest = Math.max(...limits.pictureWidths)
/** The maximum height in pixels; taller pictures are scaled down. */
const tallest = widest * 2

/** A processed picture; `width` and `height` are in pixels, after rotation and scaling. */
export interface ReadyPicture {
  /** A WebP file for each of `limits.pictureWidths`; none is upscaled. */
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[]
  /** The placeholder colour while the picture loads. */
  readonly colour: string
  readonly width: number
  readonly height: number
}

type Decoded = Awaited<ReturnType<typeof decode>>

/** The picture upright; of `crop` only its square, not yet turned and flipped. */
function opened(file: Buffer, size: Size, crop: Crop | undefined): Sharp {
  const upright = sharp(file, { limitInputPixels: size.width * size.height, failOn: 'error' })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
  return crop ? upright.extract(squareOf(crop, size)) : upright
}

/** The picture rotated upright, scaled to the limits, without metadata. */
const decode = (file: Buffer, size: Size, crop: Crop | undefined) =>
  opened(file, size, crop)
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

/** A square picture turned and flipped as a crop says. */
async function turned({ data, info }: Decoded, { turns, flipped }: Crop): Promise<Decoded> {
  const { width, height, channels } = info
  const square = await sharp(data, { raw: { width, height, channels } })
    .rotate(90 * turns)
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (!flipped) return square
  return sharp(square.data, { raw: { width, height, channels } }).flop().raw().toBuffer({ resolveWithObject: true })
}

async function colourOf(picture: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function convert(file: Buffer, size: Size, crop: Crop | undefined): Promise<ReadyPicture> {
  const decoded = await decode(file, size, crop).catch(() => {
    throw new Failure('imageUploadFailed')
  })
  const { data, info } = crop ? await turned(decoded, crop) : decoded
  const { width, height, channels } = info
  const picture = () => sharp(data, { raw: { width, height, channels } })
  const files: ReadyPicture['files'][number][] = []
  // One after another, each on one thread of the pool.
  for (const kept of limits.pictureWidths) {
    const resized = picture().resize({ width: kept, withoutEnlargement: true })
    files.push({ width: kept, bytes: await resized.webp({ quality: 80, effort: 2 }).toBuffer() })
  }
  return { files, colour: await colourOf(picture()), width, height }
}

/**
 * Converts an upload, or the square of it that `crop` says, to WebP in every width, upright, without EXIF (product text §3),
 * after those that came before it.
 * @throws Failure `imageTooLarge` when decoding would take too much memory, `imageTypeUnknown` for a picture of another type,
 * `imageUploadFailed` for anything that is none or is damaged.
 */
export async function readyPicture(file: Buffer, crop?: Crop): Promise<ReadyPicture> {
  const { size, bytes } = await readHeader(file)
  return decoding.runExclusive(() => convert(file, size, crop), Math.max(Math.ceil(bytes / partBytes), leastParts))
}
