import type { Language } from '@contract/settings'
import { renderScreen, type Answers } from '@/testing'
import { detailOf, refundOf, ticketOf } from '@/testing/orders'
import Sent from '.'

const order = detailOf({ status: 'waitingDelivery', step: 'delivered' })

const shown = (params: { of: string; id: string; points?: string }, answers: Answers = {}, language: Language = 'en') =>
  renderScreen(Sent, {
    params,
    language,
    signedIn: true,
    answers: { 'order.detail': order, 'order.refundDetail': refundOf(), ...answers },
  })

const review = { of: 'review', id: 'o1' }
const refund = { of: 'refund', id: 'r1' }

it('says what happens to a review, and leads to one’s reviews', async () => {
  const { view } = await shown(review)
  expect(view.getByText('Thank you for your review')).toBeVisible()
  expect(view.getByText('The store may reply')).toBeVisible()
  await view.tap('My reviews')
  expect(view.path).toBe('pages/user/evaluations/index')
})

it('says how many points a review earned, where it did', async () => {
  const { view } = await shown({ ...review, points: '20' })
  expect(view.getByText('20 points added')).toBeVisible()
  view.unmount()
  const none = await shown({ ...review, points: '0' })
  expect(none.view.queryByText(/points? added/)).toBeNull()
})

it('leads from a review to its order, and home', async () => {
  const first = await shown(review)
  await first.view.tap('View order')
  expect(first.view.path).toBe('pages/detail/takeout/index')
  first.view.unmount()
  const { view } = await shown(review)
  await view.tap('Back to home')
  expect(view.path).toBe('pages/tab/home/index')
})

it('says by when the store answers an application, and where the money goes', async () => {
  const { view, api } = await shown(refund)
  expect(api.calls('order.refundDetail')).toEqual([{ refundId: 'r1' }])
  expect(api.calls('order.detail')).toEqual([{ orderId: 'o1' }])
  expect(view.getByText('You requested a refund of ¥29.00.')).toBeVisible()
  expect(view.getByText(/^By 2 Jan 2099 13:00, or you’re refunded automatically$/)).toBeVisible()
  expect(view.getByText('Original payment method')).toBeVisible()
  await view.tap('View refund')
  expect(view.path).toBe('pages/detail/after-detail/index')
})

it('says that the money goes to the friend who paid', async () => {
  const { view } = await shown(refund, { 'order.detail': { ...order, paidBy: 'friend' } })
  expect(view.getByText('To the friend who paid')).toBeVisible()
})

it('says that it is refunded where nobody has to answer', async () => {
  const { view } = await shown(refund, { 'order.refundDetail': refundOf({ state: 'refundComplete', deadline: null }) })
  expect(view.getByText('¥29.00 refunded to your payment method')).toBeVisible()
  expect(view.queryByText('Store’s reply')).toBeNull()
})

it('leads to all orders from one of a kind that is not known', async () => {
  const { view } = await shown(refund, { 'order.detail': ticketOf() })
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(Sent, { params: refund, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.refundDetail', refundOf())
  api.answer('order.detail', order)
  await view.tap('Try again')
  expect(view.getByText('You requested a refund of ¥29.00.')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await shown(refund, {}, 'zh')
  expect(view.getByText('申请退款¥29.00')).toBeVisible()
  expect(view.getByText('原路退回')).toBeVisible()
})
