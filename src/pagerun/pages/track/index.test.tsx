import { renderScreen, settle } from '@/testing'
import { sharedErrand } from '@/testing/errands'
import Track from '.'

const show = (errand = sharedErrand('riderDelivering', { deliveryCode: '4082' }), language: 'en' | 'zh' = 'en') =>
  renderScreen(Track, { params: { token: 'e1.sig' }, answers: { 'errand.shared': errand }, language })

it('shows a visitor the rider, the code and the steps', async () => {
  const { view, api } = await show()
  expect(api.calls('errand.shared')).toEqual([{ token: 'e1.sig' }])
  expect(view.getByRole('heading', { name: 'On the way to you' })).toBeVisible()
  expect(view.getByText('Zhou · about 12 min')).toBeVisible()
  expect(view.getByRole('group', { name: 'The rider arrives in about 12 minutes' })).toBeVisible()
  expect(view.getByRole('img', { name: 'Hand-over code: 4082' })).toBeVisible()
})

it('looks again by itself until it has arrived', async () => {
  jest.useFakeTimers()
  const { view, api } = await show()
  api.answer('errand.shared', sharedErrand('delivered', { rider: null }))
  await settle(() => jest.advanceTimersByTime(5000))
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await settle(() => jest.advanceTimersByTime(60_000))
  expect(api.calls('errand.shared')).toHaveLength(2)
  jest.useRealTimers()
})

it('says that a link is none', async () => {
  const { view, api } = await renderScreen(Track, { params: { token: 'no' } })
  api.fail('errand.shared', 'errandLinkNotFound')
  await view.tap('Try again')
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(view.getByRole('button', { name: 'Go back' })).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await show(undefined, 'zh')
  expect(view.getByRole('img', { name: '收货码: 4082' })).toBeVisible()
})
