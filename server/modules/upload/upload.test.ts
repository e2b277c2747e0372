import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { uploadImage } from '@contract/calls/upload'
import { failureCodes } from '@contract/failures'
import { limits } from '@contract/limits'
import { aPicture } from '../../testing/picture'
import type { TestCaller } from '../../testing/caller'
import { trustedId } from '../../security/trusted-id'
import { aWorld, type World } from '../../testing/world'
import { takeMedia } from './media'

let world: World
let ann: TestCaller
beforeAll(async () => {
  world = await aWorld()
  ann = await world.make.customer()
})
afterAll(() => world.close())

const formWith = (file: Blob, name = 'picture.png'): FormData => {
  const form = new FormData()
  form.set('module', 'review')
  form.set('file', file, name)
  return form
}

const send = (file: Blob, name?: string) => ann.sendForm(uploadImage.name, formWith(file, name))
const get = (path: string) => fetch(`${world.base}${path}`)
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
const blob = (...bytes: Buffer[]) => new Blob(bytes.map((part) => new Uint8Array(part)))

/** All files in the uploads folder. */
const kept = async (): Promise<string[]> => {
  const root = join(world.app.context.config.dataDir, 'media')
  return existsSync(root) ? (await readdir(root, { recursive: true })).filter((name) => name.includes('.')) : []
}

describe('upload.image', () => {
  it('should answer an array with the picture, and serve it in every width', async () => {
    const { envelope } = await send(await aPicture(1600, 1200))
    const [media] = envelope.data as [{ path: string; cover: string; colour: string }]
    expect(envelope).toMatchObject({ code: 1, data: [{ id: expect.any(String) as string }] })
    expect(media.cover).toBe(`${media.path}-416.webp`)
    for (const width of limits.pictureWidths) {
      const response = await get(`${media.path}-${width}.webp`)
      const { format, width: real } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect([response.headers.get('content-type'), format, real]).toEqual(['image/webp', 'webp', width])
    }
  })

  it('should never blow a small picture up', async () => {
    const { path } = await ann.upload(await aPicture(100, 50))
    expect(await sharp(await bytesOf(`${path}-1404.webp`)).metadata()).toMatchObject({ width: 100, height: 50 })
  })

  it('should turn a picture upright and keep nothing of what the camera wrote', async () => {
    const jpeg = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#345' } })
      .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { path } = await ann.upload(blob(jpeg), {}, 'me.jpg')
    const { exif, xmp, width, height, orientation } = await sharp(await bytesOf(`${path}-1404.webp`)).metadata()
    expect({ exif, xmp, width, height, orientation }).toEqual({ width: 200, height: 400 })
  })

  it('should keep the square that was chosen, turned and flipped', async () => {
    // Red and green above blue and white, each of 100 × 100 pixels.
    const quarter = (background: string, left: number, top: number) => ({
      ...{ input: { create: { width: 100, height: 100, channels: 3 as const, background } }, left, top },
    })
    const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
      .composite([quarter('#f00', 0, 0), quarter('#0f0', 100, 0), quarter('#00f', 0, 100)])
      .png()
      .toBuffer()
    const cropped = async (crop: string) => {
      const { path } = await ann.upload(blob(png), { crop })
      const { data, info } = await sharp(await bytesOf(`${path}-1404.webp`))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const near = (x: number, y: number) => {
        const from = (y * info.width + x) * info.channels
        return [...data.subarray(from, from + 3)].map((part) => (part > 128 ? 'f' : '0')).join('')
      }
      const [low, high] = [10, info.width - 10]
      const corners = [near(low, low), near(high, low), near(low, high), near(high, high)]
      return [info.width, info.height, ...corners]
    }
    expect(await cropped('0.5 0 0.5 0 0')).toEqual([100, 100, '0f0', '0f0', '0f0', '0f0'])
    expect(await cropped('0 0 1 1 0')).toEqual([200, 200, '00f', 'f00', 'fff', '0f0'])
    expect(await cropped('0 0 1 1 1')).toEqual([200, 200, 'f00', '00f', '0f0', 'fff'])
    expect(await cropped('0 0 0.5 1 1')).toEqual([100, 100, 'f00', 'f00', 'f00', 'f00'])
  })

  it.each([
    [
      'text under the name of a picture',
      'imageUploadFailed',
      () => Promise.resolve(new Blob(['not a picture at all'])),
    ],
    [
      'a drawing that a decoder would run',
      'imageUploadFailed',
      () => Promise.resolve(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])),
    ],
    ['an empty file', 'imageUploadFailed', () => Promise.resolve(new Blob([]))],
    ['half a picture', 'imageUploadFailed', async () => (await aPicture(900, 900)).slice(0, 700)],
    ['a small file with 80 million pixels', 'imageTooLarge', () => aPicture(9_000, 9_000)],
  ] as const)(
    'should refuse %s as %s, and keep nothing of it',
    async (_, failure, file) => {
      const before = await kept()
      const { status, envelope } = await send(await file())
      expect([status, envelope.code]).toEqual([200, failureCodes[failure]])
      expect(await kept()).toEqual(before)
    },
    30_000,
  )

  it('should decode two pictures at once at most, so that threads are left for passwords and payments', async () => {
    let most = 0
    const hear = (queued: number) => (most = Math.max(most, queued))
    sharp.queue.on('change', hear)
    const others = await Promise.all(Array.from({ length: 6 }, () => world.make.customer()))
    const file = await aPicture(900, 900)
    await Promise.all(others.map((other) => other.upload(file)))
    sharp.queue.off('change', hear)
    expect([most > 0, most <= 3]).toEqual([true, true])
  })

  it('should report by name that a picture cannot be stored, and log why', async () => {
    const root = join(world.app.context.config.dataDir, 'media')
    rmSync(root, { recursive: true, force: true })
    writeFileSync(root, 'a file where the folder should be')
    const error = jest.spyOn(world.app.context.log, 'error').mockImplementation(() => undefined)
    const { status, envelope } = await send(await aPicture())
    rmSync(root)
    expect([status, envelope.code]).toEqual([200, failureCodes.uploadFailed])
    expect(error.mock.calls.map(([, words]) => words)).toEqual(['a picture could not be stored'])
    error.mockRestore()
    expect((await send(await aPicture())).envelope.code).toBe(1)
  })

  it('should refuse a form without a file, and a body that is no form', async () => {
    const form = new FormData()
    form.set('module', 'review')
    for (const answer of [await ann.sendForm(uploadImage.name, form), await ann.send(uploadImage.name, {})]) {
      expect(answer.envelope.code).toBe(failureCodes.imageUploadFailed)
    }
  })

  it('should refuse a form that breaks off', async () => {
    const response = await fetch(`${world.base}/api/v1/5d5fa8984f0c2`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'user-token': ann.token ?? '' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    })
    expect(await response.json()).toMatchObject({ code: failureCodes.uploadFailed })
  })

  it.each(['en', 'zh'] as const)('should refuse a body of 50 MB in the caller’s language (%s)', async (language) => {
    ann.language = language
    const { status, envelope } = await send(blob(Buffer.alloc(50 * 1024 * 1024)))
    ann.language = 'en'
    expect(status).toBe(413)
    expect(envelope.code).toBe(failureCodes.payloadTooLarge)
    expect(envelope.msg).toBe(language === 'en' ? 'That’s too large to send' : '发送的内容过大')
  })

  /** Sends a form without a content length, one megabyte at a time; returns the status code. */
  async function pour(megabytes: number): Promise<number> {
    let sent = 0
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const body = new ReadableStream<Uint8Array>({
      start: (to) => to.enqueue(Buffer.from(head)),
      pull: (to) => (sent++ < megabytes ? to.enqueue(new Uint8Array(1024 * 1024)) : to.close()),
    })
    const request = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'user-token': ann.token ?? '' },
      body,
      duplex: 'half',
    }
    const answer = await fetch(`${world.base}/api/v1/5d5fa8984f0c2`, request)
    return ((await answer.json()) as { code: number }).code
  }

  it('should refuse a body of 50 MB that does not say how long it is', async () => {
    expect(await pour(50)).toBe(failureCodes.payloadTooLarge)
  })

  it('should refuse a picture over the limit by a byte, and take one at it', async () => {
    const png = Buffer.from(await (await aPicture()).arrayBuffer())
    const padded = (size: number) => blob(png, Buffer.alloc(size - png.length))
    expect((await send(padded(limits.imageBytes + 1))).envelope.code).toBe(failureCodes.payloadTooLarge)
    expect((await send(padded(limits.imageBytes))).envelope.code).toBe(1)
  })

  it('should not serve what was never uploaded, nor anything outside its folder', async () => {
    for (const path of ['/media/nothing', `/media/${'0'.repeat(32)}-416.webp`, '/media/..%2F..%2Fdata.key']) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

describe('a picture that was uploaded', () => {
  const take = (customerId: string, ...ids: string[]) =>
    world.app.context.db
      .transaction()
      .execute((tx) =>
        takeMedia(tx, { customerId, ids: ids.map((id) => trustedId('media', id)), now: world.clock.now() }),
      )

  it('should be named by its owner alone, and once', async () => {
    const ben = await world.make.customer()
    const { id, path, colour } = await ann.upload(await aPicture())
    await expect(take(ben.id, id)).rejects.toMatchObject({ failure: 'mediaNotFound' })
    await expect(take(ann.id, id, id)).rejects.toMatchObject({ failure: 'mediaNotFound' })
    expect(await take(ann.id, id)).toEqual([{ path, colour }])
  })

  it('should be gone after a day, unless something names it', async () => {
    const [named, forgotten] = [await ann.upload(await aPicture()), await ann.upload(await aPicture())]
    await take(ann.id, named.id)
    world.clock.forward(24 * 60 + 1)
    await world.app.context.jobs.runDue()
    expect((await get(named.cover)).status).toBe(200)
    expect((await get(forgotten.cover)).status).toBe(404)
    await expect(take(ann.id, forgotten.id)).rejects.toMatchObject({ failure: 'mediaNotFound' })
  })
})
