import type { Media, Video } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { chooseVideo } from '@/platform/media/choose-video'
import { uploadPicture } from '@/services/upload'
import { uploadVideo } from '@/services/upload-video'
import { renderScreen } from '@/testing'
import { aMallOrder } from '@/testing/mall'
import { anOwnReview } from '@/testing/reviews'
import { aUser } from '@/testing/user'
import Evaluate from '.'

jest.mock('@/platform/media/choose-pictures', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-pictures'),
  choosePictures: jest.fn(),
  releasePicture: jest.fn(),
}))
jest.mock('@/platform/media/choose-video', () => ({
  ...jest.requireActual<object>('@/platform/media/choose-video'),
  chooseVideo: jest.fn(),
  releaseVideo: jest.fn(),
}))
jest.mock('@/services/upload-video', () => ({
  ...jest.requireActual<object>('@/services/upload-video'),
  mostVideoBytes: 100 * 1024 * 1024,
  uploadVideo: jest.fn(),
}))
jest.mock('@/services/upload', () => ({ ...jest.requireActual<object>('@/services/upload'), uploadPicture: jest.fn() }))

const media: Media = { id: 'm1', path: '/media/m1', cover: '/media/m1-416.webp', colour: '#aaaaaa' }
const video: Video = { id: 'v1', path: '/media/v1.mp4', cover: null, seconds: 12 }
const arrives = <T,>(answer: T) => Object.assign(Promise.resolve(answer), { abort: jest.fn() })
const breaks = () => Object.assign(Promise.reject(new Error('broken')), { abort: jest.fn() })

const [tea] = aMallOrder({ status: 'success' }).lines
const honey = { ...tea, position: 1, name: 'Wildflower honey' }
const order = { ...aMallOrder({ status: 'success' }), lines: tea ? [tea, honey] : [] }
const opened = (over: Partial<typeof order> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Evaluate, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: {
      'order.detail': { ...order, ...over },
      'order.review': { ...anOwnReview(), points: 20 },
      'user.info': aUser(),
    },
    language,
  })

it('sends what is rated, with words, topics, a picture and a video', async () => {
  const { view, api } = await opened()
  await view.tap('Submit')
  expect(view.toast).toBe('Rate the item first')
  await view.tap('Item: Longjing tea: 4 stars')
  expect(view.getByText('Good')).toBeVisible()
  await view.write('Your review of Longjing tea', ' Clean aroma ')
  await view.tap('Well packed')
  jest.mocked(choosePictures).mockResolvedValueOnce([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])
  jest.mocked(uploadPicture).mockReturnValueOnce(arrives(media))
  await view.tap('Add a photo')
  jest.mocked(chooseVideo).mockResolvedValueOnce({ preview: '', seconds: 12, bytes: 1, path: 'blob:v' } as never)
  jest.mocked(uploadVideo).mockReturnValueOnce(arrives(video))
  await view.tap('Add a video')
  await view.tap('Delivery: 5 stars')
  await view.tap('Service: 3 stars')
  await view.tap('Anonymous')
  await view.tap('Submit')
  expect(api.calls('order.review')).toMatchObject([
    {
      orderId: 'o1',
      lines: [{ line: 0, rating: 4, text: 'Clean aroma', topics: ['packing'], pictures: ['m1'], video: 'v1' }],
      delivery: 5,
      service: 3,
      anonymous: true,
    },
  ])
  expect(view.path).toBe('pages/detail/success/index')
})

it('offers faults and help with few stars, and opens the other lines', async () => {
  const { view, api } = await opened()
  await view.tap('Item: Longjing tea: 5 stars')
  await view.tap('Good value')
  await view.tap('Item: Longjing tea: 2 stars')
  expect(view.queryByText('Good value')).toBeNull()
  await view.tap('Damaged')
  expect(view.getByText('Contact us about it')).toBeVisible()
  await view.tap(/^Wildflower honey/)
  await view.write('Your review of Wildflower honey', 'Sweet')
  await view.tap('Submit')
  expect(view.toast).toBe('Rate Wildflower honey too')
  await view.tap('Item: Wildflower honey: 5 stars')
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({
    lines: [
      { line: 0, rating: 2, topics: ['damaged'] },
      { line: 1, rating: 5, topics: [], text: 'Sweet' },
    ],
  })
})

it('waits for what fails to upload until it is sent again or taken out', async () => {
  const { view, api } = await opened()
  await view.tap('Item: Longjing tea: 5 stars')
  jest.mocked(choosePictures).mockResolvedValueOnce([{ preview: 'blob:1', bytes: 1, file: 'blob:1' }])
  jest.mocked(uploadPicture).mockReturnValueOnce(breaks())
  await view.tap('Add a photo')
  await view.tap('Submit')
  expect(view.toast).toBe('Retry or remove the photos that failed')
  jest.mocked(uploadPicture).mockReturnValueOnce(arrives(media))
  await view.tap('Photo 1 failed, retry')
  await view.tap('Submit')
  expect(api.calls('order.review')).toHaveLength(1)
})

it('keeps a draft for each order', async () => {
  const first = await opened()
  await first.view.tap('Item: Longjing tea: 4 stars')
  await first.view.write('Your review of Longjing tea', 'Half done')
  first.view.unmount()
  const { view } = await opened()
  expect(view.getByDisplayValue('Half done')).toBeVisible()
})

it('shows only what can be reviewed, and says when nothing can', async () => {
  const lines = order.lines.map((line, index) => (index === 0 ? { ...line, refundedQuantity: 1 } : line))
  const { view } = await opened({ lines })
  expect(view.queryByText('Longjing tea')).toBeNull()
  view.unmount()
  const over = await opened({ actions: [] })
  expect(over.view.getByText('This order can’t be reviewed now')).toBeVisible()
  await over.view.tap('My reviews')
  expect(over.view.path).toBe('pages/user/evaluations/index')
})

it('tries again what could not be read, and speaks Chinese', async () => {
  const { view, api } = await renderScreen(Evaluate, { params: { orderId: 'o1' }, signedIn: true, language: 'zh' })
  api.answer('order.detail', order)
  await view.tap('重试')
  expect(view.getByText('店铺与物流')).toBeVisible()
})
