import { act } from '@testing-library/react'
import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { aSpecial, aStore, storesPage } from '@/testing/stores'
import { platform } from '../../../../tests/stand-ins/taro'
import Home from '.'

const picture = { path: '/pictures/a', colour: '#ffc9b5' }
const articleId = '019a0000-0000-7000-8000-000000000021'
const storeId = aStore().id

const grid: Answer<'home.grid'> = {
  items: [
    { key: 'food', name: 'Food', picture, tint: '#FDECEC', target: { kind: 'group', id: 'meals' } },
    { key: 'sale', name: 'Specials', picture, tint: '#FFFFFF', target: { kind: 'specials', id: '' } },
    { key: 'fruit', name: 'Fruit', picture, tint: '#FFFFFF', target: { kind: 'store', id: storeId } },
    { key: 'deals', name: 'Deals', picture, tint: '#FFFFFF', target: { kind: 'deals', id: '' } },
    { key: 'flash', name: 'Flash sale', picture, tint: '#FFFFFF', target: { kind: 'flashSale', id: '' } },
    { key: 'points', name: 'Points mall', picture, tint: '#FFFFFF', target: { kind: 'points', id: '' } },
    { key: 'coupons', name: 'Coupons', picture, tint: '#FFFFFF', target: { kind: 'coupons', id: '' } },
  ],
  trending: [],
}

const full: Answers = {
  'home.city': { city: 'Shenzhen', place: 'Keyuan Garden' },
  'home.advert': {
    items: [
      {
        id: '019a0000-0000-7000-8000-000000000022',
        title: 'Summer Sips',
        line: 'Second cup half price',
        action: 'Order a cup',
        picture,
        target: { kind: 'category', id: 'drinks' },
      },
    ],
  },
  'home.grid': grid,
  'home.notice': { items: [{ articleId, title: 'Rainy day, deliveries may be late' }] },
  'home.coupons': { items: [] },
  'home.goodsList': { endsAt: new Date(Date.now() + 3_600_000).toISOString(), items: [aSpecial()] },
  'store.list': storesPage(aStore()),
}

const opened = () => platform.pages[platform.pages.length - 1]
const home = (answers: Answers = full, language?: 'en' | 'zh') => renderScreen(Home, { answers, language })

it('shows the place, the banner, the tiles, the news, the specials and the stores', async () => {
  const { view } = await home()
  expect(view.getByRole('button', { name: 'Deliver to Keyuan Garden. Change place' })).toBeVisible()
  expect(view.getByText('Second cup half price')).toBeVisible()
  expect(view.getByRole('button', { name: 'Specials' })).toBeVisible()
  expect(view.getByText('Rainy day, deliveries may be late')).toBeVisible()
  expect(view.getByText('12 left')).toBeVisible()
  expect(view.getByRole('timer')).toHaveAccessibleName(/^Ends in 0[01]:\d\d:\d\d$/)
  expect(view.getByRole('button', { name: /^Old Stove Beef Noodles/ })).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await home(full, 'zh')
  expect(view.getByRole('heading', { name: '附近好店' })).toBeVisible()
  expect(view.getByText('搜索商家、商品和酒店')).toBeVisible()
})

it('suggests one trending word after the other, and opens the search with the one that it shows', async () => {
  jest.useFakeTimers()
  try {
    const { view } = await home({ ...full, 'home.grid': { ...grid, trending: ['Pickled fish', 'Mango'] } })
    expect(view.getByText('Pickled fish')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(view.getByText('Mango')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(view.queryByText('Mango')).toBeNull()
    act(() => platform.fire('useDidHide'))
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(view.getByText('Pickled fish')).toBeVisible()
    await view.tap('Search stores, goods and hotels')
    expect(opened()).toEqual({ route: 'pages/search/index', params: { word: 'Pickled fish' } })
  } finally {
    jest.useRealTimers()
  }
})

it('keeps one trending word for a visitor who prefers reduced motion', async () => {
  jest.useFakeTimers()
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  try {
    const { view } = await home({ ...full, 'home.grid': { ...grid, trending: ['Pickled fish', 'Mango'] } })
    await act(() => jest.advanceTimersByTimeAsync(4000))
    expect(view.getByText('Pickled fish')).toBeVisible()
    expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  } finally {
    asked.mockRestore()
    jest.useRealTimers()
  }
})

it.each([
  ['Search stores, goods and hotels', 'pages/search/index', {}],
  ['Summer Sips. Second cup half price. Order a cup', 'pages/category/stores/index', { category: 'drinks' }],
  ['Food', 'pages/category/stores/index', { group: 'meals' }],
  ['Specials', 'pages/category/specials/index', {}],
  ['Flash sale', 'pageshop/page/shoppingMall/seckill/index', {}],
  ['Points mall', 'pageshop/page/shoppingMall/points-mall/index', {}],
  ['Coupons', 'pages/user/coupon-center/index', {}],
  ['Deals', 'pages/group/index/index', {}],
  ['Today’s specials: More', 'pages/category/specials/index', {}],
  ['Fruit', 'pages/store/detail/index', { id: storeId }],
  ['Rainy day, deliveries may be late', 'pages/article/detail/index', { id: articleId }],
  ['All announcements', 'pages/article/list/index', {}],
  [/^Double burger/, 'pages/store/detail/index', { id: storeId, goodsId: aSpecial().id }],
  [/^Old Stove/, 'pages/store/detail/index', { id: storeId }],
])('opens from %s what it promises', async (label, route, params) => {
  const { view } = await home()
  await view.tap(label)
  expect(opened()).toEqual({ route, params })
})

it('keeps the rest when one part fails, and loads that part again', async () => {
  const { 'home.goodsList': specials, ...others } = full
  const { view, api } = await home(others)
  expect(view.getByRole('alert')).toHaveTextContent('Some content couldn’t load')
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
  api.answer('home.goodsList', specials as never)
  await view.tap('Try again')
  expect(view.queryByRole('alert')).toBeNull()
  expect(view.getByText('Double burger')).toBeVisible()
  expect(api.calls('home.advert')).toHaveLength(1)
})

it('says once that nothing came, and loads everything again', async () => {
  const { view, api } = await home({})
  expect(view.getAllByRole('alert')).toHaveLength(1)
  for (const [name, answer] of Object.entries(full)) api.answer(name as 'home.city', answer as never)
  await view.tap('Try again')
  expect(view.queryByRole('alert')).toBeNull()
  expect(view.getByText('Summer Sips')).toBeVisible()
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
})

it('sorts and filters, and takes the filters away when no store is left', async () => {
  const { view, api } = await home()
  await view.tap('Distance')
  api.answer('store.list', storesPage())
  await view.tap('Free delivery')
  expect(api.calls('store.list').slice(1)).toMatchObject([
    { sort: 'distance', filters: [] },
    { sort: 'distance', filters: ['freeDelivery'] },
  ])
  api.answer('store.list', storesPage(aStore()))
  await view.tap('Clear filters')
  expect(view.getByRole('button', { name: /^Old Stove/ })).toBeVisible()
})

it('offers another place where no store delivers', async () => {
  const { view } = await home({ ...full, 'store.list': storesPage() })
  expect(view.queryByText('Distance')).toBeNull()
  await view.tap('Choose another place')
  expect(view.path).toBe('pages/city/choose/index')
})

it('asks for a place when none is known', async () => {
  const { view } = await home({ ...full, 'home.city': { city: '', place: '' } })
  await view.tap('Choose a place')
  expect(view.path).toBe('pages/city/choose/index')
})

it('looks around a place that was chosen on another screen', async () => {
  const { view, api, root } = await home()
  await settle(() => root.place.choose({ name: 'Science Park', latitude: 22.5384, longitude: 113.9412 }))
  expect(view.getByRole('button', { name: 'Deliver to Science Park. Change place' })).toBeVisible()
  expect(api.calls('store.list')).toHaveLength(2)
  expect(api.calls('home.goodsList')).toHaveLength(2)
  expect(api.lastHeaders).toMatchObject({ lat: '22.5384', lng: '113.9412' })
})

it('counts the messages that are new to a customer', async () => {
  const answers = {
    ...full,
    'message.count': { total: 3, chats: 0, kinds: [{ kind: 'announcement', count: 3 }] },
  } as Answers
  const { view } = await renderScreen(Home, { answers, signedIn: true })
  await view.tap('Messages, 3 new')
  expect(view.path).toBe('pages/message/type/index')
})

it('has a bell without a number for visitors, which leads to the announcements', async () => {
  const { view, api } = await home()
  await view.tap('Messages')
  expect(view.path).toBe('pages/article/list/index')
  expect(api.calls('message.count')).toEqual([])
})
