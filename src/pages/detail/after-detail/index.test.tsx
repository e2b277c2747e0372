import type { Refund } from '@contract/entities/refund'
import { renderScreen, settle } from '@/testing'
import { detailOf, refundOf, ticketOf } from '@/testing/orders'
import { platform } from '../../../../tests/stand-ins/taro'
import RefundScreen from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const show = (refund: Refund, more = {}) =>
  renderScreen(RefundScreen, {
    params: { id: 'r1' },
    answers: { 'order.refundDetail': refund, 'chat.auth': auth, ...more },
    signedIn: true,
  })

it('shows what was asked for and who has to answer, and follows it', async () => {
  const { view, api } = await show(refundOf())
  expect(view.getByRole('heading', { name: 'Under review' })).toBeVisible()
  expect(view.getByText(/or you’re refunded automatically/)).toBeVisible()
  expect(view.getByText('No noodles')).toBeVisible()
  expect(view.getByText('RF26010104050001')).toBeVisible()
  api.answer('order.refundDetail', refundOf({ state: 'refundComplete', deadline: null }))
  await settle(() => platform.sockets[0]?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))
  expect(view.getByText('¥29.00 refunded to your payment method')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('opens a picture over the screen', async () => {
  const picture = { path: '/pictures/1', colour: '#cccccc' }
  const { view } = await show(refundOf({ pictures: [{ id: 'p1', picture }] }))
  await view.tap('Photo 1')
  expect(view.getByRole('dialog', { name: 'Photos' })).toBeVisible()
})

it('withdraws it after asking', async () => {
  const { view, api } = await show(refundOf())
  api.answer('order.cancelRefund', refundOf({ state: 'closed', deadline: null }))
  await view.tap('Withdraw')
  expect(api.calls('order.cancelRefund')).toHaveLength(0)
  await view.tap('Withdraw')
  expect(api.calls('order.cancelRefund')).toEqual([{ refundId: 'r1' }])
  expect(view.getByRole('heading', { name: 'Closed' })).toBeVisible()
})

it('says why it was refused, and lets it be edited', async () => {
  const { view } = await show(refundOf({ state: 'refused', refusal: 'Made as ordered' }))
  expect(view.getByText('Store’s reply: Made as ordered')).toBeVisible()
  await view.tap('Edit and resubmit')
  expect(view.path).toBe('pages/detail/after-sale/index')
})

it('brings a refusal before the platform after asking', async () => {
  const { view, api } = await show(refundOf({ state: 'refused', refusal: 'Made as ordered' }))
  api.answer('order.escalateRefund', refundOf({ state: 'evidence', refusal: 'Made as ordered' }))
  await view.tap('Ask Linli')
  expect(api.calls('order.escalateRefund')).toEqual([])
  await view.tap('Ask Linli')
  expect(api.calls('order.escalateRefund')).toEqual([{ refundId: 'r1' }])
  expect(view.getByRole('heading', { name: 'Linli is looking into it' })).toBeVisible()
  expect(view.getByText('Linli decides')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Ask Linli' })).toBeNull()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(RefundScreen, { params: { id: 'r1' }, signedIn: true })
  api.answer('order.refundDetail', refundOf())
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'Under review' })).toBeVisible()
})

it.each([
  ['a takeaway order', detailOf(), 'pages/detail/takeout/index'],
  ['an order without a screen of its own', ticketOf(), 'pages/tab/order/index'],
])('leads to its order: %s', async (_, order, path) => {
  const { view } = await show(refundOf({ state: 'refundComplete', deadline: null }), { 'order.detail': order })
  await view.tap('View order')
  expect(view.path).toBe(path)
})

it.each([
  ['en', '¥29.00 refunded to the friend who paid', 'The friend who paid'],
  ['zh', '¥29.00已退回给代付好友', '代付好友'],
] as const)('says that the money went to the friend who paid, in %s', async (language, text, to) => {
  const { view } = await renderScreen(RefundScreen, {
    params: { id: 'r1' },
    language,
    signedIn: true,
    answers: { 'order.refundDetail': refundOf({ state: 'refundComplete', paidBy: 'friend' }), 'chat.auth': auth },
  })
  expect(view.getByText(text)).toBeVisible()
  expect(view.getByText(to)).toBeVisible()
})

it('calls the fees what the kind of the order calls them', async () => {
  const fees = { type: 'full', fees: 300 } as const
  const known = await show(refundOf(fees))
  expect(known.view.getByText('Delivery and packaging')).toBeVisible()
  known.view.unmount()
  const { view } = await show(refundOf({ ...fees, orderKind: 'ticket' }))
  expect(view.queryByText(/[Dd]elivery/)).toBeNull()
  expect(view.getByText('Fees')).toBeVisible()
})

it('continues to the after-sales case of goods when an old link leads here', async () => {
  const { view, api } = await renderScreen(RefundScreen, { params: { id: 'r1' }, signedIn: true })
  api.fail('order.refundDetail', 'handledByAfterSales')
  await view.tap('Try again')
  expect(view.path).toBe('pageshop/page/shoppingMall/refund-details/index')
})

it('gives evidence while the platform hears both sides, which needs words', async () => {
  const { view, api } = await show(refundOf({ state: 'evidence', refusal: 'Made as ordered' }))
  await view.tap('Add evidence')
  await view.tap('Send evidence')
  expect(api.calls('order.addRefundEvidence')).toEqual([])
  await view.write('Say what happened and what your photos show', 'It was cold')
  api.answer('order.addRefundEvidence', refundOf({ state: 'evidence', refusal: 'Made as ordered' }))
  await view.tap('Send evidence')
  expect(api.calls('order.addRefundEvidence')).toMatchObject([{ refundId: 'r1', text: 'It was cold', pictures: [] }])
  expect(view.toast).toBe('Evidence sent')
  expect(view.getByRole('dialog')).toHaveAttribute('aria-modal', 'false')
})
