import { renderScreen, settle } from '@/testing'
import { aShop, aStoreOrder, merchantAnswers, ordersPage } from '@/testing/merchant'
import { ringBell } from '@/features/merchant/bell'
import Orders from '.'

jest.mock('@/features/merchant/bell', () => ({
  ...jest.requireActual<object>('@/features/merchant/bell'),
  ringBell: jest.fn(),
}))

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Orders, { signedIn: true, answers: { ...merchantAnswers, ...answers }, language })

it('shows new orders with what the kitchen needs, and today’s figures', async () => {
  const { view } = await opened()
  for (const text of ['Old Lane Wonton', '#3023', 'Own delivery', 'Shrimp wonton', 'Extra vinegar · 1 set of cutlery'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText('¥2,386.50')).toBeVisible()
  expect(view.getByText('11 min')).toBeVisible()
  expect(view.getByText('¥33.62')).toBeVisible()
})

it('marks what the customer added to an order later', async () => {
  const [line] = aStoreOrder().lines
  const tea = { name: 'Iced tea', position: 1, addedAt: '2026-01-01T04:05:00Z' }
  const lines = line ? [line, { ...line, ...tea }] : []
  const { view } = await opened({ 'merchant.orders': ordersPage([aStoreOrder({ lines })]) })
  expect(view.getByText('Iced tea')).toBeVisible()
  expect(view.getAllByText('Added later')).toHaveLength(1)
})

it.each([
  [{}, 'Open'],
  [{ isOpen: false }, 'Off hours'],
  [{ status: 'resting', isOpen: false } as const, 'On a break'],
  [{ status: 'closed', isOpen: false } as const, 'Closed'],
])('shows whether the store takes orders, and leads to its settings: %j', async (change, text) => {
  const { view } = await opened({ 'merchant.shop': { shop: aShop(change), stores: [] } })
  expect(view.getByText(text)).toBeVisible()
  await view.tap(`${text}: manage your store`)
  expect(view.path).toBe('pages/merchant/shop/index')
})

it('accepts an order, once for a key, and looks where it went', async () => {
  const { view, api } = await opened()
  api.answer('merchant.accept', aStoreOrder({ tab: 'cooking', actions: ['ready'] }))
  api.answer('merchant.orders', ordersPage([], { cooking: 1 }))
  await view.tap('Accept: #3023')
  expect(api.calls('merchant.accept')).toMatchObject([
    { orderId: aStoreOrder().id, idempotencyKey: expect.any(String) as string },
  ])
  expect(view.getByText('No orders here')).toBeVisible()
  expect(view.getByRole('tab', { name: 'Cooking 1' })).toBeVisible()
})

it('asks why an order is rejected before it is', async () => {
  const { view, api } = await opened()
  api.answer('merchant.refuse', aStoreOrder({ tab: 'done', state: 'cancelled', actions: [] }))
  await view.tap('Decline: #3023')
  expect(api.calls('merchant.refuse')).toEqual([])
  await view.tap('The kitchen is too busy right now')
  await view.tap('Decline')
  expect(api.calls('merchant.refuse')).toMatchObject([{ reason: 'The kitchen is too busy right now' }])
})

it('shows the orders of another tab with their one action', async () => {
  const cooking = aStoreOrder({ tab: 'cooking', state: 'preparing', acceptBefore: null, actions: ['ready', 'setOff'] })
  const { view, api } = await opened()
  api.answer('merchant.orders', ordersPage([cooking], { new: 0, cooking: 1 }))
  api.answer('merchant.ready', { ...cooking, tab: 'ready', isReady: true, actions: ['setOff'] })
  await view.tap('Cooking')
  await settle()
  expect(view.queryByText('Set off')).toBeNull()
  await view.tap('Food is ready: #3023')
  expect(api.calls('merchant.ready')).toHaveLength(1)
})

it('says that the customer runs no store, and leads back', async () => {
  const { view } = await opened({ 'merchant.stores': { items: [] } })
  expect(view.getByText('You don’t run a store yet')).toBeVisible()
  await view.tap('Back to ordering')
  expect(view.path).toBe('pages/tab/my/index')
})

it('tries again after a failure', async () => {
  const { view, api } = await renderScreen(Orders, { signedIn: true })
  expect(view.getByText('Couldn’t load')).toBeVisible()
  api.answer('merchant.stores', { items: [] })
  await view.tap('Try again')
  expect(view.getByText('You don’t run a store yet')).toBeVisible()
})

it('opens the other tabs of the merchant in its place', async () => {
  const { view } = await opened()
  await view.tap('Goods')
  expect(view.path).toBe('pages/merchant/goods/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  for (const text of ['商家配送', '今日收入', '接单', '拒单']) expect(view.getAllByText(text)[0]).toBeVisible()
})

it.each([
  ['en', 'Cooking', '2 new orders'],
  ['zh', '备餐中', '您有2个新订单'],
] as const)('announces new orders by a bell and a notice, in %s', async (language, tab, notice) => {
  const bell = jest.mocked(ringBell).mockClear()
  const { view, api } = await opened({ 'merchant.orders': ordersPage([aStoreOrder()], { new: 1 }) }, language)
  api.answer('merchant.orders', ordersPage([], { new: 3 }))
  expect(bell).not.toHaveBeenCalled()
  await view.tap(tab)
  expect(view.toast).toBe(notice)
  expect(bell).toHaveBeenCalledTimes(1)
})
