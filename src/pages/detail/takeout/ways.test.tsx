import { within } from '@testing-library/react'
import type { TakeawayDetail } from '@contract/entities/order'
import { answer } from '@/platform/navigation/pick'
import { renderScreen, settle } from '@/testing'
import { anAddress } from '@/testing/address'
import { aStay } from '@/testing/hotels'
import { aDelay, aMoneyBack, detailOf, ticketOf } from '@/testing/orders'
import { someVouchers } from '@/testing/vouchers'
import { riding } from '@/testing/riding'
import { platform } from '../../../../tests/stand-ins/taro'
import Takeout from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (order: TakeawayDetail, more = {}) =>
  renderScreen(Takeout, {
    params: { id: 'o1' },
    answers: { 'order.detail': order, 'chat.auth': auth, ...more },
    signedIn: true,
  })

it('asks for the answer to a delay and to a dish that is out', async () => {
  const late = await show({ ...riding, step: 'riderDelay', delay: aDelay })
  await late.view.tap('Choose: The rider needs 10 more minutes')
  expect(late.view.path).toBe('pages/detail/delayed/index')
  late.view.unmount()
  const shortage = { position: 0, name: 'Beef noodles', answerBefore: '2099-01-01T00:00:00Z', substitute: null }
  const { view } = await show(detailOf({ status: 'waitingPickup', step: 'preparing', shortage }))
  await view.tap('Choose: Sold out: Beef noodles')
  expect(view.path).toBe('pages/detail/refuse-special/index')
})

it('leads to the refunds there are, to a new one, and to the receipt', async () => {
  const refunds = [{ id: 'r1', state: 'refused' as const, amount: 900, appliedAt: '2026-01-01T05:00:00Z' }]
  const { view } = await show(detailOf({ status: 'waitingEvaluation', step: 'review', refunds, refunded: 0 }))
  await view.tap('Refund ¥9.00, Declined')
  expect(view.path).toBe('pages/detail/after-detail/index')
  await view.tap('More')
  await view.tap('Receipt')
  expect(view.path).toBe('pages/detail/receipt/index')
  await view.tap('More')
  await view.tap('Remove')
  expect(view.getByRole('alertdialog', { name: 'Remove this order?' })).toBeVisible()
})

it('leads to the invoice of a finished order', async () => {
  const { view } = await show(detailOf({ status: 'waitingEvaluation', step: 'review', canInvoice: true }))
  await view.tap('More')
  await view.tap('Invoice')
  expect(view.path).toBe('pages/hotel/invoice/index')
})

it('leads from the order of a shared cart to each participant’s dishes', async () => {
  const { view } = await show(detailOf({ groupCartId: 'c1' }))
  await view.tap('Group order: who had what')
  expect(view.path).toBe('pages/detail/group/index')
})

it('leads to adding dishes while the order takes some', async () => {
  const until = '2099-01-01T00:00:00Z'
  const { view } = await show(detailOf({ addition: { until }, utcOffset: 0 }))
  await view.tap('Add dishes, Until 00:00')
  expect(view.path).toBe('pages/detail/add-dishes/index')
})

it('offers no invoice before an order is finished', async () => {
  const { view } = await show(detailOf())
  await view.tap('More')
  expect(view.getByText('Receipt')).toBeVisible()
  expect(view.queryByText('Invoice')).toBeNull()
})

it('shows what was wished for', async () => {
  const wishes = { riderNote: 'Ring twice', contactFree: true, ifSoldOut: 'refund' as const }
  const { view } = await show(detailOf(wishes))
  for (const text of ['Ring twice', 'Left at the door', 'Refund the item']) expect(view.getByText(text)).toBeVisible()
})

it('names the balance that paid a part, and each sum that went back', async () => {
  const wechat = aMoneyBack({ method: 'wechat', amount: 1970, arrivedAt: null })
  const money = { items: [wechat, aMoneyBack({ amount: 1230 })] }
  const order = detailOf({
    ...{ status: 'cancelled', step: null, refunded: 3200 },
    paidWith: 'wechat',
    paidFromBalance: 1230,
  })
  const { view } = await show(order, { 'order.moneyBack': money })
  expect(view.getByText('WeChat Pay + balance')).toBeVisible()
  for (const text of ['¥19.70 refunded', '¥12.30 refunded']) expect(view.getByText(text)).toBeVisible()
})

it('says that a friend paid, and that a refund went to the friend', async () => {
  const paid = await show({ ...riding, paidBy: 'friend' })
  expect(paid.view.getByText('Balance, by a friend')).toBeVisible()
  paid.view.unmount()
  const { view } = await show(detailOf({ status: 'cancelled', step: null, refunded: 3200, paidBy: 'friend' }))
  expect(view.getByText('¥32.00 refunded to the friend who paid')).toBeVisible()
})

it('has ways to help under More: the rider, the store and the customer service', async () => {
  const { view } = await show(riding)
  await view.tap('More')
  const more = within(view.getByRole('dialog'))
  expect(more.getByText('Call rider')).toBeVisible()
  expect(more.getByText('Call store')).toBeVisible()
  await settle(() => more.getByText('Contact us').click())
  expect(view.path).toBe('pages/message/service-detail/index')
})

it('moves an order that the store has not accepted to another address', async () => {
  const order = detailOf({ address: anAddress(), canChangeAddress: true })
  const { view, api } = await show(order)
  await view.tap('Change the address')
  expect(platform.pages.at(-1)?.route).toBe('pages/user/address/list/index')
  api.answer('order.changeAddress', { address: anAddress({ id: 'a2' }), estimatedAt: order.estimatedAt })
  await settle(() => void answer('addressList', 'a2'))
  expect(api.calls('order.changeAddress')).toEqual([{ orderId: 'o1', addressId: 'a2' }])
  expect(view.toast).toBe('Address changed')
})

it('says why an order cannot be moved, and offers no change after the store has accepted', async () => {
  const { view, api } = await show(detailOf({ address: anAddress(), canChangeAddress: true }))
  await view.tap('Change the address')
  api.fail('order.changeAddress', 'deliveryFeeDiffers')
  api.answer('order.detail', detailOf({ address: anAddress(), canChangeAddress: false }))
  await settle(() => void answer('addressList', 'a2'))
  expect(view.toast).not.toBe('')
  expect(view.queryByRole('button', { name: 'Change the address' })).toBeNull()
})

it('promises a coupon for a late delivery, and says when it was given', async () => {
  const terms = { minutes: 10, amount: 300 }
  const { view, api } = await show(detailOf({ lateCompensation: { ...terms, isGiven: false } }))
  expect(view.getByText('¥3.00 coupon if over 10 min late')).toBeVisible()
  api.answer('order.detail', detailOf({ lateCompensation: { ...terms, isGiven: true } }))
  await settle(() => platform.sockets[0]?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))
  expect(view.getByText('¥3.00 coupon added for the late delivery')).toBeVisible()
})

it('dates the way of refunded money', async () => {
  const money = { items: [aMoneyBack({ method: 'wechat', arrivedAt: null })] }
  const { view } = await show(detailOf({ status: 'cancelled', step: null, refunded: 2900 }), {
    'order.moneyBack': money,
  })
  expect(view.getByText('Refund progress')).toBeVisible()
  expect(view.getByText('On its way to WeChat Pay')).toBeVisible()
})

it.each([
  ['a stay', aStay(), 'pages/reservation/detail/index'],
  ['vouchers', someVouchers(), 'pages/group/voucher/index'],
  ['a kind that this client does not know', ticketOf(), 'pages/tab/order/index'],
])('opens the screen of %s, to whose order a link led with its id alone', async (_, order, path) => {
  await renderScreen(Takeout, { params: { id: order.id }, answers: { 'order.detail': order }, signedIn: true })
  await settle()
  expect(platform.pages.at(-1)).toMatchObject({ route: path })
})
