import { platform } from '../../../../tests/stand-ins/taro'
import { renderScreen, type Answers } from '@/testing'
import { aStore, storesPage } from '@/testing/stores'
import Stores from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const category = (key: string, name: string, group: string) => ({ key, name, picture, group })
const answers: Answers = {
  'store.categories': {
    groups: [
      { key: 'meals', name: 'Meals' },
      { key: 'shopping', name: 'Shopping' },
    ],
    items: [
      category('noodles', 'Noodles', 'meals'),
      category('sushi', 'Sushi', 'meals'),
      category('flowers', 'Flowers', 'shopping'),
    ],
  },
  'store.list': storesPage(aStore()),
}
const stores = (params: Record<string, string>, given = answers) => renderScreen(Stores, { params, answers: given })
const opened = () => platform.pages[platform.pages.length - 1]

it('shows the stores of a category and lets one change to another of its group', async () => {
  const { view, api } = await stores({ category: 'noodles' })
  expect(view.getByRole('heading', { name: 'Noodles' })).toBeVisible()
  expect(view.queryByText('Flowers')).toBeNull()
  await view.tap('Sushi')
  await view.tap('All')
  expect(api.calls('store.list')).toMatchObject([{ category: 'noodles' }, { category: 'sushi' }, { group: 'meals' }])
  await view.tap(/^Old Stove/)
  expect(opened()).toEqual({ route: 'pages/store/detail/index', params: { id: aStore().id } })
})

it.each([
  [{}, 'All stores', []],
  [{ group: 'meals' }, 'Meals', []],
  [{ filter: 'fullDiscount' }, 'Spend & save', ['fullDiscount']],
  [{ filter: 'member' }, 'Member stores', ['member']],
  [{ filter: 'nonsense' }, 'All stores', []],
])('%j is called %s', async (params, title, filters) => {
  const { view, api } = await stores(params)
  expect(view.getByRole('heading', { name: title })).toBeVisible()
  expect(api.calls('store.list')).toMatchObject([{ filters }])
})

it('sorts by what the sheet has', async () => {
  const { view, api } = await stores({})
  await view.tap('Filter')
  await view.tap('Fastest')
  expect(api.calls('store.list').pop()).toMatchObject({ sort: 'fastest' })
  expect(view.getByRole('button', { name: 'Clear filters' })).toHaveAttribute('aria-disabled', 'true')
})

it('says when no store of a kind is near, and leads to all', async () => {
  const { view } = await stores({ category: 'sushi' }, { ...answers, 'store.list': storesPage() })
  expect(view.getByText('No stores here yet')).toBeVisible()
  await view.tap('All stores near you')
  expect(opened()).toEqual({ route: 'pages/category/stores/index', params: {} })
})

it('shows a failure and loads again', async () => {
  const { view, api } = await stores({}, {})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('store.list', storesPage(aStore()))
  await view.tap('Try again')
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
})
