import { aHotel } from '@/testing/hotels'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import { renderScreen, settle, type Answers } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import List from '.'

const found = (...items: ReturnType<typeof aHotel>[]) => ({ items, next: null, total: items.length })
const opened = (answers: Answers = { 'hotel.search': found(aHotel()) }, language: 'en' | 'zh' = 'en') =>
  renderScreen(List, { answers, language })

it('shows hotels with their lowest price, and opens one', async () => {
  const { view } = await opened()
  expect(view.getByText('from')).toBeVisible()
  expect(view.getByText('1 stay')).toBeVisible()
  await view.tap(/Qihu Lakeside Inn/)
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/detail/index', params: { id: 'h1' } })
})

it('asks again by a quick filter and in another order', async () => {
  const { view, api } = await opened(undefined, 'zh')
  await view.tap('免费取消')
  await view.tap('推荐')
  await view.tap('评分最高')
  expect(api.calls('hotel.search')).toMatchObject([
    { freeCancel: false, sort: 'recommended' },
    { freeCancel: true },
    { freeCancel: true, sort: 'score' },
  ])
})

it('offers to clear the filters that leave nothing', async () => {
  const { view, api } = await opened({ 'hotel.search': found() })
  expect(view.getByText('No stays match your search')).toBeVisible()
  await view.tap('Breakfast')
  await view.tap('Clear filters')
  expect(api.calls('hotel.search').at(-1)).toMatchObject({ breakfast: false })
})

it('offers to clear the search that finds nothing', async () => {
  const { view, api, root } = await opened({ 'hotel.search': found() })
  await settle(() => root.keep(SearchedStays).plan.setPlace({ name: 'harbr', keyword: 'harbr' }))
  await view.tap('Clear search')
  expect(root.keep(SearchedStays).plan.place).toBeUndefined()
  expect(api.calls('hotel.search').at(-1)).not.toHaveProperty('keyword')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await opened({})
  api.answer('hotel.search', found(aHotel()))
  await view.tap('Try again')
  expect(view.getByText('Qihu Lakeside Inn')).toBeVisible()
})

it('says that more hotels match than are counted', async () => {
  const { view } = await opened({ 'hotel.search': { ...found(aHotel()), total: 1000 } })
  expect(view.getByText('1,000+ stays')).toBeVisible()
})

it.each([
  [false, 'en', '¥253 with coupon'],
  [true, 'en', 'Claim coupon: ¥253'],
  [false, 'zh', '券后¥253'],
  [true, 'zh', '领券后¥253'],
] as const)('says what a night costs after coupons, to be claimed: %s, in %s', async (isToClaim, language, text) => {
  const hotel = aHotel()
  const from = hotel.from && { ...hotel.from, afterCoupons: { price: 253_00, isToClaim } }
  const { view } = await opened({ 'hotel.search': found({ ...hotel, from }) }, language)
  expect(view.getByText(text)).toBeVisible()
})
