import { renderScreen, type Answers } from '@/testing'
import { anErrandSummary } from '@/testing/errand-form'
import { aCart, aDish, aLine } from '@/testing/menu'
import { aStore, storesPage } from '@/testing/stores'
import GoOrder from './homePage'
import { orderOf } from '@/testing/orders'

const store = aStore()
const dumplings = aDish('Dumplings', { purchaseLimit: 3 })

const order = orderOf({
  id: 'order',
  status: 'completed',
  step: null,
  store: { id: 'bakery', name: 'Cloud Bakery', logo: store.logo },
  pictures: [],
  title: 'Berry cake and 2 more',
  note: '',
  count: 3,
  total: 4580,
  placedAt: '2025-03-25T04:00:00Z',
  utcOffset: 480,
  estimatedAt: '2025-03-25T04:30:00Z',
})

const answers: Answers = {
  'store.list': storesPage(aStore({ id: 'near', name: 'Corner 24' })),
  'order.list': { items: [order], next: null },
  'cart.info': aCart(aLine(dumplings, 1)),
}

const render = (more: Answers = {}, signedIn = true) =>
  renderScreen(GoOrder, { answers: { ...answers, ...more }, signedIn })

it('shows a visitor the stores nearby', async () => {
  const { view, api } = await render({}, false)
  expect(view.getByText('Your cart is empty')).toBeVisible()
  expect(view.getByText('Corner 24')).toBeVisible()
  expect(api.calls('order.list')).toEqual([])
})

it('leads back to the store while something is missing to its minimum', async () => {
  const { view } = await render()
  await view.tap('Add ¥2 more at Old Stove Beef Noodles')
  expect(view.path).toBe('pages/store/detail/index')
})

it('changes a line, and buys a basket that is large enough', async () => {
  const { view, api } = await render({ 'cart.edit': aCart(aLine(dumplings, 2)) })
  await view.tap('Add Dumplings')
  expect(api.calls('cart.edit')).toEqual([{ cartLineId: 'line of Dumplings', quantity: 2 }])
  await view.tap('Checkout at Old Stove Beef Noodles')
  expect(view.path).toBe('pages/order/confirm/index')
})

it('says what cannot be bought any more', async () => {
  const { view } = await render({ 'cart.info': aCart(aLine(dumplings, 1, { unavailable: 'soldOut' })) })
  expect(view.getByText('Sold out')).toBeVisible()
})

it('puts a past order into the basket and opens its store', async () => {
  const cart = aCart(aLine(dumplings, 3))
  const { view, api } = await render({
    'order.again': {
      storeId: store.id,
      left: [{ name: 'Tart', quantity: 1, message: 'Limit 1 per customer' }],
      dearer: [],
      cart,
    },
  })
  expect(api.calls('order.list')).toEqual([{ tab: 'completed', pageSize: 10 }])
  await view.tap('Order again at Cloud Bakery')
  expect(view.getByRole('dialog')).toHaveTextContent('Tart: Limit 1 per customer')
  await view.tap('Continue with the rest')
  expect(view.path).toBe('pages/store/detail/index')
})

it('lists no order without a store', async () => {
  const errand = anErrandSummary({ title: 'A birthday cake', phase: 'done', actions: ['again'] })
  const { view } = await render({ 'order.list': { items: [errand, order], next: null } })
  expect(view.getByText('Berry cake and 2 more')).toBeVisible()
  expect(view.queryByText('A birthday cake')).toBeNull()
})

it('lists a meal that was ordered twice once', async () => {
  const other = { ...order, id: 'other', title: 'Bagel' }
  const { view } = await render({ 'order.list': { items: [order, { ...order, id: 'before' }, other], next: null } })
  expect(view.getAllByText('Berry cake and 2 more')).toHaveLength(1)
  expect(view.getByText('Bagel')).toBeVisible()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(GoOrder, {
    answers: { 'store.list': answers['store.list'] },
    signedIn: true,
  })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.list', { items: [], next: null })
  api.answer('cart.info', aCart())
  await view.tap('Try again')
  expect(view.getByText('Your cart is empty')).toBeVisible()
})
