import { Blob as NodeBlob } from 'node:buffer'
import { createHash } from 'node:crypto'
import { runInAction } from 'mobx'
import { failureCodes, type FailureName } from '@contract/failures'
import { failureMessages } from '@contract/failure-messages'
import { limits } from '@contract/limits'
import { pathOf } from '@contract/paths'
import type { ChosenVideo } from '@/platform/media/chosen'
import { connection } from '@/platform/device/connection'
import { language } from '@/platform/session/language'
import { restored } from '@/platform/storage/persisted'
import { CallAborted } from '@/services/failures'
import { sendFile, type OutgoingFile } from '@/services/file-transport'
import { FakeServer, settle } from '@/testing'
import { PictureUploads } from './picture-uploads'
import { VideoUpload } from './video-upload'

jest.mock('@/platform/media/choose-video', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-video'),
  chooseVideo: jest.fn(),
  releaseVideo: jest.fn(),
}))
jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/file-transport', () => ({
  ...jest.requireActual<object>('@/services/file-transport'),
  sendFile: jest.fn(),
}))

const partBytes = 8
/** Three parts of a file; the client asks the server for their size. */
const content = Buffer.from('first---second--third')
const pieces = [content.subarray(0, 8), content.subarray(8, 16), content.subarray(16)]
const hashes = pieces.map((piece) => createHash('sha256').update(piece).digest('hex'))

const cover = { preview: 'blob:cover', bytes: 3, file: 'cover' }
const aVideo = (over: Partial<ChosenVideo> = {}): ChosenVideo => ({
  preview: 'blob:cover',
  bytes: limits.uploadPartBytes + 1,
  file: new NodeBlob([content]),
  type: 'video/mp4',
  seconds: 12,
  cover,
  ...over,
})

const media = { id: 'c1', path: '/media/c1', cover: '/media/c1-416.webp', colour: '#aaaaaa' }
const video = { id: 'v1', path: '/media/ab.mp4', cover: { path: '/media/c1', colour: '#aaaaaa' }, seconds: 12 }
const fileName = 'f'.repeat(32)

const success = (data: unknown) => ({ status: 200, text: JSON.stringify({ code: 1, data, msg: '' }) })
const refusal = (name: FailureName) => {
  const envelope = { code: failureCodes[name], data: null, msg: failureMessages[name].en }
  return { status: 200, text: JSON.stringify(envelope) }
}
const noAnswer = { status: 0, text: '' }

type Answer = ReturnType<typeof success> | 'never'

/** Disconnects or reconnects the device. */
const goes = (online: boolean) => runInAction(() => (connection.online = online))

let server: FakeServer
/** The forms that were sent, by the path of their call, in order. */
let sent: { call: string; fields: OutgoingFile['fields'] }[]
/** Answers to the next calls by name; success by default. */
let answers: Record<string, Answer[]>

const calls = ['upload.image', 'upload.video', 'upload.part'] as const
const usual = { 'upload.image': [media], 'upload.video': [video], 'upload.part': { received: [] } }

beforeEach(async () => {
  await restored()
  language.set('en')
  goes(true)
  sent = []
  answers = {}
  server = new FakeServer({
    'upload.token': { fileName, token: 't', baseUrl: '', partBytes, parts: 3, received: [] },
    'upload.complete': { image: null, video },
    'upload.cancel': {},
  })
  jest.mocked(sendFile).mockImplementation(({ url, fields, onProgress }) => {
    const call = calls.find((name) => url.endsWith(pathOf(name))) ?? 'upload.part'
    sent.push({ call, fields })
    onProgress(100)
    const answer = answers[call]?.shift() ?? success(usual[call])
    if (answer !== 'never') return { answer: Promise.resolve(answer), abort: () => undefined }
    let abort = () => undefined as void
    return {
      answer: new Promise<never>((_, reject) => (abort = () => reject(new CallAborted()))),
      abort: () => abort(),
    }
  })
})

const ofCall = (call: string) => sent.filter((form) => form.call === call).map(({ fields }) => fields)
const numbers = () => ofCall('upload.part').map(({ number }) => number)

async function uploading(chosen = aVideo()): Promise<VideoUpload> {
  const upload = new VideoUpload('review')
  await settle(() => upload.add(chosen))
  return upload
}

it('sends the cover, then the parts in order with their hashes, and has them joined', async () => {
  const upload = await uploading()
  expect(sent.map(({ call }) => call)).toEqual(['upload.image', 'upload.part', 'upload.part', 'upload.part'])
  expect(ofCall('upload.part')).toEqual(
    hashes.map((sha256, index) => ({ token: 't', number: String(index + 1), sha256 })),
  )
  expect(server.calls('upload.complete')).toEqual([{ fileName, parts: hashes, coverId: 'c1' }])
  expect(upload.item).toMatchObject({ state: 'done', percent: 100 })
  expect([upload.id, upload.settled]).toEqual(['v1', true])
})

it('sends a video that fits into a part as one form', async () => {
  const upload = await uploading(aVideo({ bytes: limits.uploadPartBytes }))
  expect(ofCall('upload.video')).toEqual([{ module: 'review', dir: 'videos', coverId: 'c1' }])
  expect(server.calls('upload.token')).toEqual([])
  expect(upload.id).toBe('v1')
})

it('continues by itself when the connection is back, with the missing parts', async () => {
  answers['upload.part'] = [success({ received: [1] }), noAnswer]
  const upload = await uploading()
  expect(upload.item).toMatchObject({ state: 'failed', isLost: true })
  const received = [{ number: 1, sha256: hashes[0] ?? '' }]
  server.answer('upload.token', { fileName, token: 't2', baseUrl: '', partBytes, parts: 3, received })
  await settle(() => goes(false))
  await settle(() => goes(true))
  expect(numbers()).toEqual(['1', '2', '2', '3'])
  expect(server.calls('upload.token')[1]).toMatchObject({ fileName })
  expect(ofCall('upload.image')).toHaveLength(1)
  expect(upload.item).toMatchObject({ state: 'done' })
})

it('completes again when only that answer was lost, without sending anything twice', async () => {
  server.lose('upload.complete')
  const upload = await uploading()
  expect(upload.failed).toBe(true)
  server.answer('upload.complete', { image: null, video })
  await settle(() => upload.retry())
  expect(numbers()).toEqual(['1', '2', '3'])
  expect(server.calls('upload.token')).toHaveLength(1)
  expect(upload.id).toBe('v1')
})

it('starts again when the server has another file under the name', async () => {
  answers['upload.part'] = [success({ received: [1] }), noAnswer]
  const upload = await uploading()
  const received = [{ number: 1, sha256: '0'.repeat(64) }]
  server.answer('upload.token', (request: { fileName?: string }) =>
    request.fileName
      ? { fileName, token: 't2', baseUrl: '', partBytes, parts: 3, received }
      : { fileName: 'e'.repeat(32), token: 't3', baseUrl: '', partBytes, parts: 3, received: [] },
  )
  answers['upload.part'] = [refusal('uploadFailed')]
  await settle(() => upload.retry())
  expect(ofCall('upload.part').map(({ token }) => token)).toEqual(['t', 't', 't2', 't3', 't3', 't3'])
  expect(server.calls('upload.complete')).toEqual([{ fileName: 'e'.repeat(32), parts: hashes, coverId: 'c1' }])
  expect(upload.id).toBe('v1')
})

it.each([
  ['en', { bytes: 3 * 1024 ** 3 }, 'Videos can be up to 100 MB'],
  ['zh', { bytes: 3 * 1024 ** 3 }, '视频不能超过100MB'],
  ['en', { seconds: 75 }, 'Videos can be up to 60 seconds long'],
  ['zh', { seconds: 75 }, '视频不能超过60秒'],
] as const)('says in %s why a video is not sent: %o', async (spoken, over, message) => {
  language.set(spoken)
  const upload = await uploading(aVideo(over))
  expect(upload.item).toMatchObject({ state: 'failed', message })
  expect(sent).toEqual([])
})

it('says what the server says of a file that is no video', async () => {
  answers['upload.video'] = [refusal('videoUnreadable')]
  const upload = await uploading(aVideo({ bytes: 20 }))
  expect(upload.item).toMatchObject({ state: 'failed', message: failureMessages.videoUnreadable.en, isLost: false })
})

it('gives up an upload that is removed, here and on the server', async () => {
  answers['upload.part'] = [success({ received: [1] }), 'never']
  const upload = await uploading()
  expect(upload.item).toMatchObject({ state: 'sending' })
  await settle(() => upload.remove())
  expect(upload.item).toBeUndefined()
  expect(server.calls('upload.cancel')).toEqual([{ fileName }])
  expect(numbers()).toEqual(['1', '2'])
  expect(server.calls('upload.complete')).toEqual([])
})

it('waits for the pictures that were chosen before it', async () => {
  answers['upload.image'] = ['never']
  const pictures = new PictureUploads({ module: 'review', max: 1 })
  await settle(() => pictures.add([{ preview: 'p', bytes: 1, file: 'p' }]))
  const upload = await uploading()
  expect(sent).toHaveLength(1)
  await settle(() => pictures.items.forEach((item) => pictures.remove(item)))
  expect(upload.id).toBe('v1')
})

it('continues a draft after the parts that have arrived, and shows an uploaded video', async () => {
  answers['upload.part'] = [success({ received: [1] }), noAnswer]
  const first = await uploading()
  const { kept } = first
  expect(JSON.stringify(kept)).toBe('null')
  first.dispose(true)
  const second = new VideoUpload('review')
  await settle(() => second.restore(kept))
  expect(server.calls('upload.token')[1]).toMatchObject({ fileName })
  expect(second.kept).toEqual(video)
  const third = new VideoUpload('review')
  await settle(() => third.restore(JSON.parse(JSON.stringify(second.kept)) as typeof video))
  expect(third.item).toMatchObject({
    state: 'done',
    seconds: 12,
    preview: expect.stringContaining('/media/c1-208') as string,
  })
})
