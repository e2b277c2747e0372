import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { uploadComplete, uploadToken } from '@contract/calls/upload'
import { limits } from '@contract/limits'
import { S3Server } from '../../storage/testing/s3-server'
import type { TestCaller } from '../../testing/caller'
import { aPicture } from '../../testing/picture'
import { aVideo } from '../../testing/video'
import { aWorld, type World } from '../../testing/world'

let bucket: S3Server
let world: World
let ann: TestCaller
beforeAll(async () => {
  bucket = await S3Server.start()
  world = await aWorld(settings())
  ann = await world.make.customer()
})
afterAll(async () => {
  await world.close()
  await bucket.close()
})

const settings = (): Record<string, string> => ({
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: bucket.region,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  S3_FORCE_PATH_STYLE: 'on',
})

/** Runs the jobs of the day on which unused pictures are removed. */
async function aDayLater(): Promise<void> {
  world.clock.forward(24 * 60 + 1)
  await world.app.context.jobs.runDue()
}

describe('uploads to an S3 bucket', () => {
  it('should be served by every server, and be on the disk of none', async () => {
    const { path } = await ann.upload(await aPicture())
    const other = await aWorld(settings())
    for (const { base } of [world, other]) {
      const response = await fetch(`${base}${path}-416.webp`)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    expect((await fetch(`${other.base}/media/${'0'.repeat(32)}-416.webp`)).status).toBe(404)
    await other.close()
    expect(bucket.objects.size).toBe(limits.pictureWidths.length)
    expect(existsSync(join(world.app.context.config.dataDir, 'media'))).toBe(false)
  })

  it('should leave the bucket after a day when nothing names them, as soon as it can be reached', async () => {
    bucket.faults.push({ status: 503, code: 'SlowDown' })
    await aDayLater()
    expect(bucket.objects.size).toBeGreaterThan(0)
    world.clock.forward(1)
    await world.app.context.jobs.runDue()
    expect(bucket.objects.size).toBe(0)
  })

  it('should leave nothing for ever of a picture that could not be kept whole', async () => {
    const refusal = { status: 403, code: 'AccessDenied' }
    bucket.faults.push(refusal)
    await expect(ann.upload(await aPicture())).rejects.toMatchObject({ failure: 'uploadFailed' })
    while (bucket.objects.size < limits.pictureWidths.length - 1) await wait(5)
    await aDayLater()
    expect(bucket.objects.size).toBe(0)
  })

  it('should seal private pictures before they leave the server', async () => {
    const { cover } = await ann.upload(await aPicture(), { module: 'id' })
    const kept = [...bucket.objects].map(([key, { bytes }]) => [/\.sealed$/.test(key), bytes.includes('WEBP')])
    expect(kept).toEqual(limits.pictureWidths.map(() => [true, false]))
    const response = await fetch(`${world.base}${cover}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await aDayLater()
    expect(bucket.objects.size).toBe(0)
  })

  it('should keep a video in the parts that it came in, and serve it across them', async () => {
    const file = aVideo({ size: limits.uploadPartBytes + 1000 })
    const pieces = [file.subarray(0, limits.uploadPartBytes), file.subarray(limits.uploadPartBytes)]
    const parts = pieces.map((piece) => createHash('sha256').update(piece).digest('hex'))
    const { id: coverId } = await ann.upload(await aPicture())
    const begun = await ann.call(uploadToken, { module: 'review', type: 'video/mp4', size: file.length })
    for (const [index, piece] of pieces.entries()) {
      const form = new FormData()
      form.set('token', begun.token)
      form.set('number', String(index + 1))
      form.set('sha256', parts[index] ?? '')
      form.set('file', new Blob([new Uint8Array(piece)]), 'part')
      expect((await ann.sendForm('upload.part', form)).envelope.code).toBe(1)
    }
    const { video } = await ann.call(uploadComplete, { fileName: begun.fileName, parts, coverId })
    const [from, to] = [limits.uploadPartBytes - 3, limits.uploadPartBytes + 2]
    const seam = await fetch(`${world.base}${video?.path ?? ''}`, { headers: { range: `bytes=${from}-${to}` } })
    expect(Buffer.from(await seam.arrayBuffer()).equals(file.subarray(from, to + 1))).toBe(true)
  })
})
