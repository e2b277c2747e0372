import { renderScreen, type Answers } from '@/testing'
import { aProductCard, productsPage } from '@/testing/products'
import Products from '.'

const answers = {
  'mall.products': productsPage(aProductCard()),
} satisfies Answers
const products = (params: Record<string, string>, more: Answers = {}) =>
  renderScreen(Products, { params, answers: { ...answers, ...more } })

it('sorts and filters what a keyword finds', async () => {
  const { view, api } = await products({ keyword: 'tea' })
  await view.tap('Price ↑')
  await view.tap('In stock')
  expect(api.calls('mall.products').at(-1)).toMatchObject({ keyword: 'tea', sort: 'priceUp', filters: ['inStock'] })
})

it('keeps what costs between two amounts, in whichever order they are typed, and clears them', async () => {
  const { view, api } = await products({ keyword: 'tea' })
  await view.tap('Filter')
  await view.write('Lowest', '120')
  await view.write('Highest', '25.50')
  await view.tap('Show products')
  expect(api.calls('mall.products').at(-1)).toMatchObject({ priceFrom: 2550, priceTo: 12000 })
  await view.tap('Filter')
  await view.write('Lowest', 'much')
  expect(view.getByRole('alert')).toHaveTextContent('Enter amounts like 25')
  await view.tap('Clear filters')
  expect(api.calls('mall.products').at(-1)).not.toHaveProperty('priceFrom')
})

it('says when nothing matches the filters, and clears them', async () => {
  const none = ({ filters }: { filters?: string[] }) => (filters?.length ? productsPage() : answers['mall.products'])
  const { view } = await products({ keyword: 'tea' }, { 'mall.products': none })
  await view.tap('Deals')
  expect(view.getByText('No products found')).toBeVisible()
  await view.tap('Clear filters')
  expect(view.getByText(/^Longjing/)).toBeVisible()
})

it('says when a keyword finds nothing, and leads to the categories', async () => {
  const { view } = await products({ keyword: 'zither' }, { 'mall.products': productsPage() })
  expect(view.getByText('No results for “zither”')).toBeVisible()
  await view.tap('All categories')
  expect(view.path).toBe('pageshop/page/shoppingMall/category/index')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Products, { params: { shopId: '1' } })
  api.answer('mall.products', answers['mall.products'])
  await view.tap('Try again')
  expect(view.getByText(/^Longjing/)).toBeVisible()
})

it('shows the correction of a misspelled keyword', async () => {
  const { view, api } = await products({ keyword: 'oolnog' }, { 'search.meant': { keyword: 'oolong' } })
  expect(api.calls('search.meant')).toEqual([{ keyword: 'oolnog' }])
  expect(view.getByText('Showing results for “oolong”')).toBeVisible()
})
