import { renderScreen } from '@/testing'
import { anOrderPresale } from '@/testing/presales'
import { aMallOrder } from '@/testing/mall'
import type { MallDetail } from '@contract/entities/order'
import MallOrder from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (order: MallDetail, more = {}) =>
  renderScreen(MallOrder, {
    params: { id: 'o1' },
    answers: { 'order.detail': order, 'chat.auth': auth, ...more },
    signedIn: true,
  })

const [packed] = aMallOrder().parcelList

it('shows what is packed, for whom, what it cost and its facts', async () => {
  const { view } = await show(aMallOrder({ remark: 'As a gift' }))
  expect(view.getByRole('heading', { name: 'To ship' })).toBeVisible()
  expect(view.getByText('Being packed in Hangzhou')).toBeVisible()
  expect(view.getByText('Longjing tea')).toBeVisible()
  expect(view.getByText('As a gift')).toBeVisible()
  expect(view.getByText('8216032512064471')).toBeVisible()
  expect(view.getByRole('img', { name: 'Step 2 of 4' })).toBeVisible()
})

it.each([
  ['pendingPayment', 'To pay', ['To pay', 'Shipped', 'Received', 'Done']],
  ['pendingShipment', 'To ship', ['Paid', 'To ship', 'Received', 'Done']],
  ['pendingReceipt', 'Shipped', ['Paid', 'Shipped', 'To receive', 'Done']],
] as const)('names the step that an order is at by what is still to be done: %s', async (status, title, labels) => {
  const { view } = await show(aMallOrder({ status, paidAt: null, parcelsShipped: status === 'pendingReceipt' ? 1 : 0 }))
  expect(view.getByRole('heading', { name: title })).toBeVisible()
  const shown = labels.map((label, index) => `${index + 1}${label}`).join('')
  expect(view.getByRole('img', { name: /^Step \d of 4$/ })).toHaveTextContent(shown)
})

it.each([
  ['en', 'Delivered'],
  ['zh', '已签收'],
] as const)('says that what has come is delivered, in %s', async (language, title) => {
  const order = aMallOrder({ status: 'pendingReceipt', parcelsShipped: 1, parcelsDelivered: 1 })
  const { view } = await renderScreen(MallOrder, {
    params: { id: 'o1' },
    answers: { 'order.detail': order, 'chat.auth': auth },
    signedIn: true,
    language,
  })
  expect(view.getByRole('heading', { name: title })).toBeVisible()
})

it('shows parcels separately, each with its state, carrier and latest news', async () => {
  if (!packed) throw new Error('The order has no parcel')
  const moving = {
    ...packed,
    id: 'b2',
    number: 2,
    state: 'inTransit' as const,
    carrier: 'SF Express',
    trackingNumber: 'SF123',
    news: { state: 'inTransit' as const, text: 'Left the sorting centre', at: '2026-01-02T04:05:00Z', phone: null },
  }
  const { view } = await show(aMallOrder({ parcels: 2, parcelsShipped: 1, parcelList: [packed, moving] }))
  expect(view.getByRole('heading', { name: 'Partly shipped' })).toBeVisible()
  expect(view.getByText('1 of 2 parcels on the way')).toBeVisible()
  expect(view.getByText('In transit')).toBeVisible()
  expect(view.getByText('Left the sorting centre')).toBeVisible()
  expect(view.getByText(/^SF Express · /)).toBeVisible()
})

it('reminds the shop while it packs', async () => {
  const { view, api } = await show(aMallOrder(), { 'order.remindMerchant': { remindedAt: '2026-01-01T05:00:00Z' } })
  await view.tap('Remind: Shanye Tea House')
  expect(api.calls('order.remindMerchant')).toEqual([{ orderId: 'o1' }])
})

it('confirms receipt once everything has left, and says when it confirms itself', async () => {
  const order = aMallOrder({ status: 'pendingReceipt', receiptBefore: '2026-01-11T04:05:00Z', parcelsShipped: 1 })
  const { view, api } = await show(order, { 'order.confirmReceipt': aMallOrder({ status: 'success' }) })
  expect(view.getByText(/^Auto-confirms/)).toBeVisible()
  await view.tap(/^Confirm receipt/)
  expect(view.getByText(/^The carrier hasn’t reported delivery/)).toBeVisible()
  await view.tap('Confirm')
  expect(api.calls('order.confirmReceipt')).toMatchObject([{ orderId: 'o1' }])
})

it('shows the days on which the steps were reached', async () => {
  const [parcel] = aMallOrder().parcelList
  if (!parcel) throw new Error('The order has no parcel')
  const sent = {
    ...parcel,
    state: 'delivered' as const,
    shippedAt: '2025-02-12T04:05:00Z',
    deliveredAt: '2025-02-14T04:05:00Z',
  }
  const order = aMallOrder({ status: 'success', paidAt: '2025-02-11T04:05:00Z', parcelList: [sent], parcelsShipped: 1 })
  const { view } = await show({ ...order, timeline: [{ step: 'success', at: '2025-02-16T04:05:00Z' }] })
  for (const day of ['11 Feb 2025', '12 Feb 2025', '14 Feb 2025', '16 Feb 2025'])
    expect(view.getByText(day)).toBeVisible()
})

it('says why it was closed', async () => {
  const { view } = await show(aMallOrder({ status: 'closed', cancelReason: 'I changed my mind', parcelList: [] }))
  expect(view.getByRole('heading', { name: 'Closed' })).toBeVisible()
  expect(view.getByText('Reason: I changed my mind')).toBeVisible()
})

it('shows the steps of a presale, and pays its balance on a separate screen', async () => {
  const order = aMallOrder({ status: 'pendingPayment', actions: ['pay'], parcelList: [], presale: anOrderPresale() })
  const { view } = await show(order)
  expect(view.getByRole('heading', { name: 'Pay the balance' })).toBeVisible()
  expect(view.getByText('If you miss the balance deadline, you lose the deposit.')).toBeVisible()
  await view.tap(/^Pay balance ¥128\.00/)
  expect(view.path).toBe('pageshop/page/shoppingMall/pay-presale/index')
})

it('says when the balance of a presale can be paid', async () => {
  const presale = anOrderPresale({ step: 'waiting', balanceFrom: '2099-02-20T12:00:00Z' })
  const { view } = await show(aMallOrder({ status: 'pendingPayment', actions: [], presale }))
  expect(view.getByRole('heading', { name: 'Deposit paid' })).toBeVisible()
  expect(view.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible()
  expect(view.queryByText('Paid')).toBeNull()
  expect(view.queryByText('Being packed in Hangzhou')).toBeNull()
  expect(view.getByText(/^Pay the balance from .*20:00$/)).toBeVisible()
})

it('leads to all parcels from three on, and shows two', async () => {
  if (!packed) throw new Error('The order has no parcel')
  const parcelList = [1, 2, 3].map((number) => ({ ...packed, id: `b${number}`, number }))
  const { view } = await show(aMallOrder({ parcels: 3, parcelList }))
  expect(view.getByText('Parcel 2')).toBeVisible()
  expect(view.queryByText('Parcel 3')).toBeNull()
  expect(view.getByText('All 3 parcels')).toBeVisible()
})

it('leads to the invoice of a completed order', async () => {
  const { view } = await show(aMallOrder({ status: 'success', canInvoice: true }))
  await view.tap('More')
  await view.tap('Invoice')
  expect(view.path).toBe('pages/hotel/invoice/index')
})

it('takes three more days once, after asking', async () => {
  const order = aMallOrder({ status: 'pendingReceipt', receiptBefore: '2026-01-11T04:05:00Z', parcelsShipped: 1 })
  const { view, api } = await show(order, { 'order.extendReceipt': { receiptBefore: '2026-01-14T04:05:00Z' } })
  await view.tap('More')
  await view.tap('Extend by 3 days')
  expect(api.calls('order.extendReceipt')).toEqual([])
  await view.tap('Extend')
  expect(api.calls('order.extendReceipt')).toEqual([{ orderId: 'o1' }])
})

it('says that the countdown is paused while a case is open', async () => {
  const { view } = await show(aMallOrder({ status: 'pendingReceipt', receiptBefore: null, canExtend: false }))
  expect(view.getByText('Paused while a case is open')).toBeVisible()
  await view.tap('More')
  expect(view.queryByText('Extend by 3 days')).toBeNull()
})

it('does not remind again on the same day', async () => {
  const { view, api } = await show(aMallOrder({ remindAgainAt: '2026-01-02T05:00:00Z' }))
  await view.tap('Reminded: Shanye Tea House')
  expect(api.calls('order.remindMerchant')).toEqual([])
})

function withCase(change: Partial<MallDetail['lines'][number]['afterSales']>): MallDetail {
  const order = aMallOrder()
  const lines = order.lines.map((line) => ({ ...line, afterSales: { ...line.afterSales, ...change } }))
  return { ...order, actions: ['refund', 'remind'], lines }
}

it.each(['Refund: Longjing tea', 'Refund: Shanye Tea House'])(
  'leads to the mall’s own application by %s',
  async (name) => {
    const { view } = await show(withCase({ services: ['refundOnly'] }))
    await view.tap(name)
    expect(view.path).toMatch(/apply-after-sales/)
  },
)

it('shows the state of a line’s case, and opens it', async () => {
  const known = { id: 'r1', state: 'merchantReview', service: 'refundOnly', deadline: null } as const
  const { view } = await show(withCase({ case: known }))
  await view.tap('Longjing tea, Under review')
  expect(view.path).toMatch(/refund-details/)
})

it('shows until when a case can be opened', async () => {
  const order = aMallOrder({ status: 'success', refundBefore: '2026-01-16T04:05:00Z' })
  const { view } = await show(order)
  expect(view.getByText(/^Return or refund until /)).toBeVisible()
})

it.each([
  ['2030-03-03T04:00:00Z', 'Ships by 3 Mar 2030 · Arrives by 7 Mar 2030'],
  [null, 'Arrives by 7 Mar 2030'],
])('names the days by which it is shipped (%s) and arrives', async (shipsBy, text) => {
  const { view } = await show(aMallOrder({ shipsBy, arrivesBy: '2030-03-07T04:00:00Z' }))
  expect(view.getByText(text)).toBeVisible()
})
