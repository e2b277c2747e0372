import type { Media } from '@contract/entities/media'
import { CallAborted } from '@/services/failures'
import { uploadPicture } from '@/services/upload-on-demand'
import { settle } from '@/testing'
import { PictureUploads } from './picture-uploads'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/services/upload-on-demand', () => ({
  ...jest.requireActual<object>('@/services/upload-on-demand'),
  uploadPicture: jest.fn(),
}))

const chosen = (preview: string) => ({ preview, bytes: 1, file: undefined })

it('ends with its screen: what waits is not uploaded', async () => {
  jest.mocked(uploadPicture).mockImplementation(() => {
    let abort = () => undefined as void
    const sent = new Promise<Media>((_, reject) => (abort = () => reject(new CallAborted())))
    return Object.assign(sent, { abort: () => abort() })
  })
  const uploads = new PictureUploads({ module: 'review', max: 3 })
  await settle(() => uploads.add(['one', 'two', 'three'].map(chosen)))
  expect(uploadPicture).toHaveBeenCalledTimes(1)
  await settle(() => uploads.dispose())
  expect(uploadPicture).toHaveBeenCalledTimes(1)
  expect(uploads.items.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting'])
})
