import { platform } from '../../../tests/stand-ins/taro'
import { renderScreen, type Answers } from '@/testing'
import Categories from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const answers: Answers = {
  'store.categories': {
    groups: [{ key: 'meals', name: 'Meals' }],
    items: [
      { key: 'noodles', name: 'Noodles', picture, group: 'meals' },
      { key: 'flowers', name: 'Flowers', picture, group: null },
    ],
  },
}
const opened = () => platform.pages[platform.pages.length - 1]

it('shows all categories by group, and opens one', async () => {
  const { view } = await renderScreen(Categories, { answers })
  expect(view.getByText('Meals')).toBeVisible()
  expect(view.getByText('Other')).toBeVisible()
  await view.tap('Noodles')
  expect(opened()).toEqual({ route: 'pages/category/stores/index', params: { category: 'noodles' } })
})

it('opens a whole group, the specials and the kinds of offers', async () => {
  const { view } = await renderScreen(Categories, { answers })
  await view.tap('Meals: All')
  expect(opened()).toEqual({ route: 'pages/category/stores/index', params: { group: 'meals' } })
  await view.tap('Today’s specials')
  expect(opened()?.route).toBe('pages/category/specials/index')
  await view.tap('Spend & save')
  expect(opened()?.params).toEqual({ filter: 'fullDiscount' })
  await view.tap('Member stores')
  expect(opened()?.params).toEqual({ filter: 'member' })
})

it.each([
  ['Mall', 'pageshop/page/shoppingMall/home/index'],
  ['Hotels', 'pages/hotel/index'],
  ['Errands', 'pages/tab/run/index'],
  ['Tables', 'pages/shopding/find/index'],
  ['Deals', 'pages/group/index/index'],
  ['Flash sale', 'pageshop/page/shoppingMall/seckill/index'],
  ['Points mall', 'pageshop/page/shoppingMall/points-mall/index'],
  ['Coupons', 'pages/user/coupon-center/index'],
  ['Vouchers', 'pages/group/vouchers/index'],
  ['Bookings', 'pages/reservation/list/index'],
])('leads to %s', async (name, route) => {
  const { view } = await renderScreen(Categories, { answers, signedIn: true })
  await view.tap(name)
  expect(opened()?.route).toBe(route)
})

it('leads to all stores when there are no categories', async () => {
  const { view } = await renderScreen(Categories, { answers: { 'store.categories': { groups: [], items: [] } } })
  await view.tap('All stores')
  expect(opened()).toEqual({ route: 'pages/category/stores/index', params: {} })
})

it('shows a failure and loads again', async () => {
  const { view, api } = await renderScreen(Categories, { answers: {} })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.categories', answers['store.categories'] as never)
  await view.tap('Try again')
  expect(view.getByText('Noodles')).toBeVisible()
})
