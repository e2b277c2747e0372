import { renderScreen } from '@/testing'
import { errandOf } from '@/testing/errands'
import Evaluate from '.'

const show = (errand = errandOf('review'), language: 'en' | 'zh' = 'en') =>
  renderScreen(Evaluate, { params: { orderId: 'e1' }, answers: { 'order.detail': errand }, signedIn: true, language })

it('rates the rider, after stars alone', async () => {
  const { view, api } = await show()
  await view.tap('Submit')
  expect(api.calls('errand.comment')).toHaveLength(0)
  expect(view.toast).not.toBe('')
  await view.tap('Your rider: 4 stars')
  expect(view.getByText('Good')).toBeVisible()
  await view.write('Your review', ' Quick and kind ')
  api.answer('errand.comment', errandOf('evaluated'))
  await view.tap('Submit')
  expect(api.calls('errand.comment')).toMatchObject([{ orderId: 'e1', rating: 4, text: 'Quick and kind' }])
  expect(view.toast).toBe('Thank you for your review')
})

it('shows what was said before', async () => {
  const comment = { rating: 5, text: 'Perfect', at: '2026-02-13T05:00:00Z' }
  const { view } = await show(errandOf('evaluated', { comment }))
  expect(view.getByText('Perfect')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Submit' })).toBeNull()
  await view.tap('View errand')
  expect(view.path).toBe('pagerun/pages/detail/index')
})

it('cannot review what is under way', async () => {
  const { view } = await show(errandOf('riderPicking'))
  expect(view.getByText('This order can’t be reviewed now')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await show(errandOf('review'), 'zh')
  expect(view.getByRole('button', { name: '提交评价' })).toBeVisible()
})
