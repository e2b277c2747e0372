import type { FoundGoods } from '@contract/entities/goods'
import { renderScreen } from '@/testing'
import { aDish } from '@/testing/menu'
import { aUser } from '@/testing/user'
import Member from '.'

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

const answers = {
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
  expect(view.getByText('Your benefits')).toBeVisible()
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

it('tells a visitor what membership gives', async () => {
  const { api, view } = await renderScreen(Member, { answers })
  expect(view.getByText('Up to ¥1.50 off a dish near you')).toBeVisible()
  expect(view.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(api.calls('member.info')).toEqual([])
})

it('tells a customer without membership the same, without the login', async () => {
  const plain = { ...answers, 'member.info': { isMember: false, until: null, saved: 0 } }
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
  const { api, view } = await renderScreen(Member)
  expect(view.getByText('What members get')).toBeVisible()
  api.answer('goods.list', answers['goods.list'])
  await view.tap('Try again')
  expect(view.getByText('Pudding')).toBeVisible()
})
