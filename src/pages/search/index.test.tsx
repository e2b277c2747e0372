import { act } from '@testing-library/react'
import { api } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { aSpecial, aStore, storesPage } from '@/testing/stores'
import { platform } from '../../../tests/stand-ins/taro'
import Search from '.'
import { SearchModel } from './model'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const hit = (id: number) => ({
  id: String(id),
  name: `Beef bowl ${id}`,
  picture,
  price: 2000,
  shopPrice: 2600,
  sales: 986,
})
const hits = [1, 2, 3].map(hit)
const stores = (...all: ReturnType<typeof aStore>[]) => ({
  ...storesPage(),
  items: all.map((store) => ({ ...store, hits })),
})
const offered = {
  suggestions: [],
  discover: [{ word: 'Half price', hot: true }],
  trending: [{ word: 'Pickled fish', mark: 'hot' as const }],
  topRated: [{ storeId: 's9', name: 'Wako Sushi', rating: 4.9, category: 'Japanese' }],
}
const goods = { ...aSpecial(), distance: 800, inRange: true, isOpen: true }
const hotel = { id: 'h1', name: 'Bay Hotel', note: 'Keyuan', picture, price: 26800, isFrom: true }
const answers: Answers = {
  'search.recommend': ({ typed = '' }: { typed?: string }) =>
    typed ? { ...offered, suggestions: [`${typed} noodles`] } : offered,
  'search.history': { items: [{ name: 'tea' }] },
  'search.deleteLog': {},
  'home.hotStores': { items: [aStore({ id: 's7', name: 'Chayu Milk Tea', minutes: 22 })] },
  'store.search': stores(aStore()),
  'goods.advancedSearch': { items: [goods], next: null },
  'search.find': ({ kind }: { kind: string }) => ({ items: kind === 'hotel' ? [hotel] : [], next: null }),
}
const opened = () => platform.pages[platform.pages.length - 1]
const search = (params: Record<string, string> = {}, given: Answers = answers, signedIn = false) =>
  renderScreen(Search, { params, answers: given, signedIn })
const field = 'Search stores, goods and hotels'

it('is ready to be typed in', async () => {
  const { view } = await search()
  expect(view.getByLabel(field)).toHaveFocus()
})

it('finds stores and their dishes, and keeps what was searched for', async () => {
  const { view, api, root: root } = await search()
  await settle(() => root.searchHistory.clear())
  await view.write(field, ' beef ')
  await view.tap('Search')
  expect(api.calls('store.search')).toEqual([{ keyword: 'beef', sort: 'recommended', filters: [], pageSize: 15 }])
  expect(view.getAllByText('986 sold')).toHaveLength(2)
  await view.tap('1 more match')
  expect(view.getAllByText('986 sold')).toHaveLength(3)
  expect(root.searchHistory.names).toEqual(['beef'])
  await view.tap(/^Old Stove/)
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: aStore().id } })
})

it('asks for a keyword when there are only blanks', async () => {
  const { view, api } = await search()
  await view.write(field, '   ')
  await view.tap('Search')
  expect(view.toast).toBe('Enter a keyword')
  expect(api.calls('store.search')).toHaveLength(0)
})

it('searches for the suggested word when nothing is typed', async () => {
  const { view, api } = await search({ word: 'Mango' })
  expect(view.getByLabel(field)).toHaveAttribute('placeholder', 'Try “Mango”')
  await view.tap('Search')
  expect(api.calls('store.search')).toMatchObject([{ keyword: 'Mango' }])
  expect(view.getByLabel(field)).toHaveValue('Mango')
})

it('suggests the most searched word when it is opened without one', async () => {
  const { view } = await search()
  expect(view.getByLabel(field)).toHaveAttribute('placeholder', 'Try “Pickled fish”')
})

it('asks for a keyword when nothing is typed and nothing suggested', async () => {
  const { view, api } = await search({}, { ...answers, 'search.recommend': { ...offered, trending: [] } })
  await view.tap('Search')
  expect(view.toast).toBe('Enter a keyword')
  expect(api.calls('store.search')).toHaveLength(0)
})

it('shows other words to discover, all of them in turn', async () => {
  const discover = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((word) => ({ word: `Dish ${word}`, hot: false }))
  const { view } = await search({}, { ...answers, 'search.recommend': { ...offered, discover } })
  const shown = () => view.getAllByRole('button', { name: /^Dish/ }).map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Dish a', 'Dish b', 'Dish c', 'Dish d', 'Dish e', 'Dish f'])
  await view.tap('Refresh')
  expect(shown()).toEqual(['Dish g', 'Dish h', 'Dish i', 'Dish a', 'Dish b', 'Dish c'])
  await view.tap('Refresh')
  expect(shown()).toEqual(['Dish d', 'Dish e', 'Dish f', 'Dish g', 'Dish h', 'Dish i'])
})

it('has no refresh where all words to discover are shown', async () => {
  const { view } = await search()
  expect(view.queryByRole('button', { name: 'Refresh' })).toBeNull()
})

it('suggests names while one types, and looks for the one that is chosen', async () => {
  const { view, api } = await search()
  jest.useFakeTimers()
  try {
    await view.write(field, 'bee')
    await view.write(field, 'beef')
    await act(() => jest.advanceTimersByTimeAsync(300))
  } finally {
    jest.useRealTimers()
  }
  expect(api.calls('search.recommend').slice(1)).toEqual([{ typed: 'beef' }])
  await view.tap('beef noodles')
  expect(api.calls('store.search')).toMatchObject([{ keyword: 'beef noodles' }])
})

it('searches for what is typed, also where no name starts with it', async () => {
  const { view, api } = await search({}, { ...answers, 'search.recommend': offered })
  await view.write(field, 'zebra ')
  await view.tap('Search for “zebra”')
  expect(api.calls('store.search')).toMatchObject([{ keyword: 'zebra' }])
})

it('searches again from a visitor’s history, and forgets it after asking once', async () => {
  const { view, api, root: root } = await search()
  await settle(() => {
    root.searchHistory.clear()
    for (const word of ['tea', 'rice', 'cake', 'soup', 'fish', 'tofu', 'salad', 'ramen']) root.searchHistory.add(word)
  })
  expect(view.queryByText('tea')).toBeNull()
  await view.tap('Show all')
  await view.tap('tea')
  expect(api.calls('store.search')).toMatchObject([{ keyword: 'tea' }])
  expect(view.getByLabel(field)).toHaveValue('tea')
  await view.tap('Clear search')
  expect(view.getByText('tea')).toBeVisible()
  await view.tap('Clear search history')
  await view.tap('Cancel')
  expect(view.getByText('tea')).toBeVisible()
  await view.tap('Clear search history')
  await view.tap('Clear')
  expect(view.queryByText('Recent')).toBeNull()
  expect(api.calls('search.history')).toHaveLength(0)
})

it('has a customer’s history from the server, and deletes it there', async () => {
  const { view, api } = await search({}, answers, true)
  expect(view.getByRole('button', { name: 'tea' })).toBeVisible()
  await view.tap('Pickled fish')
  await view.tap('Clear search')
  expect(view.getByRole('button', { name: 'Pickled fish' })).toBeVisible()
  await view.tap('Clear search history')
  await view.tap('Clear')
  expect(api.calls('search.deleteLog')).toEqual([{}])
  expect(view.queryByText('Recent')).toBeNull()
})

it('offers words and ranks to a customer whose history cannot be read', async () => {
  const { 'search.history': _, ...others } = answers
  const { view } = await search({}, others, true)
  expect(view.queryByText('Recent')).toBeNull()
  expect(view.getByRole('button', { name: 'Half price' })).toBeVisible()
  expect(view.getByText('Wako Sushi')).toBeVisible()
})

it('offers words and ranks', async () => {
  const { view, api } = await search()
  await view.tap('Wako Sushi, 4.9 · Japanese')
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: 's9' } })
  await view.tap('Half price')
  expect(api.calls('store.search')).toMatchObject([{ keyword: 'Half price' }])
})

it('shows the popular stores nearby, each a way to its menu', async () => {
  const { view } = await search()
  expect(view.getByRole('heading', { name: 'Popular near you' })).toBeVisible()
  await view.tap('Chayu Milk Tea, 4.8, 22 min')
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: 's7' } })
})

it('has no strip of popular stores far from all of them, nor asks for them while it shows what was found', async () => {
  const { view } = await search({}, { ...answers, 'home.hotStores': { items: [] } })
  expect(view.getByText('Top rated')).toBeVisible()
  expect(view.queryByText('Popular near you')).toBeNull()
  view.unmount()
  const found = await search({ keyword: 'beef' })
  expect(found.api.calls('home.hotStores')).toEqual([])
})

it('says when nothing was found, and leads to all stores', async () => {
  const none = { 'store.search': stores(), 'search.find': { items: [], next: null } }
  const { view } = await search({ keyword: 'zebra' }, { ...answers, ...none })
  expect(view.getByText('No results for “zebra”')).toBeVisible()
  await view.tap('Hotels')
  await view.tap('Browse hotels')
  expect(opened()).toEqual({ route: 'pages/hotel/index', params: {} })
  await view.tap('Stores')
  await view.tap('All stores near you')
  expect(opened()).toEqual({ route: 'pages/category/stores/index', params: {} })
})

it('shows a failure and searches again', async () => {
  const { view, api } = await search({ keyword: 'beef' }, {})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.search', stores(aStore()))
  await view.tap('Try again')
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
})

it('sorts and filters the stores, in the sheet too', async () => {
  const { view, api } = await search({ keyword: 'beef' })
  await view.tap('Rating')
  await view.tap('Open now')
  await view.tap('Filter')
  await view.tap('Delivery fee')
  await view.tap('Show stores')
  expect(api.calls('store.search').slice(1)).toMatchObject([
    { keyword: 'beef', sort: 'rating', filters: [] },
    { keyword: 'beef', sort: 'rating', filters: ['openNow'] },
    { keyword: 'beef', sort: 'fee', filters: ['openNow'] },
  ])
})

it('shows dishes on a separate tab, and opens one in its store', async () => {
  const { view, api } = await search({ keyword: 'burger' })
  await view.tap('Dishes')
  await view.tap('Price ↑')
  await view.tap('Specials')
  expect(api.calls('goods.advancedSearch')).toMatchObject([
    { keyword: 'burger', sort: 'match', filters: [] },
    { keyword: 'burger', sort: 'priceUp', filters: [] },
    { keyword: 'burger', sort: 'priceUp', filters: ['specials'] },
  ])
  await view.tap(/^Double burger/)
  expect(opened()).toEqual({
    route: 'pages/store/detail/index',
    params: { id: aSpecial().storeId, goodsId: aSpecial().id },
  })
})

it('shows hotels on a separate tab, and opens one', async () => {
  const { view, api } = await search({ keyword: 'bay' })
  expect(api.calls('search.find')).toEqual([])
  await view.tap('Hotels')
  expect(api.calls('search.find')).toEqual([{ kind: 'hotel', keyword: 'bay', pageSize: 15 }])
  await view.tap('Bay Hotel, ¥268.00')
  expect(opened()).toEqual({ route: 'pages/hotel/detail/index', params: { id: 'h1' } })
})

it('shows goods of the mall, also what cannot be had now', async () => {
  const tea = { ...hotel, id: 'p1', name: 'Longjing tea', price: null }
  const { view } = await search({ keyword: 'tea' }, { ...answers, 'search.find': { items: [tea], next: null } })
  await view.tap('Mall')
  await view.tap('Longjing tea, Not available now')
  expect(opened()).toMatchObject({ params: { id: 'p1' } })
})

it('goes to what was found of another kind where no store was', async () => {
  const { view } = await search({ keyword: 'bay' }, { ...answers, 'store.search': stores() })
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('Hotels')
  expect(view.getByRole('button', { name: /^Bay Hotel/ })).toBeVisible()
})

it('opens what a scanned code leads to, and says when it is none of ours', async () => {
  const {
    view,
    api: server,
    root: root,
  } = await search({}, { ...answers, 'search.scanCode': { storeId: 's9', goodsId: null } })
  const model = new SearchModel(api, root)
  await settle(() => model.scan(() => Promise.resolve('a code')))
  expect(server.calls('search.scanCode')).toEqual([{ code: 'a code' }])
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: 's9' } })
  server.fail('search.scanCode', 'codeNotOurs')
  await settle(() => model.scan(() => Promise.resolve('another')))
  expect(view.toast).toBe('We can’t read this code')
  await settle(() => model.scan(() => Promise.resolve(undefined)))
  expect(server.calls('search.scanCode')).toHaveLength(2)
})

it('says when no dish passes the filters, and takes them away', async () => {
  const { view, api } = await search({ keyword: 'burger' })
  await view.tap('Dishes')
  api.answer('goods.advancedSearch', { items: [], next: null })
  await view.tap('In stock')
  expect(view.getByText('No dishes found')).toBeVisible()
  await view.tap('Clear filters')
  expect(api.calls('goods.advancedSearch').pop()).toMatchObject({ filters: [] })
})

it('shows the correction of a misspelled keyword, and none for the next one that is right', async () => {
  const meant = ({ keyword }: { keyword: string }) => ({ keyword: keyword === 'noodel' ? 'noodle' : null })
  const { view } = await search({}, { ...answers, 'search.meant': meant })
  await view.write(field, 'noodel')
  await view.tap('Search')
  expect(view.getByText('Showing results for “noodle”')).toBeVisible()
  await view.tap('Mall')
  expect(view.getByText('Showing results for “noodle”')).toBeVisible()
  await view.write(field, 'noodle')
  await view.tap('Search')
  expect(view.queryByText(/^Showing results/)).toBeNull()
})
