import { aHotel } from '@/testing/hotels'
import { type Answers, renderScreen } from '@/testing'
import { platform } from '../../../../tests/stand-ins/taro'
import HotelMap from '.'

const two = [aHotel(), aHotel({ id: 'h2', name: 'Hillhouse', latitude: 22.52, longitude: 113.95, from: null })]
const found = (items = two, total = items.length) => ({ items, next: null, total })
const opened = (answers: Answers = { 'hotel.search': found() }, language: 'en' | 'zh' = 'en') =>
  renderScreen(HotelMap, { answers, language, params: { sort: 'score' } })

it('shows the hotels of the list by its sort, with a card for each', async () => {
  const { view, api } = await opened({ 'hotel.search': found(two, 36) })
  expect(api.calls('hotel.search')).toMatchObject([{ sort: 'score', pageSize: 50 }])
  expect(view.getByText('36 stays, 2 shown')).toBeVisible()
  await view.tap(/Hillhouse/)
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/detail/index', params: { id: 'h2' } })
})

it('searches again with a quick filter', async () => {
  const { view, api } = await opened()
  await view.tap('Breakfast')
  expect(api.calls('hotel.search').at(-1)).toMatchObject({ breakfast: true })
})

it('says when nothing is here, and offers a way out', async () => {
  const { view, api } = await opened({ 'hotel.search': found([]) })
  expect(view.getByText('No stays here')).toBeVisible()
  await view.tap('Breakfast')
  await view.tap('Clear filters')
  expect(api.calls('hotel.search').at(-1)).toMatchObject({ breakfast: false })
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await opened({})
  api.answer('hotel.search', found())
  await view.tap('Retry')
  expect(view.getByText('2 stays')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened(undefined, 'zh')
  expect(view.getByText('共2家')).toBeVisible()
})
