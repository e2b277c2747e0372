import type { FoundGoods } from '@contract/entities/goods'
import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import { aDish } from '@/testing/menu'
import { aUser } from '@/testing/user'
import Member from '.'

const platformOf = { sells: true }
jest.mock('@/platform/session/virtual-goods', () => ({
  ...jest.requireActual<object>('@/platform/session/virtual-goods'),
  sellsVirtualGoods: () => platformOf.sells,
}))

const storeId = '018f0000-0000-7000-8000-0000000000bb'

const forMembers = (id: string, change: Partial<FoundGoods>): FoundGoods => ({
  ...aDish('Pudding', { id, storeId, price: 1200, shopPrice: 1200, memberPrice: 1050 }),
  storeName: 'Chayu',
  distance: 800,
  inRange: true,
  isOpen: true,
  ...change,
})

const page = (...items: FoundGoods[]) => ({ items, next: null, endsAt: '2099-01-01T00:00:00.000Z' })

const dishes = [
  forMembers('1', {}),
  forMembers('2', { name: 'Tea', memberPrice: null }),
  forMembers('3', { name: 'Bun', activityPrice: 900, isActive: true }),
  forMembers('4', { name: 'Soup', soldOut: true }),
  forMembers('5', { name: 'Pie', isOpen: false }),
]

const plan = (key: string, name: string, price: number, listPrice: number, days: number) => ({
  ...{ key, name, price, listPrice, days },
  ...{ envelopes: 4, envelopeAmount: 500, bonus: 2, bonusAmount: 300 },
})
const plans = { items: [plan('month', 'Month', 1500, 2000, 31), plan('year', 'Year', 12800, 24000, 366)] }
const month = { left: null, endsAt: '2099-01-01T00:00:00.000Z', cost: 1, items: [] }
const own: Answer<'member.envelopes'> = {
  ...month,
  left: 2,
  items: [
    { amount: 500, state: 'unused' },
    { amount: 500, state: 'unused' },
    { amount: 500, state: 'used' },
    { amount: 500, state: 'swapped' },
  ],
}
const opened = { paymentId: 'p1', amount: 12800, payBefore: '2099-01-01T00:00:00.000Z' }

const answers = {
  'member.plans': plans,
  'member.envelopes': own,
  'goods.list': page(...dishes),
  'user.info': aUser({ userLevel: 1 }),
  'member.info': { isMember: true, until: '2099-03-18T00:00:00.000Z', saved: 134280 },
  'cart.info': { baskets: [], count: 0 },
}

it('shows a member until when, and what it saved', async () => {
  const { view } = await renderScreen(Member, { answers, signedIn: true })
  expect(view.getByText('Mia')).toBeVisible()
  expect(view.getByText('Valid until 18 Mar 2099')).toBeVisible()
  expect(view.getByText(/1,342/)).toBeVisible()
  expect(view.getByText('Your four benefits')).toBeVisible()
  expect(view.getByText('Envelopes left').nextSibling).toHaveTextContent('2')
})

it('shows the dishes of open stores that members pay less for than everybody', async () => {
  const { view, api } = await renderScreen(Member, { answers })
  expect(api.calls('goods.list')).toEqual([{ only: 'member', pageSize: 50 }])
  expect(view.getAllByText('Pudding')).toHaveLength(1)
  expect(view.getByText('−¥1.50')).toBeVisible()
  for (const name of ['Tea', 'Bun', 'Soup', 'Pie']) expect(view.queryByText(name)).toBeNull()
})

it('shows three dishes of each of the four nearest stores', async () => {
  const dishOf = (store: number) => (dish: number) =>
    forMembers(`${store}-${dish}`, { name: `Dish ${store}-${dish}`, storeId: `${store}`, distance: store * 100 })
  const many = [5, 3, 1, 4, 2].flatMap((store) => [1, 2, 3, 4].map(dishOf(store)))
  const { view } = await renderScreen(Member, { answers: { ...answers, 'goods.list': page(...many) } })
  const names = view.getAllByText(/^Dish /).map(({ textContent }) => textContent)
  expect(names).toEqual([1, 2, 3, 4].flatMap((store) => [1, 2, 3].map((dish) => `Dish ${store}-${dish}`)))
})

it('shows a visitor the benefits of membership', async () => {
  const { api, view } = await renderScreen(Member, { answers })
  expect(view.getByText('Up to ¥1.50 off a dish near you')).toBeVisible()
  expect(view.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(api.calls('member.info')).toEqual([])
})

it('shows a customer without membership the same, without the login', async () => {
  const plain = { ...answers, 'member.envelopes': month, 'member.info': { isMember: false, until: null, saved: 0 } }
  const { view } = await renderScreen(Member, { answers: plain, signedIn: true })
  expect(view.getByText('Members pay less')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Log in' })).toBeNull()
})

it('opens a dish in its store', async () => {
  const { view } = await renderScreen(Member, { answers })
  await view.tap(/^Pudding/)
  expect(view.path).toMatch(/store\/detail/)
})

it('leads on when there is no such dish', async () => {
  const none = { ...answers, 'goods.list': page() }
  const { view } = await renderScreen(Member, { answers: none })
  await view.tap('Browse stores')
  expect(view.path).toBe('pages/tab/home/index')
})

it('tries dishes again that could not be read, and keeps the rest', async () => {
  const { api, view } = await renderScreen(Member, { answers: { 'member.plans': plans } })
  expect(view.getByText('What members get')).toBeVisible()
  api.answer('goods.list', answers['goods.list'])
  await view.tap('Try again')
  expect(view.getByText('Pudding')).toBeVisible()
})

describe('this month’s envelopes', () => {
  it('shows which are left, used and swapped', async () => {
    const { view } = await renderScreen(Member, { answers, signedIn: true })
    expect(view.getAllByText('Use')).toHaveLength(2)
    expect(view.getByText('Used')).toBeVisible()
    expect(view.getByText('Swapped')).toBeVisible()
  })

  it('leads to the stores that swap one', async () => {
    const { view } = await renderScreen(Member, { answers, signedIn: true })
    await view.tap('Swap envelope 1')
    expect(view.path).toBe('pages/category/stores/index')
  })

  it('offers only the swap of those without a fixed value', async () => {
    const granted = { ...own, items: [{ amount: null, state: 'unused' as const }] }
    const { view } = await renderScreen(Member, {
      answers: { ...answers, 'member.envelopes': granted },
      signedIn: true,
    })
    expect(view.getByText('Store only')).toBeVisible()
    expect(view.queryByText('Use')).toBeNull()
  })
})

describe('the plans', () => {
  const stranger = { ...answers, 'member.envelopes': month, 'member.info': { isMember: false, until: null, saved: 0 } }

  it('asks a visitor for consent before it asks for the login', async () => {
    const { view } = await renderScreen(Member, { answers })
    await view.tap('Join · Year · ¥128.00')
    expect(view.toast).toBe('Agree to the Membership Terms first')
    await view.tap(/^I agree to the/)
    await view.tap('Join · Year · ¥128.00')
    expect(view.toast).toBe('Please log in first')
  })

  it('opens the one that saves most, once the terms are agreed to, and leads to its payment', async () => {
    const { api, view } = await renderScreen(Member, {
      answers: { ...stranger, 'member.open': opened },
      signedIn: true,
    })
    expect(view.getByRole('radio', { name: /Year/ })).toHaveAttribute('aria-checked', 'true')
    expect(view.getByText('Save ¥112')).toBeVisible()
    await view.tap('Join · Year · ¥128.00')
    expect(view.getByText('Agree to the Membership Terms first')).toBeVisible()
    expect(api.calls('member.open')).toEqual([])
    await view.tap(/^I agree to the/)
    await view.tap('Join · Year · ¥128.00')
    expect(api.calls('member.open')).toMatchObject([{ planKey: 'year', agreed: true }])
    expect(view.path).toBe('pages/order/member-pay/index')
  })

  it('opens the chosen one', async () => {
    const { api, view } = await renderScreen(Member, {
      answers: { ...stranger, 'member.open': opened },
      signedIn: true,
    })
    await view.tap('Month, ¥15.00')
    await view.tap(/^I agree to the/)
    await view.tap('Join · Month · ¥15.00')
    expect(api.calls('member.open')).toMatchObject([{ planKey: 'month' }])
  })

  it('asks a visitor to log in', async () => {
    const { api, view } = await renderScreen(Member, { answers })
    await view.tap(/^I agree to the/)
    await view.tap('Join · Year · ¥128.00')
    expect(view.getByText('Please log in first')).toBeVisible()
    expect(api.calls('member.open')).toEqual([])
  })

  it('renews the plan of a member', async () => {
    const { view } = await renderScreen(Member, { answers, signedIn: true })
    expect(view.getByText('Renew your plan')).toBeVisible()
    expect(view.getByRole('button', { name: 'Renew · Year · ¥128.00' })).toBeVisible()
  })

  it('are not shown where the client may not sell them', async () => {
    platformOf.sells = false
    const { view } = await renderScreen(Member, { answers: stranger, signedIn: true })
    expect(view.getByText('What members get')).toBeVisible()
    expect(view.queryByText('Choose a plan')).toBeNull()
    platformOf.sells = true
  })

  it('says that none is on sale', async () => {
    const { view } = await renderScreen(Member, { answers: { ...answers, 'member.plans': { items: [] } } })
    expect(view.getByText('No plans on sale right now')).toBeVisible()
  })
})
