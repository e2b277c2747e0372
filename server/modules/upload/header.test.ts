import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { isFailure } from '../../http/failure'
import { mostBytes, readHeader } from './header'
import { readyPicture } from './picture'

const small = (): Sharp => sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })

/** Position of `bytes` in a file. */
function placeOf(file: Buffer, bytes: string): number {
  const place = file.indexOf(bytes, 0, 'latin1')
  if (place === -1) throw new Error(`the file has no ${JSON.stringify(bytes)}`)
  return place
}

interface Made {
  readonly file: () => Promise<Buffer>
  /** Writes another size into the header alone; the pixels stay those of 64 × 64. */
  readonly claim: (file: Buffer, width: number, height: number) => void
}

const jpegSize = (marker: string) => (file: Buffer, width: number, height: number) => {
  const place = placeOf(file, marker)
  file.writeUInt16BE(height, place + 5)
  file.writeUInt16BE(width, place + 7)
}
const pngSize = (file: Buffer, width: number, height: number) => {
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
}

/** A file of each format that is taken. */
const made: Readonly<Record<string, Made>> = {
  jpeg: { file: () => small().jpeg().toBuffer(), claim: jpegSize('\xFF\xC0') },
  'progressive jpeg': { file: () => small().jpeg({ progressive: true }).toBuffer(), claim: jpegSize('\xFF\xC2') },
  png: { file: () => small().png().toBuffer(), claim: pngSize },
  'interlaced png': { file: () => small().png({ progressive: true }).toBuffer(), claim: pngSize },
  gif: {
    file: () => small().gif().toBuffer(),
    claim: (file, width, height) => {
      const frame = file.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 64, 0]))
      for (const place of [6, frame + 5]) {
        file.writeUInt16LE(width, place)
        file.writeUInt16LE(height, place + 2)
      }
    },
  },
  webp: {
    file: () => small().webp().toBuffer(),
    claim: (file, width, height) => {
      const place = placeOf(file, '\x9D\x01\x2A')
      file.writeUInt16LE(width & 0x3fff, place + 3)
      file.writeUInt16LE(height & 0x3fff, place + 5)
    },
  },
  avif: {
    file: () => small().avif({ effort: 0 }).toBuffer(),
    claim: (file, width, height) => {
      const place = placeOf(file, 'ispe')
      file.writeUInt32BE(width, place + 8)
      file.writeUInt32BE(height, place + 12)
    },
  },
}

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => {
      if (isFailure(error)) return error.failure
      throw error
    },
  )

describe.each(Object.entries(made))('%s', (_, { file, claim }) => {
  it('should be taken', async () => {
    expect(await readyPicture(await file())).toMatchObject({ width: 64, height: 64 })
  })

  it('should be refused by its header alone when it claims more than may be decoded', async () => {
    const bytes = await file()
    const { bytes: cost, size } = await readHeader(bytes)
    const side = Math.ceil(Math.sqrt((mostBytes / cost) * size.width * size.height)) + 1
    claim(bytes, side, side)
    const decoder = jest.spyOn(Object.getPrototypeOf(sharp()) as Sharp, 'toBuffer')
    expect(await failureOf(readyPicture(bytes))).toBe('imageTooLarge')
    expect(decoder).not.toHaveBeenCalled()
    decoder.mockRestore()
  })
})

it('should not decode an AVIF that says less than it holds', async () => {
  const create = { width: 3_000, height: 2_000, channels: 3 as const, background: '#345' }
  const bytes = await sharp({ create }).avif({ effort: 0 }).toBuffer()
  made['avif']?.claim(bytes, 64, 64)
  expect(await failureOf(readyPicture(bytes))).toBe('imageUploadFailed')
})

/** The begin of a file in the container of AVIF and HEIC. */
const branded = (...brands: string[]) => {
  const box = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(`ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
  ])
  box.writeUInt32BE(box.length)
  return box
}

it('should take an AVIF whose first brand is another', async () => {
  const bytes = await small().avif({ effort: 0 }).toBuffer()
  bytes.write('mif1', 8, 'latin1')
  expect(bytes.toString('latin1', 16, 40)).toContain('avif')
  expect(await readyPicture(bytes)).toMatchObject({ width: 64 })
})

it.each([
  ['HEIC', branded('heic', 'mif1', 'heic')],
  ['HEIC of brand mif1', branded('mif1', 'heix')],
  ['TIFF', Buffer.from('II*\0\b\0\0\0', 'latin1')],
  ['BMP', Buffer.from('BM\0\0\0\0', 'latin1')],
])('should say of %s that it is another type', async (_, bytes) => {
  expect(await failureOf(readyPicture(bytes))).toBe('imageTypeUnknown')
})

it('should take a plain photo of 64.1 megapixels', async () => {
  const bytes = (await made['jpeg']?.file()) ?? Buffer.alloc(0)
  made['jpeg']?.claim(bytes, 9_248, 6_936)
  expect((await readHeader(bytes)).size).toEqual({ width: 9_248, height: 6_936 })
})
