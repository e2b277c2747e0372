import type { ErrandDetail } from '@contract/entities/errand'
import { errandStates, type ErrandState } from '@contract/states/errand'
import { stateWords } from '@/features/errand/text'
import { callPhone } from '@/platform/device/phone-call'
import { type Answers, renderScreen, settle } from '@/testing'
import { errandOf, errandRider, noCodes } from '@/testing/errands'
import { platform } from '../../../../tests/stand-ins/taro'
import Detail from '.'

jest.mock('@/platform/device/phone-call', () => ({
  ...jest.requireActual<object>('@/platform/device/phone-call'),
  callPhone: jest.fn(() => Promise.resolve()),
}))

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (errand: ErrandDetail, more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Detail, {
    params: { id: 'e1' },
    answers: { 'order.detail': errand, 'chat.auth': auth, 'errand.pickupCodeStand': noCodes, ...more },
    signedIn: true,
    language,
  })
const riding = errandOf('riderDelivering', { rider: errandRider, spent: 88_50 })

it.each(Object.keys(errandStates) as ErrandState[])('shows an errand that is %s', async (state) => {
  const { view } = await show(errandOf(state))
  expect(view.getByRole('heading', { name: stateWords()[state] })).toBeVisible()
  expect(view.getByText('Two boxes of strawberries')).toBeVisible()
})

it('shows the rider, the code, every part of the price and the facts', async () => {
  const { view } = await show(riding, { 'errand.pickupCodeStand': { ...noCodes, deliveryCode: '4082' } })
  expect(view.getByText(/^Arrives about/)).toHaveTextContent('goods are covered')
  expect(view.getByRole('img', { name: 'Hand-over code: 4082' })).toBeVisible()
  expect(view.getByText('1.1 km away, about 12 min')).toBeVisible()
  for (const part of ['Distance (1.6 km)', '−¥3.00', '¥96.00', '¥5.00']) expect(view.getByText(part)).toBeVisible()
  expect(view.getByText('Keyuan Garden, 3-1602')).toBeVisible()
  expect(view.getByText('Losses covered up to ¥500.00')).toBeVisible()
  await view.tap('Chat with rider')
  expect(platform.pages.at(-1)).toMatchObject({ params: { with: 'rider', orderId: 'e1' } })
})

it('is on a map from the payment to the delivery', async () => {
  const { view } = await show(riding)
  expect(view.getByRole('group', { name: 'The rider is 1.1 km away, 12 minutes' })).toBeVisible()
  view.unmount()
  const waiting = await show(errandOf('waitingAccept'))
  const way = { name: 'Route from Guoxiansheng Fruit to Keyuan Garden' }
  expect(waiting.view.getByRole('group', way)).toBeVisible()
  waiting.view.unmount()
  const there = await show(errandOf('delivered'))
  expect(there.view.queryByRole('group')).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await show(riding, { 'errand.pickupCodeStand': { ...noCodes, deliveryCode: '4082' } }, 'zh')
  expect(view.getByRole('heading', { name: '骑手配送中' })).toBeVisible()
  expect(view.getByRole('img', { name: '收货码: 4082' })).toBeVisible()
  expect(view.getByText('费用明细')).toBeVisible()
})

it('says what came back of the price, and leads to why', async () => {
  const refunds = [{ id: 'r1', state: 'refundComplete' as const, amount: 7_50, appliedAt: '2026-02-13T04:21:00Z' }]
  const { view } = await show({ ...riding, refunds, refunded: 7_50 })
  expect(view.getByText('−¥7.50')).toBeVisible()
  expect(view.getByText('Paid').parentElement).toHaveTextContent('¥100.50')
  await view.tap(/^Refunded/)
  expect(view.path).toBe('pages/detail/after-detail/index')
})

it('cancels at the fee that was shown', async () => {
  const terms = { allowed: true, reason: 'fee', fee: 5_00, back: 103_00, couponsBack: false, freeUntil: null } as const
  const { view, api } = await show(errandOf('riderAccepted', { rider: errandRider }), {
    'errand.cancelTerms': terms,
    'order.cancelReasons': { items: [{ key: 'changedMind', text: 'I changed my mind' }] },
    'errand.cancel': errandOf('cancelled', { refunded: 103_00 }),
  })
  await view.tap('Cancel: Strawberries')
  expect(view.getByText('A rider is already on the way: ¥5.00 fee, you get ¥103.00 back')).toBeVisible()
  await view.tap('I changed my mind')
  await view.tap('Cancel order')
  expect(api.calls('errand.cancel')).toMatchObject([{ orderId: 'e1', reason: 'I changed my mind', fee: 5_00 }])
  expect(view.getByText('¥103.00 refunded to your payment method')).toBeVisible()
})

it('asks for the fee again when it has changed', async () => {
  const terms = { allowed: true, reason: 'grace', fee: 0, back: 108_00, couponsBack: true, freeUntil: null } as const
  const { view, api } = await show(errandOf('riderAccepted', { rider: errandRider }), {
    'errand.cancelTerms': terms,
    'order.cancelReasons': { items: [{ key: 'changedMind', text: 'I changed my mind' }] },
  })
  await view.tap('Cancel: Strawberries')
  await view.tap('I changed my mind')
  api.fail('errand.cancel', 'errandTermsChanged')
  api.answer('errand.cancelTerms', { ...terms, reason: 'fee', fee: 5_00, back: 103_00 })
  await view.tap('Cancel order')
  expect(view.getByText(/¥5.00 fee/)).toBeVisible()
})

it('raises the tip, and pays the difference', async () => {
  const { view, api } = await show(errandOf('waitingAccept'), {
    'errand.tipsConfig': { amounts: [0, 3_00, 5_00], most: 9_00 },
    'errand.addTip': { paymentId: 'p1', amount: 3_00, payBefore: '2099-01-01T00:00:00Z' },
  })
  await view.tap('Add a tip')
  expect(view.queryByRole('radio', { name: /¥10.00/ })).toBeNull()
  await view.tap(/^¥8.00/)
  await view.tap('Pay ¥3.00 more')
  expect(api.calls('errand.addTip')).toMatchObject([{ orderId: 'e1', tip: 8_00 }])
  expect(api.calls('payment.types')).toEqual([{ paymentId: 'p1' }])
})

it('answers a rider who asks for more time', async () => {
  const delay = {
    ...{ minutes: 10, askedAt: '2026-02-13T04:30:00Z', answerBefore: '2099-01-01T00:00:00Z', answer: null },
    estimatedAt: '2026-02-13T04:50:00Z',
  }
  const { view, api } = await show(errandOf('riderDelay', { rider: errandRider, delay }), { 'order.delay': riding })
  api.answer('order.detail', riding)
  await view.tap('Agree: Your rider needs 10 more minutes')
  expect(api.calls('order.delay')).toEqual([{ orderId: 'e1', accept: true }])
  expect(view.getByRole('heading', { name: 'On the way to you' })).toBeVisible()
})

it('leads to the answer where the rider asks about the price', async () => {
  const question = {
    ...{ amount: 110_00, difference: 14_00, without: 0, canStop: true, stopFee: 5_00, note: '', paymentId: null },
    answerBefore: '2099-01-01T00:00:00Z',
  }
  const { view } = await show(errandOf('purchaseQuestion', { rider: errandRider, question }))
  await view.tap('Answer: It costs ¥14.00 more')
  expect(view.path).toBe('pagerun/pages/purchase/index')
})

it('calls the rider by a number that shows nobody’s', async () => {
  const { view, api } = await show(riding)
  api.answer('chat.open', { id: 'c1', canCall: false } as never)
  await view.tap('Call Zhou')
  expect(view.toast).toBe('You can’t call right now. Send a message')
  api.answer('chat.open', { id: 'c1', canCall: true } as never)
  api.answer('chat.call', { number: '17000000000' } as never)
  await view.tap('Call Zhou')
  expect(api.calls('chat.call')).toEqual([{ conversationId: 'c1' }])
  expect(callPhone).toHaveBeenCalledWith('17000000000')
})

it('shares a link with the recipient', async () => {
  const { view, api } = await show(riding, { 'errand.share': { token: 'e1.sig' } })
  await view.tap('Share with the recipient')
  expect(api.calls('errand.share')).toEqual([{ orderId: 'e1' }])
  expect(view.getByRole('dialog')).toBeVisible()
})

it('is ordered again from the form, filled in with it', async () => {
  const { view } = await show(errandOf('completed'))
  await view.tap(/^Order again: /)
  const params = { kind: 'buy', again: 'e1' }
  expect(platform.pages.at(-1)).toMatchObject({ route: 'pagerun/pages/run-errands/index', params })
})

it('follows the rider while in view', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  const { status, step, estimatedAt, delay, timeline } = riding
  api.answer('order.track', {
    ...{ status, step, estimatedAt, delay, timeline },
    rider: { ...errandRider, distance: 310, minutes: 3 },
  })
  await settle(() => jest.advanceTimersByTime(5000))
  expect(view.getByText('310 m away, about 3 min')).toBeVisible()
  api.answer('order.detail', errandOf('delivered'))
  api.answer('order.track', { ...{ estimatedAt, delay, timeline }, ...errandStates.delivered, rider: null })
  await settle(() => jest.advanceTimersByTime(5000))
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  jest.useRealTimers()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Detail, { params: { id: 'e1' }, signedIn: true })
  api.answer('order.detail', errandOf('completed'))
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'Completed' })).toBeVisible()
})
