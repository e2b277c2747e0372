import type { Media } from '@contract/entities/media'
import { limits } from '@contract/limits'
import { restored } from '@/platform/storage/persisted'
import { FakeServer, settle } from '@/testing'
import { PictureUploads } from './picture-uploads'
import { viewPrivate } from './view-private'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))

const widest = Math.max(...limits.pictureWidths)
const media = (path: string): Media => ({ id: 'm1', path, cover: `${path}-416.webp`, colour: '#fff' })

let server: FakeServer
beforeEach(async () => {
  await restored()
  server = new FakeServer()
})

/** Private pictures that a draft kept. */
async function aDraft(): Promise<PictureUploads> {
  const uploads = new PictureUploads({ module: 'id', max: 2, view: viewPrivate })
  await settle(() => uploads.restore([media('/private/old')]))
  return uploads
}

it('shows a private picture of a draft to its owner at a fresh address', async () => {
  server.answer('upload.view', [media('/private/fresh')])
  const uploads = await aDraft()
  expect(server.calls('upload.view')).toEqual([{ ids: ['m1'] }])
  expect(uploads.sources).toEqual([expect.stringMatching(new RegExp(`/private/fresh-${widest}.webp$`))])
  expect(uploads.ids).toEqual(['m1'])
})

it('leaves out of a draft what the server has removed', async () => {
  server.fail('upload.view', 'privateMediaNotFound')
  expect((await aDraft()).items).toEqual([])
})

it('keeps a private picture that cannot be shown now, and shows it when asked again', async () => {
  server.break('upload.view', 500)
  const uploads = await aDraft()
  expect(uploads.items).toMatchObject([{ state: 'failed', media: { id: 'm1' } }])
  server.answer('upload.view', [media('/private/fresh')])
  await settle(() => uploads.items.forEach((upload) => uploads.retry(upload)))
  expect(uploads.items).toMatchObject([{ state: 'done' }])
})

it('asks for no address of a picture that everybody may see', async () => {
  const uploads = new PictureUploads({ module: 'review', max: 2 })
  await settle(() => uploads.restore([media('/media/abc')]))
  expect(uploads.sources).toEqual([expect.stringMatching(new RegExp(`/media/abc-${widest}.webp$`))])
  expect(server.calls('upload.view')).toEqual([])
})
