import type { TakeawaySummary } from '@contract/entities/order'
import { renderScreen, settle } from '@/testing'
import { anApplication, statusOf } from '@/testing/applications'
import { aCoupon } from '@/testing/coupons'
import { ticketOf } from '@/testing/orders'
import { aUser } from '@/testing/user'
import { platform } from '../../../../tests/stand-ins/taro'
import My from '.'

const picture = { path: '/pictures/noodles', colour: '#ffffff' }

const live = {
  id: '018f0000-0000-7000-8000-0000000000aa',
  number: '1',
  kind: 'takeaway',
  status: 'waitingDelivery',
  step: 'riderDelivering',
  fulfilment: 'delivery',
  store: { id: '018f0000-0000-7000-8000-0000000000bb', name: 'Old Stove', logo: picture },
  pictures: [picture],
  title: 'Noodles',
  note: '',
  count: 3,
  total: 7190,
  placedAt: '2026-03-25T04:00:00.000Z',
  utcOffset: 480,
  estimatedAt: '2026-03-25T04:38:00.000Z',
  payBefore: null,
} as TakeawaySummary

const answers = {
  'user.info': aUser({ userLevel: 1 }),
  'wallet.balance': { balance: 128650 },
  'points.rule': {
    balance: 2480,
    earned: 0,
    takenBack: 0,
    spent: 0,
    held: 0,
    perUnit: 1,
    memberFactor: 2,
    perReview: 20,
    isMember: true,
  },
  'order.count': { toPay: 1, inProgress: 2, completed: 9, toReview: 3, refund: 0 },
  'coupon.count': { unused: 2 },
  'home.coupons': { items: [] },
  'member.info': { isMember: true, until: '2099-03-18T00:00:00.000Z', saved: 18640 },
  'order.list': { items: [live], next: null },
  'cart.info': { baskets: [], count: 0 },
  'merchant.stores': { items: [] },
}

const signedIn = { answers, signedIn: true }

const store = {
  id: '018f0000-0000-7000-8000-0000000000bb',
  name: 'Old Stove',
  logo: picture,
  business: 'takeaway' as const,
  takesTables: false,
  role: 'owner' as const,
}

it('shows who is signed in, the balance and the orders that wait for something', async () => {
  const { view } = await renderScreen(My, signedIn)
  expect(view.getByText('Mia')).toBeVisible()
  expect(view.getByText('138****6209')).toBeVisible()
  expect(view.getByText('¥186.40 saved so far')).toBeVisible()
  expect(view.getByText(/1,286/)).toBeVisible()
  expect(view.getByRole('button', { name: 'To pay, 1' })).toBeVisible()
  expect(view.getByRole('button', { name: 'To review, 3' })).toBeVisible()
})

it('opens the orders at those that were asked for', async () => {
  const { root, view } = await renderScreen(My, signedIn)
  await view.tap('In progress, 2')
  expect(root.ordersTab.chosen).toBe('inProgress')
  expect(view.path).toBe('pages/tab/order/index')
})

it('counts the orders of the mall by state, and leads to them and to the after-sales', async () => {
  const { view, api } = await renderScreen(My, signedIn)
  api.answer('order.count', ({ kind }: { kind?: string }) => ({
    ...answers['order.count'],
    ...(kind === 'mall' && { refund: 1, states: { balanceDue: 1, waitingBalance: 4, pendingShipment: 2, success: 5 } }),
  }))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByRole('button', { name: 'Returns, 1' })).toBeVisible()
  expect(view.getByRole('button', { name: 'Mall: To pay, 1' })).toBeVisible()
  await view.tap('Mall: To ship, 2')
  expect(view.path).toBe('pageshop/page/shoppingMall/my-order/index')
  await view.tap('Returns, 1')
  expect(view.path).toBe('pageshop/page/shoppingMall/after-sales/index')
})

it('leads to the order that is in progress', async () => {
  const { api, view } = await renderScreen(My, signedIn)
  expect(api.calls('order.list')).toEqual([{ tab: 'inProgress', pageSize: 1 }])
  expect(view.getByText(/Old Stove · 3 items/)).toBeVisible()
  await view.tap('On the way, Old Stove')
  expect(view.path).toMatch(/detail\/takeout/)
})

it('leads from an order of a kind that is not known to all that are in progress', async () => {
  const other = { ...answers, 'order.list': { items: [ticketOf()], next: null } }
  const { view } = await renderScreen(My, { answers: other, signedIn: true })
  await view.tap('In progress, Evening show')
  expect(view.path).toBe('pages/tab/order/index')
})

it('has no strip without such an order', async () => {
  const none = { ...answers, 'order.list': { items: [], next: null } }
  const { view } = await renderScreen(My, { answers: none, signedIn: true })
  expect(view.queryByText(/Old Stove/)).toBeNull()
})

it('reads everything again when one comes back to it', async () => {
  const { api, view } = await renderScreen(My, signedIn)
  api.answer('wallet.balance', { balance: 500 })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.queryByText(/1,286/)).toBeNull()
})

it('shows a store from its approval on until its removal', async () => {
  const { api, view } = await renderScreen(My, signedIn)
  const comeBack = async () => {
    await settle(() => platform.fire('useDidHide'))
    await settle(() => platform.fire('useDidShow'))
  }
  expect(view.queryByText(/^My store/)).toBeNull()
  api.answer('merchant.stores', { items: [store] })
  await comeBack()
  expect(view.getByText(/^My store/)).toBeVisible()
  api.answer('merchant.stores', { items: [] })
  await comeBack()
  expect(view.queryByText(/^My store/)).toBeNull()
})

it('keeps the profile when only the figures fail, and tries them again', async () => {
  const { api, view } = await renderScreen(My, { answers: { 'user.info': aUser() }, signedIn: true })
  expect(view.getByText('Mia')).toBeVisible()
  for (const [name, answer] of Object.entries(answers)) api.answer(name as 'user.info', answer as never)
  await view.tap('Try again')
  expect(view.getByText(/1,286/)).toBeVisible()
})

it('shows the points, and leads to them', async () => {
  const { view } = await renderScreen(My, signedIn)
  await view.tap('2,480 Points')
  expect(view.path).toBe('pages/user/points/index')
})

it('sends a visitor to the login and shows no figures', async () => {
  jest.useFakeTimers()
  const { api, view } = await renderScreen(My)
  expect(view.getAllByText('—')).toHaveLength(3)
  expect(api.calls('wallet.balance')).toEqual([])
  await view.tap('To pay')
  await settle(() => jest.advanceTimersByTime(200))
  expect(view.path).toMatch(/login-code/)
  jest.useRealTimers()
})

it('counts the red envelopes that can be used without reading them, and leads to them', async () => {
  const { api, view } = await renderScreen(My, signedIn)
  expect(api.calls('coupon.list')).toEqual([])
  await view.tap('2 Red envelopes')
  expect(view.path).toMatch(/coupons/)
})

it('has the red envelopes that can be received, and counts them then', async () => {
  const { id, kind, slot, name, amount, percent, minimum, storeId, business, scope, withFullDiscount } = aCoupon({
    id: 'c',
  })
  const face = { id, kind, slot, name, amount, percent, minimum, storeId, business, scope, withFullDiscount }
  const offered = { items: [{ ...face, validUntil: null, validDays: 7, left: null }] }
  const { api, view } = await renderScreen(My, { answers: { ...answers, 'home.coupons': offered }, signedIn: true })
  api.answer('home.receiveCoupon', aCoupon({ id: 'c' }))
  api.answer('home.coupons', { items: [] })
  api.answer('coupon.count', { unused: 4 })
  await view.tap('Claim red envelopes')
  expect(view.getByText('4')).toBeVisible()
  expect(view.queryByText('Claim')).toBeNull()
})

it('leads to the membership, the addresses and the settings', async () => {
  const { view } = await renderScreen(My, signedIn)
  await view.tap(/Benefits/)
  expect(view.path).toBe('pages/tab/member/index')
  await view.tap('Addresses')
  expect(view.path).toMatch(/address\/list/)
  await view.tap('Settings')
  expect(view.path).toMatch(/setting/)
})

it.each([
  ['en', 'About 12:38 · Old Stove · 3 items'],
  ['zh', '预计12:38 · Old Stove · 共3件'],
] as const)('says when it comes before the name that may be cut, in %s', async (language, line) => {
  const { view } = await renderScreen(My, { ...signedIn, language })
  expect(view.getByText(line)).toBeVisible()
})

it('leads who runs a store to it', async () => {
  const { view } = await renderScreen(My, {
    signedIn: true,
    answers: { ...answers, 'merchant.stores': { items: [store] } },
  })
  await view.tap('My store, Old Stove')
  expect(view.path).toBe('pages/merchant/orders/index')
})

it('leads an approved rider to the tasks, and nobody else', async () => {
  const applicant = { ...answers, 'partner.status': statusOf(anApplication()) }
  const { view, api } = await renderScreen(My, { signedIn: true, answers: applicant })
  expect(view.queryByText('Start riding')).toBeNull()
  api.answer('partner.status', statusOf(anApplication({ state: 'passed' })))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  await view.tap('Start riding')
  expect(view.path).toBe('pages/rider/tasks/index')
})

it('leads to errands', async () => {
  const { view } = await renderScreen(My, signedIn)
  await view.tap('Errands')
  expect(view.path).toBe('pages/tab/run/index')
})

it('leads to the ways to work with Linli', async () => {
  const { view } = await renderScreen(My, signedIn)
  expect(view.getByText('Work with Linli')).toBeVisible()
  await view.tap('Sell on Linli')
  expect(view.path).toBe('pages/user/merchant-apply/index')
})
