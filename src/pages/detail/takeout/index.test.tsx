import type { TakeawayDetail } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { feedback } from '@/platform/view/feedback'
import { renderScreen, settle } from '@/testing'
import { detailOf } from '@/testing/orders'
import { rider, riding } from '@/testing/riding'
import { platform } from '../../../../tests/stand-ins/taro'
import Takeout from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }

const show = (order: TakeawayDetail, more = {}) =>
  renderScreen(Takeout, {
    params: { id: 'o1' },
    answers: { 'order.detail': order, 'chat.auth': auth, ...more },
    signedIn: true,
  })

it('shows a rider on the way: map, promise, contacts, steps, items and facts', async () => {
  const { view } = await show(riding)
  expect(view.getByRole('group', { name: 'The rider is 620 m away, 6 minutes' })).toBeVisible()
  expect(view.getByRole('heading', { name: 'On the way' })).toBeVisible()
  expect(view.getByText(/^Arrives about/)).toHaveTextContent(/:38$/)
  expect(view.getByRole('progressbar', { name: 'Step 3 of 4' })).toBeVisible()
  expect(view.getByRole('button', { name: 'Call Chen' })).toBeVisible()
  expect(view.getByText('620 m away, about 6 min')).toBeVisible()
  expect(view.getByRole('button', { name: 'Call rider' })).toBeVisible()
  expect(view.getByText('Beef noodles')).toBeVisible()
  expect(view.getByText('8216032512064471')).toBeVisible()
  expect(view.queryByRole('button', { name: /Remind/ })).toBeNull()
})

const onStreets = [rider.position, { latitude: 22.531, longitude: 113.93 }, { latitude: 22.531, longitude: 113.932 }]

it.each([
  ['dashed where the way is estimated', undefined, 1],
  ['on streets where the server knows them', { line: onStreets, exact: true }, 0],
])('draws the way %s', async (_, route, notes) => {
  const { view } = await show({ ...riding, ...(route && { route }) })
  expect(view.queryAllByText('Dashed line: estimated route')).toHaveLength(notes)
})

it.each(['Call Chen', 'Call rider'])(
  'calls a rider whose phone is masked by a number that is nobody’s own: %s',
  async (button) => {
    const { view, api } = await show({ ...riding, rider: { ...rider, phone: '139****0101' } })
    await view.tap(button)
    expect(api.calls('chat.open')).toEqual([{ with: 'rider', orderId: riding.id }])
  },
)

it('loads in the form of a live order where it was opened as one, and has a header where that fails', async () => {
  const { view } = await renderScreen(Takeout, { params: { id: 'o1', map: '1' }, signedIn: true })
  expect(view.getByRole('heading', { name: 'Order details' })).toBeVisible()
  const asked = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  await view.tap('Try again')
  expect(view.queryByRole('heading')).toBeNull()
  expect(view.queryByRole('alert')).toBeNull()
  expect(view.getByRole('button', { name: 'Back' })).toBeVisible()
  asked.mockRestore()
})

it('has its map from the payment on, so that nothing moves when a rider takes the order', async () => {
  const { view } = await show(detailOf({}))
  expect(view.getByRole('group', { name: 'Route from the store to you' })).toBeVisible()
})

it.each([
  ['is not paid', detailOf({ status: 'pendingPayment', step: null })],
  ['is picked up', detailOf({ deliveryMethod: 'pickup', fulfilment: 'pickup' })],
  ['has arrived', { ...riding, step: 'delivered' as const }],
])('has no map for an order that %s', async (_state, order) => {
  const { view } = await show(order)
  expect(view.queryByRole('group')).toBeNull()
  expect(view.getByRole('heading', { name: 'Order details' })).toBeVisible()
})

it('counts down what is to be paid, and opens the payment', async () => {
  const payBefore = new Date(Date.now() + 600_000).toISOString()
  const { view } = await show(detailOf({ status: 'pendingPayment', step: null, payBefore }))
  expect(view.getByText(/^Pay within/)).toHaveTextContent('Pay within 10:00')
  await view.tap(/^Pay now 10:00/)
  expect(view.path).toBe('pages/order/pay/index')
})

it('shows the code of a self-pickup', async () => {
  const { view } = await show(
    detailOf({
      deliveryMethod: 'pickup',
      fulfilment: 'pickup',
      status: 'waitingPickup',
      step: 'ready',
      pickupCode: '4821',
    }),
  )
  expect(view.getByText('Pickup code')).toBeVisible()
  expect(view.getByText('4821')).toBeVisible()
  expect(view.getByRole('button', { name: 'Picked up: Noodles' })).toBeVisible()
  await view.tap('Show Noodles on a map')
  expect(view.path).toBe('pages/map/open-location/index')
})

it('names steps to come as what is awaited', async () => {
  const payBefore = new Date(Date.now() + 600_000).toISOString()
  const { view } = await show(detailOf({ status: 'pendingPayment', step: null, payBefore }))
  expect(view.getByText('Sent to the store')).toBeVisible()
  expect(view.queryByText('Paid, sent to the store')).toBeNull()
})

it('says why an order was cancelled and what was paid back', async () => {
  const { view } = await show(
    detailOf({
      status: 'cancelled',
      step: null,
      cancelReason: 'Too slow',
      refunded: 3200,
      paidAt: '2026-01-01T04:06:00Z',
    }),
  )
  expect(view.getByText('¥32.00 refunded to your payment method')).toBeVisible()
  expect(view.getByText('Reason: Too slow')).toBeVisible()
})

it('says until when the store has to accept, and when a delivery confirms itself', async () => {
  const at = new Date().toISOString()
  const { view } = await show(detailOf({ timeline: [{ step: 'waitingAccept', at }] }))
  const until = formatClock(new Date(Date.parse(at) + 1_800_000))
  expect(view.getByText(new RegExp(`^Full refund if not accepted by .*${until}$`))).toBeVisible()
  const arrived = await show({ ...riding, step: 'delivered', timeline: [{ step: 'delivered', at }] })
  expect(arrived.view.getByText(/^Auto-confirms tomorrow/)).toBeVisible()
})

it('dates what did not happen today', async () => {
  const timeline = [{ step: 'delivered', at: '2025-01-01T04:30:00Z' }]
  const { view } = await show(detailOf({ status: 'completed', step: null, timeline }))
  expect(view.getByText(/^Arrived/)).toHaveTextContent('Arrived 1 Jan 2025 12:30')
})

it('confirms what was delivered after asking', async () => {
  const arrived = detailOf({ ...riding, step: 'delivered' })
  const { view, api } = await show(arrived, { 'order.confirmReceipt': arrived })
  await view.tap('Confirm receipt: Noodles')
  expect(api.calls('order.confirmReceipt')).toHaveLength(0)
  api.answer('order.detail', detailOf({ ...arrived, status: 'waitingEvaluation', step: 'review' }))
  await view.tap('Confirm')
  expect(api.calls('order.confirmReceipt')).toEqual([{ orderId: 'o1', idempotencyKey: expect.any(String) as unknown }])
  expect(view.getByRole('heading', { name: 'Completed' })).toBeVisible()
})

it('goes back once the order is removed', async () => {
  const { view } = await show(detailOf({ status: 'completed', step: null }), { 'order.remove': {} })
  await view.tap('Remove: Noodles')
  await view.tap('Remove')
  expect(view.path).toBe('pages/tab/home/index')
})

it('follows the order and the rider while in view, and stops when left', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  const { status, step, estimatedAt, delay, timeline } = riding
  api.answer('order.track', { status, step, estimatedAt, delay, timeline, rider: { ...rider, distance: 310 } })
  await settle(() => jest.advanceTimersByTime(5000))
  expect(view.getByText('310 m away, about 6 min')).toBeVisible()
  api.answer('order.detail', { ...riding, step: 'delivered' })
  const message = { data: '{"type":"order","orderId":"o1","status":"waitingDelivery","step":"delivered"}' }
  await settle(() => platform.sockets[0]?.happen('message', message))
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  await settle(() => platform.fire('useDidHide'))
  const asked = api.calls('order.detail').length
  await settle(() => jest.advanceTimersByTime(60_000))
  expect(api.calls('order.detail')).toHaveLength(asked)
  expect(platform.sockets[0]?.closed).toBe(true)
  jest.useRealTimers()
})

it('says nothing when the rider’s position and the order cannot be read, and continues polling', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  api.break('order.detail', 503)
  feedback.hush()
  await settle(() => jest.advanceTimersByTime(5000))
  await settle(() => jest.advanceTimersByTime(5000))
  expect(api.calls('order.track')).toHaveLength(2)
  expect(api.calls('order.detail').length).toBeGreaterThan(1)
  expect(view.toast).toBe('')
  expect(view.getByRole('heading', { name: 'On the way' })).toBeVisible()
  jest.useRealTimers()
})

it('keeps the newer answer when an older position comes late', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  const { status, step, estimatedAt, delay, timeline } = riding
  api.answer('order.track', { status, step, estimatedAt, delay, timeline, rider: { ...rider, distance: 310 } })
  const positions = api.hold('order.track')
  await settle(() => jest.advanceTimersByTime(5000))
  api.answer('order.detail', { ...riding, step: 'delivered' })
  const message = { data: '{"type":"order","orderId":"o1","status":"waitingDelivery","step":"delivered"}' }
  await settle(() => platform.sockets[0]?.happen('message', message))
  await positions.deliver(0)
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  jest.useRealTimers()
})

it('takes the newer answer that is on its way when an older position comes first', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  const { status, step, estimatedAt, delay, timeline } = riding
  api.answer('order.track', { status, step, estimatedAt, delay, timeline, rider: { ...rider, distance: 310 } })
  api.answer('order.detail', { ...riding, step: 'delivered' })
  const orders = api.hold('order.detail')
  const message = { data: '{"type":"order","orderId":"o1","status":"waitingDelivery","step":"delivered"}' }
  await settle(() => platform.sockets[0]?.happen('message', message))
  await settle(() => jest.advanceTimersByTime(5000))
  await orders.deliver(orders.count - 1)
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  jest.useRealTimers()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Takeout, { params: { id: 'o1' }, signedIn: true })
  api.answer('order.detail', riding)
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: 'On the way' })).toBeVisible()
})

it('reads all of the order when the rider’s position shows that it is elsewhere', async () => {
  jest.useFakeTimers()
  const { view, api } = await show(riding)
  const { estimatedAt, delay, timeline } = riding
  api.answer('order.track', { status: 'waitingDelivery', step: 'delivered', estimatedAt, delay, timeline, rider })
  api.answer('order.detail', { ...riding, step: 'delivered' })
  await settle(() => jest.advanceTimersByTime(5000))
  expect(view.getByRole('heading', { name: 'Delivered' })).toBeVisible()
  jest.useRealTimers()
})
