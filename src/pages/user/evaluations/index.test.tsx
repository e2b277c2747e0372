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
