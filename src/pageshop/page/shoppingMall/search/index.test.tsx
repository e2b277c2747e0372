import { platform } from '../../../../../tests/stand-ins/taro'
import { renderScreen, type Answers } from '@/testing'
import Search from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const one = (key: string, name: string) => ({ key, name, picture })
const answers: Answers = {
  'mall.searchWords': { items: [{ word: 'Thermos', mark: 'hot' }] },
  'mall.categories': {
    items: [{ ...one('drinks', 'Tea, drinks'), children: [one('green', 'Green tea')], banner: null, shops: [] }],
  },
}
const opened = () => platform.pages[platform.pages.length - 1]
const list = 'pageshop/page/shoppingMall/product-list/index'

it('leads to the products of a keyword and keeps it, until the history is cleared', async () => {
  const { view, root } = await renderScreen(Search, { answers })
  const before = [...root.searchHistory.names]
  await view.write('Search the mall', ' oolong ')
  await view.tap('Search')
  expect(opened()).toEqual({ route: list, params: { keyword: 'oolong' } })
  await view.write('Search the mall', '')
  expect(view.getByRole('button', { name: 'oolong' })).toBeVisible()
  expect(root.searchHistory.names).toEqual(before)
  await view.tap('Clear search history')
  await view.tap('Clear')
  expect(view.queryByText('oolong')).toBeNull()
})

it('suggests the categories that a text may mean', async () => {
  const { view } = await renderScreen(Search, { answers })
  await view.write('Search the mall', 'TEA')
  await view.tap('Green tea, Category')
  const route = 'pageshop/page/shoppingMall/category-products/index'
  expect(opened()).toEqual({ route, params: { category: 'green' } })
})

it('asks for a keyword', async () => {
  const { view } = await renderScreen(Search, { answers })
  await view.tap('Search')
  expect(view.toast).not.toBe('')
  expect(view.path).not.toBe(list)
})

it('begins with the keyword of the list that it was opened from', async () => {
  const { view } = await renderScreen(Search, { answers, params: { keyword: 'oolong' } })
  await view.tap('Search for “oolong”')
  expect(opened()).toEqual({ route: list, params: { keyword: 'oolong' } })
})

it('lets one search although the categories could not be loaded', async () => {
  const { view } = await renderScreen(Search, {})
  expect(view.getByRole('alert')).toBeVisible()
  await view.write('Search the mall', 'tea')
  await view.tap('Search')
  expect(view.path).toBe(list)
})

it('searches for a popular keyword', async () => {
  const { view } = await renderScreen(Search, { answers })
  await view.tap('Thermos')
  expect(opened()).toEqual({ route: list, params: { keyword: 'Thermos' } })
})
