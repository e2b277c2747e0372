import { renderScreen } from '@/testing'
import { aProductCard, aShop, productsPage } from '@/testing/products'
import Shop from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const shop = {
  ...aShop(),
  hero: picture,
  profile: 'Tea from the hills',
  notice: 'Closed on the first of May',
  phone: '075500000000',
  collected: false,
  productCount: 2,
  categories: [
    { key: 'tea', name: 'Tea' },
    { key: 'cups', name: 'Cups' },
  ],
}
const answers = { 'mall.shop': shop, 'mall.products': productsPage(aProductCard()) }
const params = { id: shop.id }

it('shows the shop and its products, of one category too', async () => {
  const { view, api } = await renderScreen(Shop, { params, answers })
  expect(view.getByRole('heading', { name: 'Shanye Tea House' })).toBeVisible()
  for (const text of ['Tea from the hills', 'Closed on the first of May', '2 products', '4.9'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('Cups')
  await view.tap('All')
  expect(api.calls('mall.products')).toMatchObject([
    { shopId: shop.id },
    { shopId: shop.id, category: 'cups' },
    { shopId: shop.id },
  ])
})

it('follows the shop and ends that, after a login', async () => {
  const { view, api } = await renderScreen(Shop, { params, answers, signedIn: true })
  api.answer('store.collect', ({ collected }: { collected: boolean }) => ({ collected }))
  await view.tap('Follow')
  await view.tap('Following')
  expect(view.getByRole('button', { name: 'Follow' })).toBeVisible()
  expect(api.calls('store.collect')).toEqual([
    { storeId: shop.id, collected: true },
    { storeId: shop.id, collected: false },
  ])
  view.unmount()
  const visitor = await renderScreen(Shop, { params, answers })
  await visitor.view.tap('Follow')
  expect(visitor.api.calls('store.collect')).toEqual([])
})

it('says that it has no products, or that it does not exist', async () => {
  const { view } = await renderScreen(Shop, { params, answers: { ...answers, 'mall.products': productsPage() } })
  expect(view.getByText('No products here yet')).toBeVisible()
  view.unmount()
  const other = await renderScreen(Shop, { params })
  other.api.fail('mall.shop', 'storeNotFound')
  await other.view.tap('Try again')
  expect(other.view.getByRole('button', { name: 'Go back' })).toBeVisible()
})
