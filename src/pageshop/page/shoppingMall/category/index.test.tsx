import { platform } from '../../../../../tests/stand-ins/taro'
import { renderScreen, type Answers } from '@/testing'
import Category from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const one = (key: string, name: string) => ({ key, name, picture })
const banner = { key: 'b', title: 'Grape season', line: 'Off the vine', action: 'Go', picture, category: 'grapes' }
const shop = { id: 's1', name: 'Gannan Orchard', logo: picture, rating: 4.9, monthlySales: 320 }
const answers = {
  'mall.categories': {
    items: [
      {
        ...one('fruit', 'Fresh fruit'),
        children: [one('apples', 'Apples'), one('grapes', 'Grapes')],
        banner,
        shops: [shop],
      },
      { ...one('drinks', 'Tea, drinks'), children: [one('tea', 'Green tea')], banner: null, shops: [] },
    ],
  },
} satisfies Answers
const opened = () => platform.pages[platform.pages.length - 1]
const list = 'pageshop/page/shoppingMall/category-products/index'

it('opens the first category, another one, and leads to the products of a group', async () => {
  const { view } = await renderScreen(Category, { answers })
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('Fresh fruit')
  await view.tap('Tea, drinks')
  expect(view.queryByText('Apples')).toBeNull()
  await view.tap('Green tea')
  expect(opened()).toEqual({ route: list, params: { category: 'tea' } })
})

it('leads to all products of a category', async () => {
  const { view } = await renderScreen(Category, { answers })
  await view.tap('Fresh fruit: All')
  expect(opened()).toEqual({ route: list, params: { category: 'fruit' } })
})

it('leads to what is advertised of a category, and to its popular shops', async () => {
  const { view } = await renderScreen(Category, { answers })
  await view.tap('Grape season. Off the vine')
  expect(opened()).toEqual({ route: list, params: { category: 'grapes' } })
  await view.tap('Gannan Orchard. 4.9 · 320 orders a month')
  expect(opened()).toEqual({ route: 'pageshop/page/shoppingMall/shop-detail/index', params: { id: 's1' } })
  await view.tap('Tea, drinks')
  expect(view.queryByText('Popular shops')).toBeNull()
})

it.each(['drinks', 'tea'])('begins with the category of %s', async (key) => {
  const { view } = await renderScreen(Category, { answers, params: { key } })
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('Tea, drinks')
})

it('says that no categories exist', async () => {
  const { view } = await renderScreen(Category, { answers: { 'mall.categories': { items: [] } } })
  expect(view.getByText('No categories yet')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Category, {})
  api.answer('mall.categories', answers['mall.categories'])
  await view.tap('Try again')
  expect(view.getByText('Grapes')).toBeVisible()
})
