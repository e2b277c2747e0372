import { renderScreen, type Answers } from '@/testing'
import { aProductCard, productsPage } from '@/testing/products'
import { aPresaleCard } from '@/testing/presales'
import Mall from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const category = (key: string, name: string) => ({ key, name, picture })
const banner = { key: 'spring', title: 'First spring tea', line: 'From the hills', action: 'Shop now', picture }
const answers = {
  'mall.presaleList': { items: [aPresaleCard(), aPresaleCard({ id: '2', name: 'Cherries', phase: 'soon' })] },
  'mall.home': { categories: [category('drinks', 'Tea & drinks')], banners: [{ ...banner, category: 'tea' }] },
  'mall.products': productsPage(
    aProductCard({ id: '1', memberPrice: 15800, tags: ['¥40 off ¥199'] }),
    aProductCard({ id: '2', name: 'Honey', soldOut: true, onePrice: false }),
  ),
} satisfies Answers
const mall = (more: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Mall, { answers: { ...answers, ...more }, language })

it('shows categories, banners and products with what they cost', async () => {
  const { view } = await mall()
  for (const text of ['Tea & drinks', 'First spring tea', '¥40 off ¥199', '¥158', 'Sold out', 'From'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getAllByText('12k sold')).toHaveLength(2)
  await view.tap(/^Longjing/)
  expect(view.path).toBe('pageshop/page/shoppingMall/merchandise-details/index')
})

it('shows the presales that can be paid now, which lead to the zone', async () => {
  const { view } = await mall()
  expect(view.getByText('Deposit ¥20')).toBeVisible()
  expect(view.queryByText('Cherries')).toBeNull()
  await view.tap('Presale: More')
  expect(view.path).toBe('pageshop/page/shoppingMall/presale-zone/index')
})

it('leads customers to what they saved and saw', async () => {
  const { view } = await renderScreen(Mall, { answers, signedIn: true })
  await view.tap('Saved & viewed')
  expect(view.path).toBe('pageshop/page/shoppingMall/my-tracks/index')
})

it.each([
  ['Tea & drinks', 'category-products'],
  ['First spring tea. From the hills. Shop now', 'category-products'],
  ['All', 'category'],
  ['Points mall. Spend points', 'points-mall'],
  ['Flash sale. New deals daily', 'seckill'],
  ['Coupons. Claim and save', 'voucher-collection'],
  [/^Search the mall/, 'search'],
])('leads from %s to %s', async (name, screen) => {
  const { view } = await mall()
  await view.tap(name)
  expect(view.path).toBe(`pageshop/page/shoppingMall/${screen}/index`)
})

it('shows members’ prices, what is new and deals', async () => {
  const { view, api } = await mall()
  for (const tab of ['Member', 'New', 'Deals', 'For you']) await view.tap(tab)
  expect(api.calls('mall.products')).toMatchObject([
    { sort: 'match', filters: [] },
    { sort: 'match', filters: ['member'] },
    { sort: 'newest', filters: [] },
    { sort: 'match', filters: ['activity'] },
    { sort: 'match', filters: [] },
  ])
})

it('says when there are no products, and of a kind', async () => {
  const { view, api } = await mall({ 'mall.products': productsPage() })
  expect(view.getByText('No products yet')).toBeVisible()
  await view.tap('Deals')
  await view.tap('Clear filters')
  expect(api.calls('mall.products').pop()).toMatchObject({ filters: [] })
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('For you')
})

it('tries again what could not be loaded, each part by itself', async () => {
  const { view, api } = await renderScreen(Mall, {})
  expect(view.getAllByRole('alert')).toHaveLength(3)
  api.answer('mall.home', answers['mall.home'])
  api.answer('mall.presaleList', answers['mall.presaleList'])
  api.answer('mall.products', answers['mall.products'])
  for (const part of view.getAllByRole('alert')) await view.tap('Try again', part)
  expect(view.getByText('First spring tea')).toBeVisible()
  expect(view.getByText('Honey')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await mall({}, 'zh')
  expect(view.getByText('为你推荐')).toBeVisible()
  expect(view.getAllByText('1.2w人付款')).toHaveLength(2)
})
