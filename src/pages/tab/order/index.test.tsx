import type { OrderSummary, TakeawayDetail } from '@contract/entities/order'
import { feedback } from '@/platform/view/feedback'
import { detailOf, orderOf, ticketOf } from '@/testing/orders'
import { aBookedTable } from '@/testing/tables'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import Orders from '.'

const toPay = orderOf({ id: 'o1', status: 'pendingPayment', step: null, payBefore: '2099-01-01T00:00:00Z' })
const cooking = orderOf({ id: 'o2', status: 'waitingPickup', step: 'preparing', store: { name: 'Old Stove' } })
const over = orderOf({ id: 'o3', status: 'completed', step: null, store: { name: 'Tea House' } })

const listed = (items: OrderSummary[]) => ({ items, next: null })
const answers = {
  'order.list': listed([toPay, cooking, over]),
  'order.count': { toPay: 1, inProgress: 1, completed: 1, toReview: 0, refund: 0 },
  'chat.auth': { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' },
}
const show = (more = {}) => renderScreen(Orders, { answers: { ...answers, ...more }, signedIn: true })

it('invites a visitor to log in and asks the server nothing', async () => {
  const { view, api } = await renderScreen(Orders, { answers })
  await view.tap('Log in')
  expect(api.calls('order.list')).toHaveLength(0)
})

it('lists orders with what may be done with each', async () => {
  const { view } = await show()
  expect(view.getByRole('tab', { name: 'To pay 1' })).toHaveTextContent('1')
  const names = view.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.filter((name) => name?.includes(': '))).toEqual([
    'Cancel: Noodles',
    'Pay now: Noodles',
    'Order again: Old Stove',
    'Remind: Old Stove',
    'Remove: Tea House',
    'Order again: Tea House',
  ])
  expect(view.getByText(/^Arrives about/)).toBeVisible()
})

it('tracks an order on its way, and offers no refund of it in the list', async () => {
  const riding = orderOf({ id: 'o8', status: 'waitingDelivery', step: 'riderDelivering' })
  const { view } = await show({ 'order.list': listed([riding]) })
  expect(view.queryByRole('button', { name: 'Refund: Noodles' })).toBeNull()
  await view.tap('Track: Noodles')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('names a table by its guests and seating, below the restaurant that is named once', async () => {
  const table = aBookedTable({ title: 'Old Stove', party: 2, seating: 'Main hall' })
  const store = { ...table.store, name: 'Old Stove' }
  const { view } = await show({ 'order.list': listed([{ ...table, store, pictures: [], count: 1 }]) })
  expect(view.getByText('2 guests · Main hall')).toBeVisible()
  expect(view.getAllByText('Old Stove')).toHaveLength(1)
})

it('opens an order', async () => {
  const { view } = await show()
  await view.tap('Old Stove, Preparing')
  expect(view.path).toBe('pages/detail/takeout/index')
  expect(platform.pages.at(-1)?.params).toMatchObject({ map: '1' })
})

it('asks for the orders of a tab, and says when there are none', async () => {
  const { view, api } = await show()
  api.answer('order.list', listed([]))
  await view.tap('Refunds')
  expect(api.calls('order.list')[1]).toEqual({ tab: 'refund', pageSize: 15 })
  expect(view.getByText('No orders in this tab')).toBeVisible()
  await view.tap('Show all orders')
  expect(view.getByText('No orders yet')).toBeVisible()
})

it('searches when typing pauses', async () => {
  const { view, api } = await show()
  await view.tap('Search your orders')
  jest.useFakeTimers()
  api.answer('order.list', listed([]))
  await view.write('Search your orders', ' tea ')
  await settle(() => jest.advanceTimersByTime(500))
  jest.useRealTimers()
  expect(api.calls('order.list')[1]).toMatchObject({ keyword: 'tea' })
  expect(view.getByText('No orders found')).toBeVisible()
})

it('cancels for a reason in the customer’s own words and shows the refund', async () => {
  const cancelled: TakeawayDetail = detailOf({ ...toPay, status: 'cancelled', payBefore: null, refunded: 3200 })
  const reasons = {
    items: [
      { key: 'slow', text: 'Too slow' },
      { key: 'other', text: 'Something else' },
    ],
  }
  const { view, api } = await show({ 'order.cancelReasons': reasons, 'order.cancel': cancelled })
  await view.tap('Cancel: Noodles')
  await view.tap('Cancel order')
  expect(api.calls('order.cancel')).toHaveLength(0)
  await view.tap('Something else')
  await view.write('Your reason', 'My dog ate')
  await view.tap('Cancel order')
  expect(api.calls('order.cancel')).toEqual([
    { orderId: 'o1', reason: 'My dog ate', idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string },
  ])
  expect(view.getByText('¥32.00 refunded to your payment method')).toBeVisible()
  expect(view.getByRole('button', { name: /^Noodles Cancelled/ })).toBeVisible()
})

it('uses a new key after a cancellation that failed, and shows the current state of the order', async () => {
  const { view, api } = await show({
    'order.cancelReasons': { items: [{ key: 'slow', text: 'Too slow' }] },
    'order.detail': detailOf({ ...toPay, status: 'waitingPickup', step: 'preparing', payBefore: null }),
  })
  api.fail('order.cancel', 'orderStateChanged')
  await view.tap('Cancel: Noodles')
  await view.tap('Too slow')
  await view.tap('Cancel order')
  expect(view.getByRole('button', { name: /^Noodles Preparing/ })).toBeVisible()
  await view.tap('Cancel order')
  const keys = api.calls('order.cancel').map((sent) => (sent as { idempotencyKey: string }).idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('cancels once when an answer is lost and the next tap repeats it', async () => {
  const cancelled = detailOf({ ...toPay, status: 'cancelled', payBefore: null })
  const { view, api } = await show({
    'order.cancelReasons': { items: [{ key: 'slow', text: 'Too slow' }] },
    'order.detail': cancelled,
  })
  api.lose('order.cancel')
  await view.tap('Cancel: Noodles')
  await view.tap('Too slow')
  await view.tap('Cancel order')
  api.answer('order.cancel', cancelled)
  await view.tap('Cancel order')
  const [lost, repeated] = api.keys('order.cancel')
  expect(repeated).toBe(lost)
  expect(view.getByText('Order cancelled')).toBeVisible()
})

it('confirms once when an answer is lost and the next tap repeats it', async () => {
  const arrived = orderOf({ id: 'o4', status: 'waitingDelivery', step: 'delivered' })
  const { view, api } = await show({ 'order.list': listed([arrived]) })
  api.lose('order.confirmReceipt')
  for (let time = 0; time < 2; time++) {
    await view.tap('Confirm receipt: Noodles')
    await view.tap('Confirm')
  }
  const [lost, repeated] = api.keys('order.confirmReceipt')
  expect(repeated).toBe(lost)
})

it('says nothing of polls that fail, and polls while there is no socket', async () => {
  jest.useFakeTimers()
  const { view, api } = await show({ 'order.list': listed([cooking]) })
  feedback.hush()
  api.lose('order.list')
  for (const poll of [2, 3, 4]) {
    await settle(() => jest.advanceTimersByTime(10_000))
    expect(api.calls('order.list')).toHaveLength(poll)
  }
  expect(view.toast).toBe('')
  jest.useRealTimers()
})

it('reminds the store and says so', async () => {
  const { view } = await show({ 'order.remindMerchant': { remindedAt: '2026-01-01T00:00:00Z' } })
  await view.tap('Remind: Old Stove')
  expect(view.toast).toBe('The store has been reminded')
})

it('reads a tab again once an order moved on, since it may belong to another tab now', async () => {
  const { view, api } = await show({ 'order.confirmReceipt': over })
  api.answer('order.list', listed([orderOf({ id: 'o4', status: 'waitingDelivery', step: 'delivered' })]))
  await view.tap('Active')
  api.answer('order.list', listed([]))
  await view.tap('Confirm receipt: Noodles')
  await view.tap('Confirm')
  expect(view.getByText('No orders in this tab')).toBeVisible()
})

it('removes an order after asking', async () => {
  const { view } = await show({ 'order.remove': {} })
  await view.tap('Remove: Tea House')
  await view.tap('Remove')
  expect(view.queryByText('Tea House')).toBeNull()
})

it('orders again, naming what is gone or dearer, and opens the store', async () => {
  const left = [{ name: 'Egg', quantity: 1, message: 'Limit 2 per customer' }]
  const again = { storeId: 's1', left, dearer: ['Tea', 'Rice'], cart: { baskets: [], count: 2 } }
  const { view } = await show({ 'order.again': again })
  await view.tap('Order again: Tea House')
  const sheet = view.getByRole('dialog', { name: 'Some items have changed' })
  expect(sheet).toHaveTextContent('Not addedEgg: Limit 2 per customerPrice increasedTeaRice')
  await view.tap('Continue with the rest')
  expect(view.path).toBe('pages/store/detail/index')
})

it('follows live orders while it is in view, and not after', async () => {
  const { view, api } = await show({ 'order.detail': detailOf({ ...cooking, step: 'riderAccepted' }) })
  const [socket] = platform.sockets
  await settle(() => socket?.happen('message', { data: '{"type":"order","orderId":"o2","status":"x","step":null}' }))
  expect(view.getByRole('button', { name: /^Old Stove Rider assigned/ })).toBeVisible()
  expect(api.calls('order.detail')).toEqual([{ orderId: 'o2' }])
  await settle(() => platform.fire('useDidHide'))
  expect(socket?.closed).toBe(true)
  await settle(() => platform.fire('useDidShow'))
  expect(api.calls('order.list')).toHaveLength(2)
  expect(platform.sockets).toHaveLength(2)
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Orders, { signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.list', listed([over]))
  await view.tap('Try again')
  expect(view.getByText('Tea House')).toBeVisible()
})

it('goes straight to the store when everything is as it was', async () => {
  const again = { storeId: 's1', left: [], dearer: [], cart: { baskets: [], count: 2 } }
  const { view } = await show({ 'order.again': again })
  await view.tap('Order again: Tea House')
  expect(view.path).toBe('pages/store/detail/index')
})

it('shows what the customer has to answer, and what was refunded', async () => {
  const refund = { id: 'r1', state: 'merchantReview' as const, amount: 900, appliedAt: '2026-01-01T05:00:00Z' }
  const shortage = { position: 0, name: 'Egg', answerBefore: '2099-01-01T00:00:00Z', substitute: null }
  const orders = [
    orderOf({ id: 'o4', status: 'waitingDelivery', step: 'riderDelay' }),
    orderOf({ id: 'o5', status: 'waitingPickup', step: 'preparing', shortage }),
    orderOf({ id: 'o6', status: 'waitingEvaluation', step: 'review', refund, refunded: 900 }),
    orderOf({ id: 'o7', status: 'waitingEvaluation', step: 'review', refund: { ...refund, state: 'refused' } }),
  ]
  const counts = { toPay: 0, inProgress: 2, completed: 1, toReview: 1, refund: 1 }
  const { view } = await show({ 'order.list': listed(orders), 'order.count': counts })
  expect(view.getByText('The rider needs more time')).toBeVisible()
  expect(view.getByText('Sold out: Egg. Choose what to do')).toBeVisible()
  expect(view.getByText('Refund under review')).toBeVisible()
  expect(view.getByText('The store declined your refund')).toBeVisible()
  expect(view.getByText('¥9.00 refunded')).toBeVisible()
  expect(view.getByRole('tab', { name: /Refunds/ })).toHaveTextContent('1')
})

describe('an order of a kind that this client does not know', () => {
  const ticket = ticketOf({
    phase: 'toPay',
    payBefore: '2099-01-01T00:00:00Z',
    actions: ['cancel', 'again', 'remind', 'evaluate', 'pay'],
  })

  it('is listed beside known kinds, with the actions of any order', async () => {
    const { view } = await show({ 'order.list': listed([ticket, cooking]) })
    expect(view.getByText(/^To pay \d/)).toBeVisible()
    expect(view.getByText('2 items')).toBeVisible()
    expect(view.container).toHaveTextContent('¥160.00')
    expect(view.getByRole('button', { name: /^Old Stove Preparing/ })).toBeVisible()
    const names = view.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    expect(names.filter((name) => name?.includes(': '))).toEqual([
      'Cancel: Evening show',
      'Pay now: Evening show',
      'Order again: Old Stove',
      'Remind: Old Stove',
    ])
  })

  it('opens no screen, since there is none', async () => {
    const { view } = await show({ 'order.list': listed([ticketOf()]) })
    expect(view.getByText('In progress')).toBeVisible()
    expect(view.queryByRole('button', { name: /Evening show/ })).toBeNull()
  })

  it('can be paid', async () => {
    const { view } = await show({ 'order.list': listed([ticket]) })
    await view.tap('Pay now: Evening show')
    expect(view.path).toBe('pages/order/pay/index')
    expect(platform.pages.at(-1)?.params).toMatchObject({ orderId: 't1' })
  })

  it('is followed while it moves, and cancelled', async () => {
    const over = ticketOf({ phase: 'cancelled', refunded: 16000 })
    const reasons = { items: [{ key: 'plans', text: 'My plans changed' }] }
    const { view, api } = await show({
      'order.list': listed([ticket]),
      'order.detail': ticketOf(),
      'order.cancelReasons': reasons,
      'order.cancel': over,
    })
    const [socket] = platform.sockets
    await settle(() => socket?.happen('message', { data: '{"type":"order","orderId":"t1"}' }))
    expect(api.calls('order.detail')).toEqual([{ orderId: 't1' }])
    expect(view.getByText('In progress')).toBeVisible()
    api.answer('order.list', listed([ticket]))
    await view.tap('Active')
    await view.tap('Cancel: Evening show')
    await view.tap('My plans changed')
    await view.tap('Cancel order')
    expect(api.calls('order.cancelReasons')).toEqual([{ orderId: 't1' }])
    expect(view.getByText('¥160.00 refunded to your payment method')).toBeVisible()
  })
})

it.each([
  ['en', 'Confirm receipt: Noodles', 'You can request a refund within 15 days, or until you review it.'],
  ['zh', '确认收货: Noodles', '15天内、评价前仍可申请退款。'],
] as const)('says what ends with the confirmation, before it is sent, in %s', async (language, button, warning) => {
  const arrived = orderOf({ status: 'waitingDelivery', step: 'delivered' })
  const { view, api } = await renderScreen(Orders, {
    language,
    signedIn: true,
    answers: { ...answers, 'order.list': listed([arrived]) },
  })
  await view.tap(button)
  expect(view.getByRole('alertdialog')).toHaveTextContent(warning)
  expect(api.calls('order.confirmReceipt')).toHaveLength(0)
})
