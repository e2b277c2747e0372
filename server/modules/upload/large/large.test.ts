import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Response as AnswerOf } from '@contract/call'
import { uploadCancel, uploadComplete, uploadSignature, uploadToken, uploadVideo } from '@contract/calls/upload'
import { failureCodes } from '@contract/failures'
import { headers } from '@contract/headers'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import type { TestCaller } from '../../../testing/caller'
import { aPicture } from '../../../testing/picture'
import { aTrack, aTrackedVideo, aVideo, box, recordedAt } from '../../../testing/video'
import { aWorld, type World } from '../../../testing/world'

let world: World
let ann: TestCaller
beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  ann = await world.make.customer()
})
afterAll(() => world.close())

type Fields = Readonly<Record<string, string>>

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const blobOf = (bytes: Buffer, type = '') => new Blob([new Uint8Array(bytes)], { type })
const formOf = (fields: Fields, file?: Blob) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', file, 'file')
  return form
}
const get = (path: string, range?: string) => fetch(`${world.base}${path}`, range ? { headers: { range } } : {})
const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())

/** A GET as the product text has it, with the request in the query. */
async function sign(fields: Fields, token = ann.token): Promise<AnswerOf<typeof uploadSignature>> {
  const query = new URLSearchParams(fields).toString()
  const address = `${world.base}${pathOf(uploadSignature.name)}?${query}`
  const response = await fetch(address, { headers: { [headers.userToken]: token ?? '' } })
  return ((await response.json()) as { data: AnswerOf<typeof uploadSignature> }).data
}

/** HTTP status of the storage provider for a form with these fields. */
const post = async (host: string, fields: Fields, file: Blob) =>
  (await fetch(host, { method: 'POST', body: formOf(fields, file) })).status

const part = async (token: string, number: number, bytes: Buffer, hash = sha256(bytes), caller = ann) => {
  const form = formOf({ token, number: String(number), sha256: hash }, blobOf(bytes))
  const { envelope } = await caller.sendForm('upload.part', form)
  return envelope
}

const coverId = async (caller = ann) => (await caller.upload(await aPicture())).id
const sendVideo = async (bytes: Buffer, fields: Fields = {}) =>
  ann.sendForm(uploadVideo.name, formOf({ module: 'review', coverId: await coverId(), ...fields }, blobOf(bytes)))

const partsOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / limits.uploadPartBytes) }, (_, index) =>
    bytes.subarray(index * limits.uploadPartBytes, (index + 1) * limits.uploadPartBytes),
  )

/** Begins a video in parts. */
async function begin(bytes: Buffer) {
  const request = { module: 'review', type: 'video/mp4', size: bytes.length } as const
  const begun = await ann.call(uploadToken, request)
  return { ...begun, request, pieces: partsOf(bytes), hashes: partsOf(bytes).map(sha256) }
}

/** The names of the files in the uploads folder that begin with a key. */
async function filesOf(key: string): Promise<string[]> {
  const root = join(world.app.context.config.dataDir, 'media')
  const names = existsSync(root) ? await readdir(root, { recursive: true }) : []
  return names.filter((name) => name.includes(key))
}

async function runDue(): Promise<void> {
  while ((await world.app.context.jobs.runDue()) > 0) await wait(1)
}

describe('upload.video', () => {
  it('should answer the video with its cover, and serve it by ranges without the place of recording', async () => {
    const file = aVideo({ seconds: 12.5 })
    expect(file.includes(recordedAt)).toBe(true)
    const { envelope } = await sendVideo(file)
    const [video] = envelope.data as AnswerOf<typeof uploadVideo>
    expect((await get(`${video?.cover?.path}-416.webp`)).status).toBe(200)
    expect(video?.seconds).toBe(12.5)
    const kept = await bytesAt(video?.path ?? '')
    expect([kept.length, kept.includes(recordedAt)]).toEqual([file.length, false])
    const some = await get(video?.path ?? '', 'bytes=4-7')
    expect([some.status, some.headers.get('content-range'), await some.text()]).toEqual([
      206,
      `bytes 4-7/${file.length}`,
      'ftyp',
    ])
    expect((await get(video?.path ?? '', `bytes=${file.length}-`)).status).toBe(416)
  })

  it.each([
    ['text under the name of a video', () => Buffer.from('not a video at all')],
    ['an empty file', () => Buffer.alloc(0)],
    ['half a video', () => aVideo().subarray(0, 300)],
    ['sound without pictures', () => Buffer.from(aVideo().toString('latin1').replace('vide', 'soun'), 'latin1')],
    ['a video without an end', () => aVideo({ seconds: 0 })],
    [
      'a video whose boxes are larger than it',
      () => Buffer.concat([aVideo(), Buffer.from([0xff, 0, 0, 0, 1, 1, 1, 1])]),
    ],
    ['pictures without a movie', () => Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.alloc(9))])],
  ])('should refuse %s by name', async (_, bytes) => {
    const { status, envelope } = await sendVideo(bytes())
    expect([status, envelope.code]).toEqual([200, failureCodes.videoUnreadable])
  })

  it('should refuse a video that is too long by name, also one whose movie header hides it', async () => {
    const seconds = limits.videoSeconds + 1
    for (const file of [aVideo({ seconds }), aVideo({ tracks: [aTrack({ holds: 'soun', seconds })] })]) {
      expect((await sendVideo(file)).envelope.code).toBe(failureCodes.videoTooLong)
    }
  })

  it('should remove a track of what the camera measured with all that it recorded', async () => {
    const { envelope } = await sendVideo(aTrackedVideo())
    const [video] = envelope.data as AnswerOf<typeof uploadVideo>
    const kept = await bytesAt(video?.path ?? '')
    expect([kept.includes(recordedAt), kept.includes('meta'), kept.includes('vide')]).toEqual([false, false, true])
  })

  it('should read no more of a table than the file holds, whatever count it names', async () => {
    const { envelope } = await sendVideo(aTrackedVideo({ count: 0xffffffff }))
    expect(envelope.code).toBe(1)
  })

  it('should refuse a cover that is somebody else’s, and take a video without one', async () => {
    const ben = await world.make.customer()
    const theirs = await sendVideo(aVideo(), { coverId: await coverId(ben) })
    expect(theirs.envelope.code).toBe(failureCodes.mediaNotFound)
    const { envelope } = await ann.sendForm(uploadVideo.name, formOf({ module: 'review' }, blobOf(aVideo())))
    expect(envelope.data).toMatchObject([{ cover: null, seconds: 10 }])
  })

  it('should be gone after a day unless something references it', async () => {
    const { envelope } = await sendVideo(aVideo())
    const [video] = envelope.data as AnswerOf<typeof uploadVideo>
    world.clock.forward(24 * 60 + 1)
    await runDue()
    expect((await get(video?.path ?? '')).status).toBe(404)
    expect((await get(`${video?.cover?.path}-416.webp`)).status).toBe(404)
  })
})

describe('a file of 3 GB', () => {
  const size = 3 * 1024 * 1024 * 1024

  it('should be refused before it is read, as a form and as an upload in parts', async () => {
    expect(await ann.refusal(uploadToken, { module: 'review', type: 'video/mp4', size })).toBe('payloadTooLarge')
    expect(await sign({ module: 'review', type: 'video/mp4', size: String(size) })).toBeNull()
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1')
    const head = [
      `POST ${pathOf(uploadVideo.name)} HTTP/1.1`,
      'host: 127.0.0.1',
      `${headers.userToken}: ${ann.token}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${size}`,
      '',
      '',
    ]
    socket.write(head.join('\r\n'))
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('upload.signature', () => {
  /** A signed picture and its prerequisites. */
  async function signed() {
    const file = await aPicture()
    const blob = new Blob([file], { type: 'image/png' })
    const answer = await sign({ module: 'review', type: 'image/png', size: String(file.size) })
    const { host, ...fields } = answer
    return { blob, host, fields, bytes: Buffer.from(await file.arrayBuffer()) }
  }

  it('should let its file in and make a picture of it', async () => {
    const { blob, host, fields, bytes } = await signed()
    expect(Object.keys(fields).sort()).toEqual([
      'OSSAccessKeyId',
      'key',
      'policy',
      'signature',
      'success_action_status',
    ])
    expect(await post(host, fields, blob)).toBe(200)
    const request = { fileName: fields.key, parts: [sha256(bytes)] }
    const { image } = await ann.call(uploadComplete, request)
    expect((await get(image?.cover ?? '')).status).toBe(200)
    expect(await ann.call(uploadComplete, request)).toEqual({ image, video: null })
    await runDue()
    expect((await filesOf(fields.key)).filter((name) => name.endsWith('.bin'))).toEqual([])
    expect(await ann.call(uploadComplete, request)).toEqual({ image, video: null })
  })

  it('should refuse a changed key, size, type, date, signature or owner of the key', async () => {
    const { blob, host, fields } = await signed()
    const other = await signed()
    const later = { ...JSON.parse(Buffer.from(fields.policy, 'base64').toString()), expiration: '2099-01-01T00:00:00Z' }
    const policy = Buffer.from(JSON.stringify(later)).toString('base64')
    const refused = [
      await post(host, { ...fields, key: other.fields.key }, blob),
      await post(host, { ...fields, key: 'a'.repeat(32) }, blob),
      await post(host, fields, new Blob([blob, new Uint8Array(1)], { type: 'image/png' })),
      await post(host, fields, blob.slice(0, blob.size - 1, 'image/png')),
      await post(host, fields, blob.slice(0, blob.size, 'image/jpeg')),
      await post(host, { ...fields, policy }, blob),
      await post(host, { ...fields, signature: '0'.repeat(64) }, blob),
      await post(host, { ...fields, OSSAccessKeyId: 'another' }, blob),
      await post(host, { key: fields.key }, blob),
    ]
    expect(refused).toEqual(refused.map(() => 403))
    const ben = await world.make.customer()
    expect(await ben.refusal(uploadComplete, { fileName: fields.key, parts: ['0'.repeat(64)] })).toBe('uploadFailed')
    world.clock.forward(61)
    expect(await post(host, fields, blob)).toBe(403)
  })

  it('should refuse a file that is no picture, and keep nothing of it', async () => {
    const bytes = Buffer.from('not a picture at all')
    const { host, ...fields } = await sign({ type: 'image/png', size: String(bytes.length) })
    expect(await post(host, fields, blobOf(bytes, 'image/png'))).toBe(200)
    const request = { fileName: fields.key, parts: [sha256(bytes)] }
    expect(await ann.refusal(uploadComplete, request)).toBe('imageUploadFailed')
    await runDue()
    expect(await filesOf(fields.key)).toEqual([])
    expect(await ann.refusal(uploadComplete, request)).toBe('uploadFailed')
  })

  it('should not sign private pictures, whose files would lie open until they are complete', async () => {
    expect(await sign({ module: 'id', type: 'image/png', size: '100' })).toMatchObject({ fields: ['module'] })
  })
})

describe('upload.token', () => {
  it('should let a whole file in at its address', async () => {
    const bytes = aVideo()
    const { fileName, token, baseUrl, parts } = await begin(bytes)
    expect(parts).toBe(1)
    expect(await post(baseUrl, { key: fileName, token: `${token}0` }, blobOf(bytes, 'video/mp4'))).toBe(403)
    expect(await post(baseUrl, { key: fileName, token }, blobOf(bytes, 'video/mp4'))).toBe(200)
    const request = { fileName, parts: [sha256(bytes)], coverId: await coverId() }
    expect(await ann.call(uploadComplete, request)).toMatchObject({ image: null, video: { seconds: 10 } })
  })

  it('should take a large file in parts, continue after a lost connection, and join it once', async () => {
    const bytes = aVideo({ size: 2 * limits.uploadPartBytes + 1000, movieFirst: false })
    const { fileName, token, request, pieces, hashes } = await begin(bytes)
    expect((await part(token, 3, pieces[2])).data).toEqual({ received: [3] })
    expect((await part(token, 1, pieces[0])).data).toEqual({ received: [1, 3] })
    const complete = { fileName, parts: hashes, coverId: await coverId() }
    expect(await ann.refusal(uploadComplete, complete)).toBe('uploadFailed')
    const again = await ann.call(uploadToken, { ...request, fileName })
    expect(again.received).toEqual([1, 3].map((number) => ({ number, sha256: hashes[number - 1] })))
    await part(again.token, 2, pieces[1])
    await part(again.token, 2, pieces[1])
    const joined = await Promise.all([ann.call(uploadComplete, complete), ann.call(uploadComplete, complete)])
    expect(joined[0]).toEqual(joined[1])
    const { path } = joined[0].video ?? { path: '' }
    const kept = await bytesAt(path)
    expect([kept.length, kept.includes(recordedAt)]).toEqual([bytes.length, false])
    const at = limits.uploadPartBytes
    const seam = Buffer.from(await (await get(path, `bytes=${at - 2}-${at + 1}`)).arrayBuffer())
    expect(seam.equals(bytes.subarray(at - 2, at + 2))).toBe(true)
    world.clock.forward(24 * 60 - 10)
    await runDue()
    expect((await get(path)).status).toBe(200)
  })

  it('should refuse parts with a wrong hash, length, number or token, other bytes under a number, and strangers', async () => {
    const bytes = aVideo({ size: limits.uploadPartBytes + 1000 })
    const { token, pieces } = await begin(bytes)
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = pieces
    const ben = await world.make.customer()
    const other = Buffer.alloc(first.length, 1)
    await part(token, 1, first)
    const refused = [
      await part(token, 2, second, '0'.repeat(64)),
      await part(token, 2, second.subarray(1)),
      await part(token, 3, second),
      await part(`${token.slice(0, -1)}x`, 2, second),
      await part(token, 1, other),
      await part(token, 2, second, sha256(second), ben),
    ]
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => failureCodes.uploadFailed))
  })

  it('should let nobody continue the upload of another, or continue with another file', async () => {
    const { fileName, request } = await begin(aVideo())
    const ben = await world.make.customer()
    expect(await ben.refusal(uploadToken, { ...request, fileName })).toBe('uploadFailed')
    expect(await ann.refusal(uploadToken, { ...request, size: request.size + 1, fileName })).toBe('uploadFailed')
    expect(await ann.refusal(uploadToken, { ...request, fileName: randomUUID().replaceAll('-', '') })).toBe(
      'uploadFailed',
    )
  })

  it('should bound the uploads that one customer has begun, and collect those that are not finished', async () => {
    const begun = await begin(aVideo({ size: limits.uploadPartBytes + 1 }))
    await part(begun.token, 1, begun.pieces[0])
    for (let count = 1; count < limits.openUploads; count += 1) await ann.call(uploadToken, begun.request)
    expect(await ann.refusal(uploadToken, begun.request)).toBe('tooManyUploads')
    expect(await filesOf(begun.fileName)).toHaveLength(1)
    world.clock.forward(24 * 60 + 1)
    await runDue()
    expect(await filesOf(begun.fileName)).toEqual([])
    expect(await ann.refusal(uploadToken, begun.request)).toBeUndefined()
  })
})

describe('upload.cancel', () => {
  it('should give up an upload with what has arrived of it, and leave those of others and finished ones', async () => {
    const begun = await begin(aVideo({ size: limits.uploadPartBytes + 1 }))
    await part(begun.token, 1, begun.pieces[0])
    const ben = await world.make.customer()
    const { fileName } = begun
    expect(await ben.call(uploadCancel, { fileName })).toEqual({})
    await runDue()
    expect(await filesOf(fileName)).toHaveLength(1)
    expect(await ann.call(uploadCancel, { fileName })).toEqual({})
    expect(await ann.call(uploadCancel, { fileName })).toEqual({})
    await runDue()
    expect(await filesOf(fileName)).toEqual([])
    expect(await ann.refusal(uploadToken, { ...begun.request, fileName })).toBe('uploadFailed')
    const other = await begin(aVideo())
    await post(other.baseUrl, { key: other.fileName, token: other.token }, blobOf(aVideo(), 'video/mp4'))
    const { video } = await ann.call(uploadComplete, { fileName: other.fileName, parts: other.hashes })
    await ann.call(uploadCancel, { fileName: other.fileName })
    await runDue()
    expect((await get(video?.path ?? '')).status).toBe(200)
  })
})
