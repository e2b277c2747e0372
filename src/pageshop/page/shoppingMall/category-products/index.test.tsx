import { renderScreen, type Answers } from '@/testing'
import { aProductCard, productsPage } from '@/testing/products'
import CategoryProducts from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const one = (key: string, name: string) => ({ key, name, picture })
const answers = {
  'mall.products': productsPage(aProductCard()),
  'mall.categories': {
    items: [
      {
        ...one('drinks', 'Drinks'),
        children: [one('tea', 'Green tea'), one('juice', 'Juice')],
        banner: null,
        shops: [],
      },
    ],
  },
} satisfies Answers
const opened = (more: Answers = {}) =>
  renderScreen(CategoryProducts, { params: { category: 'tea' }, answers: { ...answers, ...more } })

it('shows the products of a category and lets one change to another beside it', async () => {
  const { view, api } = await opened()
  expect(view.getByText(/^Longjing/)).toBeVisible()
  await view.tap('Juice')
  await view.tap('All')
  expect(api.calls('mall.products')).toMatchObject([{ category: 'tea' }, { category: 'juice' }, { category: 'drinks' }])
})

it('sorts and filters within the category', async () => {
  const { view, api } = await opened()
  await view.tap('Price ↑')
  await view.tap('Juice')
  expect(api.calls('mall.products').at(-1)).toMatchObject({ category: 'juice', sort: 'priceUp' })
})

it('shows the products where the categories could not be read', async () => {
  const { view, api } = await renderScreen(CategoryProducts, { params: { category: 'tea' } })
  api.answer('mall.products', answers['mall.products'])
  await view.tap('Try again')
  expect(view.getByText(/^Longjing/)).toBeVisible()
  expect(view.queryByText('Juice')).toBeNull()
})

it('says when there are no products yet, and leads to the categories', async () => {
  const { view } = await opened({ 'mall.products': productsPage() })
  expect(view.getByText('No products here yet')).toBeVisible()
  await view.tap('All categories')
  expect(view.path).toBe('pageshop/page/shoppingMall/category/index')
})
