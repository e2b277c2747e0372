import sharp, { type Metadata } from 'sharp'
import type { Size } from '@contract/crop'
import { Failure } from '../../http/failure'

/**
 * The most memory that decoding may take at once, in bytes. It bounds a single picture by its header, before a decoder
 * sees the rest.
 */
export const mostBytes = 448_000_000

const starts = (file: Buffer, text: string, at = 0): boolean => file.toString('latin1', at, at + text.length) === text

/** The brands of a file in the container that AVIF and HEIC share; none for another file. */
function brandsOf(file: Buffer): string[] {
  if (!starts(file, 'ftyp', 4)) return []
  const end = Math.min(file.readUInt32BE(0), file.length, 256)
  const count = Math.max(0, Math.floor((end - 16) / 4))
  const others = Array.from({ length: count }, (_, index) => file.toString('latin1', 16 + index * 4, 20 + index * 4))
  return [file.toString('latin1', 8, 12), ...others]
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'other'

/** Formats by the content of files; `other` are pictures that are not taken, and only the ones named here reach the decoder. */
const formats: Readonly<Record<Format, (file: Buffer) => boolean>> = {
  jpeg: (file) => starts(file, '\xFF\xD8\xFF'),
  png: (file) => starts(file, '\x89PNG'),
  gif: (file) => starts(file, 'GIF8'),
  webp: (file) => starts(file, 'RIFF') && starts(file, 'WEBP', 8),
  avif: (file) => brandsOf(file).includes('avif'),
  other: (file) => ['II*\0', 'MM\0*', 'BM'].some((text) => starts(file, text)) || isHeif(file),
}

const isHeif = (file: Buffer): boolean => brandsOf(file).some((brand) => /^(?:he[iv][cx]|mif1|msf1)$/.test(brand))

/** Bytes that decoding takes at most for each pixel, from measurements with alpha, full chroma and the greatest depth. */
const costs: Readonly<Record<Exclude<Format, 'other'>, (header: Metadata) => number>> = {
  // Lines of a plain one are decoded one after another; a progressive one is held whole.
  jpeg: ({ isProgressive }) => (isProgressive ? 7 : 4),
  png: ({ depth }) => (depth === 'ushort' ? 11 : 7),
  gif: () => 7,
  webp: () => 7,
  avif: () => 28,
}

/** The content of a picture’s header. */
export interface Header {
  /** Upright, in pixels. */
  readonly size: Size
  /** The memory that decoding takes at most. */
  readonly bytes: number
}

/**
 * Reads the header of a picture, without decoding it.
 * @throws Failure `imageTooLarge` when decoding would take too much, `imageTypeUnknown` for a picture of another type,
 * `imageUploadFailed` for any other file
 */
export async function readHeader(file: Buffer): Promise<Header> {
  const format = (Object.keys(formats) as Format[]).find((each) => formats[each](file))
  if (format === 'other') throw new Failure('imageTypeUnknown')
  if (!format) throw new Failure('imageUploadFailed')
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Failure('imageUploadFailed')
    })
  const { autoOrient: size } = header
  const bytes = size.width * size.height * costs[format](header)
  if (bytes > mostBytes) throw new Failure('imageTooLarge')
  return { size, bytes }
}
