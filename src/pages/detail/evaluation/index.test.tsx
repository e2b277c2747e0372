import type { Media, Video } from '@contract/entities/media'
import { choosePictures } from '@/platform/media/choose-pictures'
import { chooseVideo } from '@/platform/media/choose-video'
import { token } from '@/platform/session/token'
import { CallFailure } from '@/services/failures'
import { uploadPicture } from '@/services/upload'
import { uploadVideo } from '@/services/upload-video'
import { drafts } from '@/state/base/drafts'
import { renderScreen, settle } from '@/testing'
import { aStay } from '@/testing/hotels'
import { detailOf, ticketOf } from '@/testing/orders'
import { anOwnReview } from '@/testing/reviews'
import { aSession, aUser } from '@/testing/user'
import Evaluation from '.'

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

const upload = jest.mocked(uploadPicture)
const media = (id: string): Media => ({ id, path: `/media/${id}`, cover: `/media/${id}-416.webp`, colour: '#aaaaaa' })
const pending = (answer: Promise<Media>) => Object.assign(answer, { abort: jest.fn() })
const choose = (...names: string[]) =>
  jest.mocked(choosePictures).mockResolvedValueOnce(names.map((preview) => ({ preview, bytes: 1, file: preview })))

const order = detailOf({ id: 'o1', status: 'waitingEvaluation', step: 'review' })
const opened = (over: Partial<typeof order> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Evaluation, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: {
      'order.detail': detailOf({ ...order, ...over }),
      'order.review': { ...anOwnReview(), points: 20 },
      'user.info': aUser(),
    },
    language,
  })

beforeEach(() => {
  upload.mockReset()
  drafts.clear()
})

it('sends stars, thumbs, words and pictures, and shows what happens next', async () => {
  const { view, api } = await opened()
  const [line] = order.lines
  await view.tap('The store: 4 stars')
  await view.tap('Taste: 5 stars')
  await view.tap(`Like ${line?.name}`)
  await view.write('Your review', ' Lovely ')
  choose('blob:1', 'blob:2')
  upload
    .mockReturnValueOnce(pending(Promise.resolve(media('m1'))))
    .mockReturnValueOnce(pending(Promise.resolve(media('m2'))))
  await view.tap('Add a photo')
  await view.tap('Anonymous')
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({
    orderId: 'o1',
    rating: 4,
    taste: 5,
    packaging: null,
    text: 'Lovely',
    pictures: ['m1', 'm2'],
    anonymous: true,
    dishes: [{ goodsId: line?.goodsId, liked: true }],
  })
  expect(view.path).toBe('pages/detail/success/index')
})

it('wants stars for the store, and nothing else', async () => {
  const { view, api } = await opened()
  await view.tap('Submit')
  expect(view.toast).toBe('Rate the store')
  expect(api.calls('order.review')).toEqual([])
  await view.tap('The store: 1 star')
  expect(view.getByText('Poor')).toBeVisible()
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({ rating: 1, dishes: [], pictures: [] })
})

it('takes a thumb back when it is pressed again', async () => {
  const { view, api } = await opened()
  const name = order.lines[0]?.name ?? ''
  await view.tap('The store: 3 stars')
  await view.tap(`Dislike ${name}`)
  await view.tap(`Dislike ${name}`)
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({ dishes: [] })
})

it('says what is wrong with a picture, and sends it again or leaves it out', async () => {
  const { view, api } = await opened()
  await view.tap('The store: 5 stars')
  choose('blob:bad', 'blob:good')
  const refused = new CallFailure(2304, 'imageUploadFailed', 'Image upload failed, please try again', null)
  upload
    .mockReturnValueOnce(pending(Promise.reject(refused)))
    .mockReturnValueOnce(pending(Promise.resolve(media('m2'))))
  await view.tap('Add a photo')
  await view.tap('Submit')
  expect(view.toast).toBe('Retry or remove the photos that failed')
  upload.mockReturnValueOnce(pending(Promise.reject(refused)))
  await view.tap('Photo 1 failed, retry: Image upload failed, please try again')
  await view.tap('Remove photo 1')
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({ pictures: ['m2'] })
})

it('shows how far a picture is, and gives it up when it is removed', async () => {
  const { view } = await opened()
  choose('blob:1')
  const sending = pending(new Promise<Media>(() => undefined))
  upload.mockReturnValueOnce(sending)
  await view.tap('Add a photo')
  await settle(() => upload.mock.calls[0]?.[1].onProgress?.(42))
  expect(view.getByText('42%')).toBeVisible()
  await view.tap('The store: 5 stars')
  await view.tap('Submit')
  expect(view.toast).toBe('Wait until your photos and video are uploaded')
  await view.tap('Remove photo 1')
  expect(sending.abort).toHaveBeenCalled()
})

it('takes up to nine pictures', async () => {
  const { view } = await opened()
  upload.mockImplementation(() => pending(Promise.resolve(media('m'))))
  choose(...Array.from({ length: 12 }, (_, index) => `blob:${index}`))
  await view.tap('Add a photo')
  expect(view.getByLabel('View photo 9')).toBeVisible()
  expect(view.queryByLabelText('View photo 10')).toBeNull()
  expect(view.queryByLabelText('Add a photo')).toBeNull()
})

it('keeps what was written when the server refuses', async () => {
  const { view, api } = await opened()
  api.fail('order.review', 'alreadyReviewed')
  await view.tap('The store: 5 stars')
  await view.write('Your review', 'Good')
  await view.tap('Submit')
  expect(view.toast).toBe('You’ve already reviewed this order')
  expect(view.getByLabel('Your review')).toHaveValue('Good')
})

it('is sent again under the same key when the answer was lost, and ends in success', async () => {
  const { view, api } = await opened()
  await view.tap('The store: 5 stars')
  api.lose('order.review')
  await view.tap('Submit')
  expect(view.path).not.toBe('pages/detail/success/index')
  api.answer('order.review', { ...anOwnReview(), points: 0 })
  await view.tap('Submit')
  const [lost, repeated] = api.keys('order.review')
  expect(repeated).toBe(lost)
  expect(view.path).toBe('pages/detail/success/index')
})

it('is still there after the session expired: stars, thumbs, words and pictures, sent or not', async () => {
  const { view, api, root } = await opened()
  await settle(() => root.session.refresh())
  const name = order.lines[0]?.name ?? ''
  await view.tap('The store: 4 stars')
  await view.tap(`Like ${name}`)
  await view.write('Your review', 'Lovely')
  await view.tap('Anonymous')
  choose('blob:1', 'blob:2')
  upload
    .mockReturnValueOnce(pending(Promise.resolve(media('m1'))))
    .mockReturnValueOnce(pending(new Promise(() => undefined)))
  await view.tap('Add a photo')
  await settle(() => token.clear())
  expect(view.queryByLabelText('Your review')).toBeNull()
  upload.mockReturnValueOnce(pending(Promise.resolve(media('m2'))))
  await settle(() => root.session.signIn(aSession()))
  expect(view.getByLabel('Your review')).toHaveValue('Lovely')
  api.answer('order.review', { ...anOwnReview(), points: 0 })
  await view.tap('Submit')
  expect(api.calls('order.review').at(-1)).toMatchObject({
    rating: 4,
    dishes: [{ liked: true }],
    text: 'Lovely',
    pictures: ['m1', 'm2'],
    anonymous: true,
  })
})

it('shows nobody else what was written', async () => {
  const { view, root } = await opened()
  await settle(() => root.session.refresh())
  await view.write('Your review', 'Lovely')
  await settle(() => token.clear())
  await settle(() => root.session.signIn({ ...aSession(aUser({ id: 'somebody else' })), userToken: 'another-token' }))
  expect(view.getByLabel('Your review')).toHaveValue('')
})

it('sends a video with the review, and waits for it', async () => {
  const { view, api } = await opened()
  const cover = { preview: 'blob:c', bytes: 1, file: 'c' }
  jest
    .mocked(chooseVideo)
    .mockResolvedValueOnce({ preview: 'blob:c', bytes: 9, file: 'v', type: 'video/mp4', seconds: 8, cover })
  let arrive: (video: Video) => void = () => undefined
  const sending = Object.assign(new Promise<Video>((resolve) => (arrive = resolve)), { abort: jest.fn() })
  jest.mocked(uploadVideo).mockReturnValueOnce(sending)
  expect(view.getByText('One video, up to 60 s and 100 MB')).toBeVisible()
  await view.tap('Add a video')
  await view.tap('The store: 5 stars')
  await settle(() => jest.mocked(uploadVideo).mock.calls[0]?.[1].onProgress(42))
  expect(view.getByText('42%')).toBeVisible()
  await view.tap('Submit')
  expect(view.toast).toBe('Wait until your photos and video are uploaded')
  await settle(() => arrive({ id: 'v1', path: '/media/ab.mp4', cover: null, seconds: 8 }))
  await view.tap('Submit')
  expect(api.calls('order.review')[0]).toMatchObject({ rating: 5, pictures: [], video: 'v1' })
})

it('says why a video failed, and takes it back', async () => {
  const { view, api } = await opened({}, 'zh')
  jest
    .mocked(chooseVideo)
    .mockResolvedValueOnce({ preview: '', bytes: 9, file: 'v', type: 'video/mp4', seconds: 0, cover: undefined })
  const refused = new CallFailure(2310, 'videoUnreadable', '无法识别该视频，请选择MP4或MOV格式', null)
  jest.mocked(uploadVideo).mockReturnValueOnce(Object.assign(Promise.reject(refused), { abort: jest.fn() }))
  await view.tap('添加视频')
  await view.tap('商家：5星')
  await view.tap('提交评价')
  expect(view.toast).toBe('请重试或移除上传失败的视频')
  expect(view.getByLabel('视频上传失败，重试: 无法识别该视频，请选择MP4或MOV格式')).toBeVisible()
  await view.tap('移除视频')
  await view.tap('提交评价')
  expect(api.calls('order.review')).toHaveLength(1)
})

it('is as it was left, and begins empty again once it was sent', async () => {
  const first = await opened()
  await first.view.tap('The store: 4 stars')
  await first.view.write('Your review', 'Lovely')
  first.view.unmount()
  const second = await opened()
  expect(second.view.getByLabel('Your review')).toHaveValue('Lovely')
  await second.view.tap('Submit')
  expect(second.api.calls('order.review')).toMatchObject([{ text: 'Lovely' }])
  second.view.unmount()
  const { view } = await opened()
  expect(view.getByLabel('Your review')).toHaveValue('')
})

it('has no form for an order that was reviewed', async () => {
  const { view } = await opened({ status: 'evaluated', step: null })
  expect(view.getByText('You’ve reviewed this order')).toBeVisible()
  expect(view.queryByText('Submit')).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  await view.tap('商家：5星')
  expect(view.getByText('超赞')).toBeVisible()
})

it.each([
  ['en', 'You can’t request a refund for this order after your review'],
  ['zh', '提交评价后，本订单不可再申请退款'],
] as const)('warns that a review ends the right to a refund, in %s', async (language, warning) => {
  const { view } = await opened({}, language)
  expect(view.getByText(warning)).toBeVisible()
})

it('warns of no right that is gone already', async () => {
  const { view } = await renderScreen(Evaluation, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: { 'order.detail': { ...order, actions: ['evaluate'] } },
  })
  expect(view.getByText('Submit')).toBeVisible()
  expect(view.queryByText(/refund/)).toBeNull()
})

it('asks of an order of a kind that is not known what it asks of all', async () => {
  const { view, api } = await renderScreen(Evaluation, {
    params: { orderId: 't1' },
    signedIn: true,
    answers: {
      'order.detail': ticketOf({ phase: 'toReview', actions: ['evaluate'] }),
      'order.review': { ...anOwnReview(), points: 20 },
    },
  })
  await view.tap('The order: 4 stars')
  expect(view.queryByText('Taste')).toBeNull()
  await view.tap('Submit')
  expect(api.calls('order.review')).toEqual([expect.objectContaining({ orderId: 't1', rating: 4, text: '' })])
})

it.each([
  ['en', 'Your review', 'How was your stay? What could be better?'],
  ['zh', '评价内容', '住得怎么样？有什么可以改进的？'],
] as const)('asks nothing of taste or packaging after a stay, in %s', async (language, label, prompt) => {
  const stay = aStay({ number: '1', state: 'review', phase: 'toReview', actions: ['evaluate'] })
  const { view } = await renderScreen(Evaluation, {
    params: { orderId: 'o1' },
    signedIn: true,
    language,
    answers: { 'order.detail': stay, 'user.info': aUser() },
  })
  expect(view.getByLabel(label)).toHaveAttribute('placeholder', prompt)
  await view.tap(language === 'en' ? 'The store: 5 stars' : '商家：5星')
  expect(view.container).not.toHaveTextContent(/[Tt]ast|[Pp]ackag|口味|包装/)
})

it.each([
  ['en', 'Your review', 'How did it taste? What could be better?'],
  ['zh', '评价内容', '口味怎么样？有什么可以改进的？'],
] as const)('asks how takeaway tasted, in %s', async (language, label, prompt) => {
  const { view } = await opened({}, language)
  expect(view.getByLabel(label)).toHaveAttribute('placeholder', prompt)
})

it('asks for the scores of a stay and who travelled', async () => {
  const stay = aStay({ number: '1', state: 'review', phase: 'toReview', actions: ['evaluate'] })
  const { view, api } = await renderScreen(Evaluation, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: { 'order.detail': stay, 'order.review': { ...anOwnReview(), points: 20 }, 'user.info': aUser() },
  })
  await view.tap('The store: 5 stars')
  await view.tap('Submit')
  expect(api.calls('order.review')).toEqual([])
  expect(view.getAllByText('Required')).toHaveLength(4)
  await view.tap('Service: 4 stars')
  expect(view.getAllByText('Required')).toHaveLength(3)
  for (const score of ['Location', 'Cleanliness', 'Service', 'Facilities']) await view.tap(`${score}: 4 stars`)
  expect(view.getAllByText('Good')).toHaveLength(4)
  expect(view.getByText(`${stay.roomName} · 20 – 22 Feb`)).toBeVisible()
  await view.tap('Family')
  await view.tap('Submit')
  expect(api.calls('order.review')).toMatchObject([{ stay: { place: 4, facilities: 4, traveller: 'family' } }])
})
