import { renderScreen, type Answers } from '@/testing'
import { aCart, aDish, aLine, aStoreDetail } from '@/testing/menu'
import Choose from '.'

const store = aStoreDetail()
const noodles = aDish('Noodles', { hasOptions: true, price: 2200, sales: 90, memberPrice: 2000 })
const dumplings = aDish('Dumplings', { note: 'with vinegar', price: 1800, sales: 200 })
const boba = aDish('Boba', { soldOut: true, price: 900, sales: 5, isActive: true })
const categories = [
  { id: 'popular', name: 'Popular', note: '', goods: [dumplings] },
  { id: 'mains', name: 'Mains', note: '', goods: [noodles, dumplings] },
  { id: 'drinks', name: 'Drinks', note: '', goods: [boba] },
]
const answers: Answers = { 'store.detail': store, 'store.menu': { categories }, 'cart.info': aCart() }
const render = (more: Answers = {}) =>
  renderScreen(Choose, { params: { storeId: store.id }, answers: { ...answers, ...more }, signedIn: true })

type View = Awaited<ReturnType<typeof render>>['view']
const names = (view: View) =>
  view
    .getAllByRole('button', { name: /^(Noodles|Dumplings|Boba)$/ })
    .map((dish) => dish.getAttribute('aria-label') ?? '')

it('lists every dish once, and finds one by its name or note', async () => {
  const { view } = await render()
  expect(names(view)).toEqual(['Dumplings', 'Noodles', 'Boba'])
  await view.write('Search Old Stove Beef Noodles', 'VINEGAR')
  expect(names(view)).toEqual(['Dumplings'])
  await view.tap('Clear search')
  expect(names(view)).toHaveLength(3)
})

it('sorts and filters, and leads out of a search that finds nothing', async () => {
  const { view } = await render()
  await view.tap('Cheapest')
  expect(names(view)).toEqual(['Boba', 'Dumplings', 'Noodles'])
  await view.tap('Available')
  expect(names(view)).toEqual(['Dumplings', 'Noodles'])
  await view.tap('Specials')
  expect(view.getByText('No dishes found')).toBeVisible()
  await view.tap('Show full menu')
  expect(names(view)).toHaveLength(3)
})

it('puts dishes into the basket and buys them', async () => {
  const { view, api } = await render({ 'cart.add': aCart(aLine(noodles, 1), aLine(dumplings, 1)) })
  await view.tap('Add Dumplings')
  expect(api.calls('cart.add')).toEqual([{ goodsId: 'Dumplings', optionIds: [], quantity: 1 }])
  await view.tap('Checkout')
  expect(view.path).toBe('pages/order/confirm/index')
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(Choose, {
    params: { storeId: store.id },
    answers: { 'store.detail': store },
  })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.menu', { categories: [] })
  await view.tap('Try again')
  expect(view.getByText('This store has no menu yet')).toBeVisible()
})
