import { limits } from '@contract/limits'
import { renderScreen, settle, type Answers } from '@/testing'
import { aDish, aStoreDetail } from '@/testing/menu'
import { detailOf } from '@/testing/orders'
import AddDishes from '.'

const menu = {
  categories: [{ id: 'k1', name: 'Popular', note: '', goods: [aDish('Beef noodles'), aDish('Iced cola')] }],
}
const order = detailOf({ addition: { until: null } })
const quote = { lines: [], components: [], total: 1800, saved: 0, blockers: [] }

/** Passes the time for which a pause in choosing is waited for. */
const priced = () => settle(() => jest.advanceTimersByTime(limits.debounceMs))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(AddDishes, {
    params: { id: order.id },
    signedIn: true,
    language,
    answers: {
      ...{ 'order.detail': order, 'store.detail': aStoreDetail(), 'store.menu': menu },
      ...{ 'order.additionQuote': quote, ...answers },
    },
  })

it('prices the chosen dishes, and opens their payment at that price', async () => {
  const { view, api } = await opened({
    'order.addDishes': { paymentId: 'p1', amount: 1800, payBefore: '2099-01-01T00:00:00Z' },
  })
  await view.tap('Add Beef noodles')
  await priced()
  expect(view.getByText('1 dish')).toBeVisible()
  await view.tap('Add for ¥18.00')
  const lines = [{ goodsId: 'Beef noodles', optionIds: [], quantity: 1 }]
  expect(api.calls('order.addDishes')).toMatchObject([{ orderId: order.id, lines, total: 1800 }])
})

it('adds nothing before something is chosen', async () => {
  const { view, api } = await opened()
  expect(view.getByRole('button', { name: 'Add to order' })).toHaveAttribute('aria-disabled', 'true')
  expect(api.calls('order.additionQuote')).toEqual([])
})

it('says why the dishes cannot be added, and lets the customer change them', async () => {
  const blockers = [{ failure: 'soldOut' as const, message: 'Beef noodles is sold out', goodsId: 'Beef noodles' }]
  const { view, api } = await opened({ 'order.additionQuote': { ...quote, blockers } })
  await view.tap('Add Beef noodles')
  await priced()
  expect(view.getByText('Beef noodles is sold out')).toBeVisible()
  api.answer('order.additionQuote', quote)
  await view.tap('Add Iced cola')
  await priced()
  expect(view.getByRole('button', { name: 'Add for ¥18.00' })).toBeVisible()
})

it('reads the price and the menu again after a refusal', async () => {
  const { view, api } = await opened()
  await view.tap('Add Beef noodles')
  await priced()
  api.fail('order.addDishes', 'quoteChanged', { total: 2000 })
  await view.tap('Add for ¥18.00')
  await priced()
  expect(api.calls('order.additionQuote')).toHaveLength(2)
  expect(api.calls('store.menu')).toHaveLength(2)
})

it('tries the price again', async () => {
  const { view, api } = await opened()
  api.fail('order.additionQuote', 'dishesTooLate')
  await view.tap('Add Beef noodles')
  await priced()
  api.answer('order.additionQuote', quote)
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Add for ¥18.00' })).toBeVisible()
})

it('says in Chinese that the order takes no more dishes', async () => {
  const { view } = await opened({ 'order.detail': detailOf() }, 'zh')
  expect(view.getByText('该订单已无法加菜')).toBeVisible()
  expect(view.queryByRole('button', { name: '加一份Beef noodles' })).toBeNull()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(AddDishes, { params: { id: order.id }, signedIn: true })
  api.answer('order.detail', order)
  api.answer('store.detail', aStoreDetail())
  api.answer('store.menu', menu)
  await view.tap('Try again')
  expect(view.getByText('Beef noodles')).toBeVisible()
})
