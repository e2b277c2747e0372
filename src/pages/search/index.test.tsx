import { platform } from '../../../tests/stand-ins/taro'
import { renderScreen, settle, type Answers } from '@/testing'
import { aStore, storesPage } from '@/testing/stores'
import Search from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const answers: Answers = {
  'store.categories': { items: [{ key: 'noodles', name: 'Noodles', picture }] },
  'store.list': storesPage(aStore()),
}
const opened = () => platform.pages[platform.pages.length - 1]
const search = (params: Record<string, string> = {}, given: Answers = answers) =>
  renderScreen(Search, { params, answers: given })

it('is ready to be typed in', async () => {
  const { view } = await search()
  expect(view.getByLabel('Search stores and dishes')).toHaveFocus()
})

it('finds stores and their dishes, and keeps what was searched for', async () => {
  const { view, api, stores } = await search()
  await settle(() => stores.searchHistory.clear())
  await view.write('Search stores and dishes', ' beef ')
  await view.tap('Search')
  expect(api.calls('store.list')).toMatchObject([{ keyword: 'beef', sort: 'recommended', filters: [], page: 1 }])
  expect(view.container).toHaveTextContent('Braised beef noodles')
  expect(stores.searchHistory.names).toEqual(['beef'])
  await view.tap(/^Old Stove/)
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: aStore().id } })
})

it('looks for nothing when there are only blanks', async () => {
  const { view, api } = await search()
  await view.write('Search stores and dishes', '   ')
  await view.tap('Search')
  expect(api.calls('store.list')).toHaveLength(0)
})

it('searches again from the history, and forgets it after asking once', async () => {
  const { view, api, stores } = await search()
  await settle(() => {
    stores.searchHistory.clear()
    for (const word of ['tea', 'rice', 'cake', 'soup', 'fish', 'tofu', 'salad', 'ramen']) stores.searchHistory.add(word)
  })
  expect(view.queryByText('tea')).toBeNull()
  await view.tap('Show all')
  await view.tap('tea')
  expect(api.calls('store.list')).toMatchObject([{ keyword: 'tea' }])
  expect(view.getByLabel('Search stores and dishes')).toHaveValue('tea')
  await view.tap('Clear the field')
  expect(view.getByText('tea')).toBeVisible()
  await view.tap('Delete the search history')
  await view.tap('Keep')
  expect(view.getByText('tea')).toBeVisible()
  await view.tap('Delete the search history')
  await view.tap('Delete')
  expect(view.queryByText('Recent')).toBeNull()
})

it('says when nothing was found, and leads to all stores', async () => {
  const { view } = await search({ keyword: 'zebra' }, { ...answers, 'store.list': storesPage() })
  expect(view.getByText('Nothing found for “zebra”')).toBeVisible()
  await view.tap('All stores near you')
  expect(opened()).toEqual({ route: 'pages/search/index', params: { category: '' } })
})

it('shows a failure and searches again', async () => {
  const { view, api } = await search({ keyword: 'beef' }, {})
  expect(view.getByRole('alert')).toHaveTextContent('Could not load')
  api.answer('store.list', storesPage(aStore()))
  await view.tap('Try again')
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
})

it('sorts and filters what was found', async () => {
  const { view, api } = await search({ keyword: 'beef' })
  await view.tap('Rating')
  await view.tap('Open now')
  expect(api.calls('store.list').slice(1)).toMatchObject([
    { keyword: 'beef', sort: 'rating', filters: [] },
    { keyword: 'beef', sort: 'rating', filters: ['openNow'] },
  ])
})

it('shows the stores of a category under its name', async () => {
  const { view, api } = await search({ category: 'noodles' })
  expect(view.getByRole('heading', { name: 'Noodles' })).toBeVisible()
  expect(api.calls('store.list')).toMatchObject([{ category: 'noodles' }])
  expect(view.queryByLabelText('Search stores and dishes')).toBeNull()
})

it('shows all stores for the category without a name', async () => {
  const { view, api } = await search({ category: '' })
  expect(view.getByRole('heading', { name: 'All stores' })).toBeVisible()
  expect(api.calls('store.list')[0]).not.toHaveProperty('category')
})

it('opens a category', async () => {
  const { view } = await search()
  await view.tap('Noodles')
  expect(opened()).toEqual({ route: 'pages/search/index', params: { category: 'noodles' } })
})
