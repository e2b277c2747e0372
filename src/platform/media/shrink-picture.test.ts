import type { Size } from '@contract/crop'
import { limits } from '@contract/limits'
import { choosePictures } from './choose-pictures.h5'
import { pickFiles } from './pick-files.h5'
import { pictureSize } from './picture-size.h5'

jest.mock('./picture-size.h5', () => ({ pictureSize: jest.fn() }))
jest.mock('./pick-files.h5', () => ({ pickFiles: jest.fn() }))

/** A file of a claimed size. */
function aFile(type: string, bytes: number): File {
  const file = new File(['x'], 'photo.heic', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

/** Chooses a file; answers what is sent. */
async function chosen(file: File): Promise<{ file?: unknown }> {
  jest.mocked(pickFiles).mockResolvedValue([file])
  return (await choosePictures(1))[0] ?? {}
}

const megabyte = 1024 * 1024
const seen = (size: Size | undefined) => jest.mocked(pictureSize).mockResolvedValue(size)

let drawn: { width: number; height: number }[]
beforeEach(() => {
  drawn = []
  jest.mocked(pictureSize).mockReset()
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ close: () => undefined }) })
  const pen = { fillRect: () => undefined, drawImage: () => undefined }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as RenderingContext)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push({ width: this.width, height: this.height })
    done(new Blob(['small'], { type: 'image/jpeg' }))
  })
})
afterEach(() => jest.restoreAllMocks())

it.each([
  [
    'a photo of 64 megapixels',
    'image/jpeg',
    15 * megabyte,
    { width: 9_248, height: 6_936 },
    { width: 4_096, height: 3_072 },
  ],
  [
    'a file that is too heavy',
    'image/png',
    limits.imageBytes + 1,
    { width: 3_000, height: 4_000 },
    { width: 3_000, height: 4_000 },
  ],
  ['an AVIF', 'image/avif', 1_260, { width: 8_000, height: 7_990 }, { width: 4_096, height: 4_091 }],
  [
    'a HEIC that the browser opens',
    'image/heic',
    megabyte,
    { width: 4_032, height: 3_024 },
    { width: 4_032, height: 3_024 },
  ],
])('draws %s as a JPEG that the server takes', async (_, type, bytes, size, sent) => {
  seen(size)
  const { file } = await chosen(aFile(type, bytes))
  expect(file).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' })
  expect(drawn).toEqual([sent])
})

it('does not look at small files, and leaves large plain ones as they are', async () => {
  const small = aFile('image/jpeg', megabyte)
  expect((await chosen(small)).file).toBe(small)
  expect(pictureSize).not.toHaveBeenCalled()
  seen({ width: 4_000, height: 3_000 })
  const large = aFile('image/jpeg', 8 * megabyte)
  expect((await chosen(large)).file).toBe(large)
  expect(drawn).toEqual([])
})

it('sends what the browser cannot open or draw as it is', async () => {
  const heic = aFile('image/heic', megabyte)
  seen(undefined)
  expect((await chosen(heic)).file).toBe(heic)
  seen({ width: 4_032, height: 3_024 })
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unknown format')) })
  expect((await chosen(heic)).file).toBe(heic)
})
