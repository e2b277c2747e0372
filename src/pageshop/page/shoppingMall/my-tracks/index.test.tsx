import { platform } from '../../../../../tests/stand-ins/taro'
import { renderScreen } from '@/testing'
import { aKeptProduct } from '@/testing/products'
import Tracks from '.'

const idOf = (index: number) => `019a0000-0000-7000-8000-0000000000${index}`
const track = (index: number, name: string, change: Parameters<typeof aKeptProduct>[0] = {}) => ({
  ...{ id: idOf(index), day: '2026-02-10', at: '2026-02-10T05:20:00.000Z', cheaperBy: null as number | null },
  product: aKeptProduct({ id: idOf(index), name, ...change }),
})
const kept = [{ ...track(51, 'Tea'), cheaperBy: 2000 }, track(52, 'Umbrella', { gone: 'offSale' }), track(53, 'Honey')]
const seen = [track(54, 'Lamp', { soldOut: true })]
const listed = ({ of = 'favorites' }: { of?: 'favorites' | 'footprints' }) => ({
  ...{ items: { favorites: kept, footprints: seen }[of], next: null, favorites: 3 },
})
const opened = (params: Record<string, string> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Tracks, { params, signedIn: true, language, answers: { 'mall.tracks': listed } })

it('shows what was kept by day, and opens a product or what is like one that is gone', async () => {
  const { view } = await opened()
  for (const text of ['3 items', '¥20 less than when saved', 'No longer sold', 'See similar'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap(/^Umbrella/)
  expect(platform.pages.at(-1)).toMatchObject({
    route: 'pageshop/page/shoppingMall/category-products/index',
    params: { category: 'green-tea' },
  })
  await view.tap(/^Tea/)
  expect(view.path).toBe('pageshop/page/shoppingMall/merchandise-details/index')
})

it('removes the chosen products after confirmation', async () => {
  const { view, api } = await opened()
  await view.tap('Manage')
  await view.tap('Select all')
  api.answer('favorites.remove', {
    ...{ store: 0, goods: 0, product: 0, cheaper: 0, inStock: 0, gone: 0, undo: 'u' },
    products: { cheaper: 0, inStock: 0, gone: 0 },
  })
  api.answer('mall.tracks', { items: [], next: null, favorites: 0 })
  await view.tap('Remove')
  expect(view.getByText('Remove 3 items?')).toBeVisible()
  await view.tap('Remove')
  expect(api.calls('favorites.remove')).toEqual([{ kind: 'product', targetIds: kept.map(({ id }) => id) }])
  expect(view.getByText('Nothing saved yet')).toBeVisible()
})

it('forgets footprints', async () => {
  const { view, api } = await opened({ of: 'footprints' })
  expect(view.getByText('Sold out')).toBeVisible()
  await view.tap('Manage')
  await view.tap(/^Lamp/)
  api.answer('footprints.clear', {})
  await view.tap('Remove')
  expect(api.calls('footprints.clear')).toEqual([
    { kind: 'product', seen: [{ targetId: idOf(54), day: '2026-02-10' }] },
  ])
})

it('tries again what could not be read, and speaks Chinese', async () => {
  const { view, api } = await renderScreen(Tracks, { signedIn: true, language: 'zh' })
  api.answer('mall.tracks', listed)
  await view.tap('重试')
  expect(view.getByText('比收藏时降¥20')).toBeVisible()
})
