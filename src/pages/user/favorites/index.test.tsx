import type { Favorite, FavoriteCounts, KeptGoods } from '@contract/entities/favorite'
import { renderScreen, type Answers } from '@/testing'
import { aKeptProduct, aMallCart } from '@/testing/products'
import { aSpecial, aKeptStore } from '@/testing/stores'
import Favorites from '.'

const storeId = '019a0000-0000-7000-8000-000000000001'
const idOf = (index: number) => `019a0000-0000-7000-8000-0000000000${index}`
const kept = { store: null, goods: null, product: null, cheaperBy: null, keptAt: '2026-02-12T05:20:00.000Z' }
const aGoods = (id: string, name: string, change: Partial<KeptGoods> = {}): KeptGoods => ({
  ...aSpecial({ id, name }),
  ...{ gone: false, ...change },
})

const stores: Favorite[] = [{ ...kept, id: storeId, store: aKeptStore() }]
const goods: Favorite[] = [
  { ...kept, id: idOf(11), goods: aGoods(idOf(11), 'Longjing tea'), cheaperBy: 2000 },
  { ...kept, id: idOf(12), goods: aGoods(idOf(12), 'Umbrella', { gone: true }) },
  { ...kept, id: idOf(13), goods: aGoods(idOf(13), 'Honey', { soldOut: true, left: null }) },
]
const counts: FavoriteCounts = {
  ...{ store: 1, goods: 3, product: 2, cheaper: 1, inStock: 1, gone: 1 },
  products: { cheaper: 1, inStock: 1, gone: 1 },
}

const nobody: FavoriteCounts = {
  ...{ store: 0, goods: 0, product: 0, cheaper: 0, inStock: 0, gone: 0 },
  products: { cheaper: 0, inStock: 0, gone: 0 },
}

const tea = aKeptProduct({ id: idOf(21), name: 'Gift tea', onlySku: idOf(31) })
const products: Favorite[] = [
  { ...kept, id: idOf(21), product: tea, cheaperBy: 1000 },
  { ...kept, id: idOf(22), product: aKeptProduct({ id: idOf(22), name: 'Two sizes' }) },
]

const listed = ({ kind, filter = 'all' }: { kind: 'store' | 'goods' | 'product'; filter?: string }) => {
  const all = { store: stores, goods, product: products }[kind]
  const items = kind === 'goods' && filter === 'gone' ? goods.slice(1, 2) : all
  return { items, next: null, counts }
}

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Favorites, { signedIn: true, language, answers: { 'favorites.list': listed, ...answers } })

it('shows the stores, and opens one', async () => {
  const { view } = await opened()
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('Stores 1')
  expect(view.getByText('Min ¥20 · ¥3 delivery · 1.2 km')).toBeVisible()
  await view.tap('Old Stove Beef Noodles')
  expect(view.path).toBe('pages/store/detail/index')
})

it.each([
  ['mall', 'pageshop/page/shoppingMall/shop-detail/index'],
  ['hotel', 'pages/hotel/detail/index'],
] as const)('opens a store of the %s on its own page, without what a delivery costs', async (business, path) => {
  const items = [{ ...kept, id: storeId, store: aKeptStore({ business }) }]
  const { view } = await opened({ 'favorites.list': { items, next: null, counts } })
  expect(view.queryByText(/delivery/)).toBeNull()
  await view.tap('Old Stove Beef Noodles')
  expect(view.path).toBe(path)
})

it('lists the stores of a business, with how many there are of each', async () => {
  const inn = { ...kept, id: idOf(41), store: aKeptStore({ id: idOf(41), name: 'Lakeside Inn', business: 'hotel' }) }
  const byBusiness = { ...counts, store: 3, stores: { takeaway: 1, mall: 0, hotel: 2 } }
  const answer = ({ businesses }: { businesses?: string[] }) => {
    return { items: businesses ? [inn] : [...stores, inn], next: null, counts: byBusiness }
  }
  const { view, api } = await opened({ 'favorites.list': answer })
  expect(view.queryByText(/^Mall shops/)).toBeNull()
  await view.tap('Hotels 2')
  expect(api.calls('favorites.list').at(-1)).toEqual({ kind: 'store', businesses: ['hotel'], pageSize: 15 })
  expect(view.queryByText('Old Stove Beef Noodles')).toBeNull()
  expect(view.getByText('Lakeside Inn')).toBeVisible()
  api.answer('favorites.list', { items: [], next: null, counts: byBusiness })
  await view.tap('Takeaway 1')
  expect(view.getByText('No favourites match')).toBeVisible()
  api.answer('favorites.list', answer)
  await view.tap('All')
  expect(view.getByText('Old Stove Beef Noodles')).toBeVisible()
})

it('offers no businesses while there is one, or where the server counts none', async () => {
  const one = { ...counts, stores: { takeaway: 1, mall: 0, hotel: 0 } }
  const { view } = await opened({ 'favorites.list': { items: stores, next: null, counts: one } })
  expect(view.queryByText('Takeaway 1')).toBeNull()
  expect((await opened()).view.queryByText(/^Takeaway/)).toBeNull()
})

it('lists all again after another tab', async () => {
  const byBusiness = { ...counts, stores: { takeaway: 1, mall: 0, hotel: 1 } }
  const { view, api } = await opened({ 'favorites.list': { items: stores, next: null, counts: byBusiness } }, 'zh')
  await view.tap('酒店 1')
  await view.tap('商品 3')
  await view.tap('店铺 1')
  const asked = api.calls('favorites.list').map((request) => JSON.stringify(request))
  expect(asked.filter((request) => request.includes('"store"')).at(-1)).not.toContain('businesses')
})

it.each([
  [4.5, '4.5'],
  [null, undefined],
])('shows the score, kind and area of a hotel as on its page, %s', async (score, shown) => {
  const store = aKeptStore({ business: 'hotel', rating: 4.6, about: { score, note: '4-star hotel · Nanshan' } })
  const items = [{ ...kept, id: storeId, store }]
  const { view } = await opened({ 'favorites.list': { items, next: null, counts } })
  expect(view.getByText('4-star hotel · Nanshan')).toBeVisible()
  expect(view.queryByText('4.6')).toBeNull()
  if (shown) expect(view.getByText(shown)).toBeVisible()
})

it('shows what is cheaper, sold out and gone, and searches for similar goods', async () => {
  const { view } = await opened()
  await view.tap('Goods 3')
  for (const text of ['¥20 less than when saved', 'Sold out', 'No longer sold'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap(/^Umbrella/)
  expect(view.path).toBe('pages/search/index')
})

it('puts products of the mall that need no choice into the cart', async () => {
  const { view, api } = await opened({ 'cart.add': aMallCart([]) })
  await view.tap('Mall 2')
  expect(view.getByText('¥10 less than when saved')).toBeVisible()
  await view.tap('Manage')
  await view.tap(/^Two sizes/)
  await view.tap('Add to cart')
  expect(view.toast).toBe('Open these to choose options')
  await view.tap(/^Gift tea/)
  await view.tap('Add to cart')
  expect(api.calls('cart.add')).toEqual([{ skuId: idOf(31), quantity: 1 }])
  expect(view.toast).toBe('1 item added. Open the others to choose options')
  await view.tap(/^Gift tea/)
  expect(view.path).toBe('pageshop/page/shoppingMall/merchandise-details/index')
})

it('adds what had failed alone when it is tried again', async () => {
  const cup = aKeptProduct({ id: idOf(23), name: 'Cup', onlySku: idOf(33) })
  const items = [...products.slice(0, 1), { ...kept, id: idOf(23), product: cup }]
  const answers = { 'favorites.list': { items, next: null, counts }, 'cart.add': aMallCart([]) }
  const { view, api } = await opened(answers)
  await view.tap('Mall 2')
  await view.tap('Manage')
  await view.tap('Select all')
  const held = api.hold('cart.add')
  await view.tap('Add to cart')
  api.fail('cart.add', 'soldOut')
  await held.deliver(0)
  await held.deliver(1)
  expect(view.getByText('1 selected')).toBeVisible()
  api.release('cart.add')
  api.answer('cart.add', aMallCart([]))
  await view.tap('Add to cart')
  expect(api.calls('cart.add')).toEqual([31, 33, 33].map((sku) => ({ skuId: idOf(sku), quantity: 1 })))
})

it('lists the goods that are asked for', async () => {
  const { view, api } = await opened()
  await view.tap('Goods 3')
  await view.tap('Unavailable 1')
  expect(view.queryByText('Longjing tea')).toBeNull()
  expect(view.getByText('Umbrella')).toBeVisible()
  expect(api.calls('favorites.list').at(-1)).toMatchObject({ kind: 'goods', filter: 'gone' })
})

it('removes the chosen favourites after confirmation, and can be left without a removal', async () => {
  const { view, api } = await opened()
  await view.tap('Goods 3')
  await view.tap('Manage')
  await view.tap(/^Longjing tea/)
  await view.tap('Done')
  await view.tap('Manage')
  await view.tap('Select all')
  expect(view.getByText('3 selected')).toBeVisible()
  await view.tap(/^Honey/)
  api.answer('favorites.remove', { ...counts, goods: 1, undo: 'u' })
  await view.tap('Remove')
  expect(view.getByText('Remove 2 favourites?')).toBeVisible()
  await view.tap('Remove')
  expect(api.calls('favorites.remove')).toEqual([{ kind: 'goods', targetIds: [idOf(11), idOf(12)] }])
  expect(view.queryByText('Longjing tea')).toBeNull()
  expect(view.getByText('Honey')).toBeVisible()
  expect(view.getByRole('tab', { selected: true })).toHaveTextContent('Goods 1')
})

it('brings back what was removed', async () => {
  const { view, api } = await opened()
  await view.tap('Manage')
  await view.tap('Old Stove Beef Noodles')
  api.answer('favorites.remove', { ...counts, store: 0, undo: 'u' })
  api.answer('favorites.list', { items: [], next: null, counts: { ...counts, store: 0 } })
  await view.tap('Remove')
  expect(view.getByText('Removed')).toBeVisible()
  expect(view.queryByText('Old Stove Beef Noodles')).toBeNull()
  api.fail('favorites.restore', 'undoExpired')
  await view.tap('Undo')
  expect(view.toast).toBe('It’s too late to undo this')
  api.answer('favorites.restore', counts)
  api.answer('favorites.list', listed)
  await view.tap('Undo')
  expect(api.calls('favorites.restore').at(-1)).toEqual({ undo: 'u' })
  expect(view.getByText('Old Stove Beef Noodles')).toBeVisible()
  expect(view.queryByText('Undo')).toBeNull()
})

it('offers to undo no longer once something else is done', async () => {
  const { view, api } = await opened()
  await view.tap('Manage')
  await view.tap('Old Stove Beef Noodles')
  api.answer('favorites.remove', { ...counts, store: 0, undo: 'u' })
  await view.tap('Remove')
  expect(view.getByText('Undo')).toBeVisible()
  await view.tap(/^Goods/)
  expect(view.queryByText('Undo')).toBeNull()
})

it('keeps what could not be removed', async () => {
  const { view } = await opened()
  await view.tap('Manage')
  await view.tap('Old Stove Beef Noodles')
  await view.tap('Remove')
  expect(view.getByText('Old Stove Beef Noodles')).toBeVisible()
  expect(view.toast).not.toBe('')
})

it('says that none are saved, and leads to stores', async () => {
  const none = { items: [], next: null, counts: nobody }
  const { view } = await opened({ 'favorites.list': none })
  expect(view.getByText('Nothing saved yet')).toBeVisible()
  expect(view.queryByText('Manage')).toBeNull()
  await view.tap('Browse')
  expect(view.path).toBe('pages/tab/home/index')
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(Favorites, { signedIn: true })
  api.answer('favorites.list', listed)
  await view.tap('Try again')
  expect(view.getByText('Old Stove Beef Noodles')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  await view.tap('商品 3')
  expect(view.getByText('比收藏时降¥20')).toBeVisible()
})
