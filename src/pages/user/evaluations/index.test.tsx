import { renderScreen } from '@/testing'
import { anOwnReview } from '@/testing/reviews'
import MyEvaluations from '.'

const page = (items = [anOwnReview()]) => ({ 'order.comments': { items, next: null } })
const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(MyEvaluations, { signedIn: true, answers, language })

it('shows what one has said, and leads to the order', async () => {
  const { view } = await opened(page())
  expect(view.getByText('Hot and quick')).toBeVisible()
  await view.tap('Order at Old Stove')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('leads to the orders when nothing was said yet', async () => {
  const { view } = await opened(page([]))
  expect(view.getByText('No reviews yet')).toBeVisible()
  await view.tap('My orders')
  expect(view.path).toBe('pages/tab/order/index')
})

it('tries again after a failure', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Couldn’t load')).toBeVisible()
  api.answer('order.comments', page()['order.comments'])
  await view.tap('Try again')
  expect(view.getByText('Old Stove')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(page(), 'zh')
  expect(view.getByText('我的评价')).toBeVisible()
})

const answered = { ...page(), 'order.removeReview': {} }
const added = { text: 'Still good cold', at: '2026-03-04T04:00:00.000Z' }

it('adds to a review, and changes what was added', async () => {
  const { api, view } = await opened({ ...answered, 'order.followUp': anOwnReview({ followUp: added }) })
  await view.tap('Add to review: Old Stove')
  await view.write('How was it in the end?', ' Still good cold ')
  await view.tap('Save')
  expect(api.calls('order.followUp')).toEqual([{ reviewId: 'v1', text: 'Still good cold' }])
  expect(view.toast).toBe('Saved')
  expect(view.getByText('Follow-up')).toBeVisible()
  await view.tap('Edit follow-up: Old Stove')
  expect(view.getByLabelText('How was it in the end?')).toHaveValue('Still good cold')
})

it('keeps what is written when it cannot be saved', async () => {
  const { api, view } = await opened(answered)
  await view.tap('Add to review: Old Stove')
  await view.write('How was it in the end?', 'Still good')
  api.fail('order.followUp', 'reviewNotFound')
  await view.tap('Save')
  expect(view.getByLabelText('How was it in the end?')).toHaveValue('Still good')
})

it('deletes a review after confirmation', async () => {
  const { api, view } = await opened(answered)
  await view.tap('Delete: Old Stove')
  await view.tap('Keep it')
  expect(api.calls('order.removeReview')).toEqual([])
  await view.tap('Delete: Old Stove')
  api.answer('order.comments', { items: [], next: null })
  await view.tap('Delete')
  expect(api.calls('order.removeReview')).toEqual([{ reviewId: 'v1' }])
  expect(view.getByText('No reviews yet')).toBeVisible()
})

it('appeals once against a hidden review, and shows the outcome', async () => {
  const hidden = { reason: 'It is an advert', at: '2026-03-02T04:00:00.000Z' }
  const { view, api } = await opened(page([anOwnReview({ hidden })]))
  expect(view.getByText('Only you can see this review: It is an advert')).toBeVisible()
  await view.tap('Appeal: Old Stove')
  await view.write('Why should everyone see your review? You can appeal once', 'It was cold')
  const appeal = { text: 'It was cold', at: '2026-03-03T04:00:00.000Z', outcome: null }
  api.answer('order.appealReview', anOwnReview({ hidden, appeal }))
  await view.tap('Send appeal')
  expect(api.calls('order.appealReview')).toMatchObject([{ reviewId: 'v1', text: 'It was cold' }])
  expect(view.getByText('We’re looking at your appeal')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Appeal: Old Stove' })).toBeNull()
  view.unmount()
  const outcome = { isShown: true, reason: 'It is fine', at: '2026-03-04T04:00:00.000Z' }
  const decided = await opened(page([anOwnReview({ hidden: null, appeal: { ...appeal, outcome } })]), 'zh')
  expect(decided.view.getByText('评价已恢复展示：It is fine')).toBeVisible()
})
