import { renderScreen } from '@/testing'
import { aDelay, detailOf } from '@/testing/orders'
import Delayed from '.'

const asked = detailOf({ status: 'waitingDelivery', step: 'riderDelay', delay: aDelay })
const riding = { status: 'waitingDelivery', step: 'riderDelivering' } as const
const show = (order = asked, more = {}) =>
  renderScreen(Delayed, {
    params: { orderId: 'o1' },
    answers: { 'order.detail': order, ...more },
    signedIn: true,
  })

it.each([
  ['Accept delay', true, 'accepted', 'You accepted the delay'],
  ['Decline', false, 'refused', 'You declined the delay'],
] as const)('answers by "%s"', async (button, accept, answer, title) => {
  const { view, api } = await show(asked, {
    'order.delay': detailOf({ ...riding, delay: { ...aDelay, answer } }),
  })
  expect(view.getByRole('heading', { name: 'Your rider needs 10 more minutes' })).toBeVisible()
  await view.tap(button)
  expect(api.calls('order.delay')).toEqual([{ orderId: 'o1', accept }])
  expect(view.getByText(title)).toBeVisible()
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('reads the order again when the clock was faster', async () => {
  const { view, api } = await show()
  api.fail('order.delay', 'orderStateChanged')
  api.answer('order.detail', detailOf({ ...riding, delay: { ...aDelay, answer: 'accepted' } }))
  await view.tap('Decline')
  expect(view.getByText('You accepted the delay')).toBeVisible()
})

it('says that nobody asks', async () => {
  const { view } = await show(detailOf(riding))
  expect(view.getByText('Nothing to answer')).toBeVisible()
})
