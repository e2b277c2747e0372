import { defaultSettings } from '@contract/settings'
import { deployment } from '@/platform/session/deployment'
import { feedback } from '@/platform/view/feedback'
import { renderScreen, settle } from '@/testing'
import { aReview, reviewCounts } from '@/testing/reviews'
import GoodsComments from '.'

beforeEach(() => deployment.set({ ...defaultSettings, translatesReviews: true }))
afterEach(() => settle(() => deployment.clear()))

const at = '2026-03-02T04:00:00.000Z'
const chinese = aReview({ text: '汤很热', reply: { text: '谢谢', at } })
const summary = { likedPercent: 96, liked: 96, disliked: 4, counts: reviewCounts }
const translated = { text: 'The soup is hot', followUp: null, reply: 'Thank you' }
const translate = 'Translate: review by Mei'

const opened = (items = [chinese], options: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(GoodsComments, {
    params: { goodsId: 'g1' },
    signedIn: true,
    answers: { 'goods.comments': { items, next: null, summary }, 'review.translate': translated },
    ...options,
  })

it('translates a review with its reply, and shows the original again without asking twice', async () => {
  const { view, api } = await opened()
  await view.tap(translate)
  expect(api.calls('review.translate')).toEqual([{ reviewId: 'v1', language: 'en' }])
  expect([view.getByText('The soup is hot'), view.getByText('Thank you')].length).toBe(2)
  expect(view.queryByText('汤很热')).toBeNull()
  expect(view.getByText('Machine translation')).toBeVisible()
  await view.tap('Show original: review by Mei')
  expect(view.getByText('汤很热')).toBeVisible()
  await view.tap(translate)
  expect(view.getByText('The soup is hot')).toBeVisible()
  expect(api.calls('review.translate')).toHaveLength(1)
})

it('is not offered for reviews in the language of the screen, nor where nothing translates', async () => {
  const { view } = await opened([aReview(), aReview({ id: 'v2', text: '' })])
  expect(view.queryByLabelText(translate)).toBeNull()
  await settle(() => deployment.set({ ...defaultSettings, translatesReviews: false }))
  expect((await opened()).view.queryByLabelText(translate)).toBeNull()
  await settle(() => deployment.set({ ...defaultSettings, translatesReviews: undefined }))
  expect((await opened()).view.queryByLabelText(translate)).toBeNull()
})

it('is offered for a reply in another language alone', async () => {
  const { view } = await opened([aReview({ reply: { text: '谢谢', at } })])
  expect(view.getByLabel(translate)).toBeVisible()
})

it('says that it is under way, and takes no second tap', async () => {
  const { view, api } = await opened()
  const held = api.hold('review.translate')
  await view.tap(translate)
  expect(view.getByText('Translating…')).toBeVisible()
  expect(view.getByLabel('Translating…: review by Mei')).toHaveAttribute('aria-disabled', 'true')
  expect(api.calls('review.translate')).toHaveLength(1)
  await settle(() => held.deliver(0))
  expect(view.getByText('The soup is hot')).toBeVisible()
})

it('says why it failed, keeps the original and tries again', async () => {
  const { view, api } = await opened()
  api.fail('review.translate', 'translationUnavailable')
  await view.tap(translate)
  expect(view.getByText('Translation isn’t available right now')).toBeVisible()
  expect(view.getByText('汤很热')).toBeVisible()
  api.answer('review.translate', translated)
  await view.tap('Try again: review by Mei')
  expect(view.getByText('The soup is hot')).toBeVisible()
})

it('asks visitors to log in', async () => {
  const { view, api } = await opened(undefined, { signedIn: false })
  await view.tap(translate)
  expect(api.calls('review.translate')).toEqual([])
  expect(feedback.toast).toBe('Please log in first')
})
