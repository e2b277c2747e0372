import { aHotel } from '@/testing/hotels'
import { renderScreen, settle, type Answers } from '@/testing'
import type { Answer } from '@/services/api'
import { platform } from '../../../tests/stand-ins/taro'
import { currentPosition } from '@/platform/device/position'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import Hotels from '.'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))

const picture = { path: '/pictures/hotel', colour: '#cfe3f2' }
const home: Answer<'hotel.home'> = {
  today: '2030-02-13',
  lastNight: null,
  city: { code: '440300', name: 'Shenzhen' },
  picture,
  themes: [{ key: 'spring', name: 'Hot spring', picture }],
  specials: [aHotel()],
  aheadDays: 365,
  mostNights: 28,
}
const opened = (answers: Answers = { 'hotel.home': home }, language: 'en' | 'zh' = 'en') =>
  renderScreen(Hotels, { answers, language })

it('begins with tonight, and leads to what is looked for', async () => {
  const { view } = await opened()
  expect(view.getByText('13 Feb')).toBeVisible()
  expect(view.getByText('Bookings')).toBeVisible()
  expect(view.getByText('1 night')).toBeVisible()
  await view.tap('Search')
  expect(platform.pages.at(-1)?.route).toBe('pages/hotel/list/index')
})

it('takes rooms and guests', async () => {
  const { view } = await opened(undefined, 'zh')
  await view.tap('1间 · 2成人')
  await view.tap('加一份儿童数')
  await view.tap('完成')
  expect(view.getByText('1间 · 2成人 · 1儿童')).toBeVisible()
})

it('asks for price and stars alone', async () => {
  const { view } = await opened()
  await view.tap('Price and stars')
  expect(view.getByText('Star rating')).toBeVisible()
  expect(view.queryByText('Guest score')).toBeNull()
})

it('leads to the stays of a theme', async () => {
  const { view } = await opened()
  await view.tap('Hot spring')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/list/index', params: { theme: 'spring' } })
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await opened({})
  api.answer('hotel.home', home)
  await view.tap('Try again')
  expect(view.getByText('Stay close, roam far')).toBeVisible()
})

it('shows the city, which is chosen on a separate screen, and loads its front', async () => {
  const { view, root, api } = await opened()
  await view.tap('City: Shenzhen')
  expect(platform.pages.at(-1)?.route).toBe('pages/hotel/city/index')
  api.answer('hotel.home', { ...home, city: { code: '440100', name: 'Guangzhou' } })
  await settle(() => root.keep(SearchedStays).plan.setCity({ code: '440100', name: '广州' }))
  expect(api.calls('hotel.home').at(-1)).toEqual({ cityCode: '440100' })
  expect(view.getByRole('button', { name: 'City: Guangzhou' })).toBeVisible()
})

it('looks for the stays around the device', async () => {
  const near = { latitude: 22.5, longitude: 114 }
  jest.mocked(currentPosition).mockResolvedValueOnce(Object.assign({ accuracy: 8 }, near))
  const { view, root, api } = await opened()
  await view.tap('Near me')
  expect(root.keep(SearchedStays).plan.search).toMatchObject({ near })
  expect(api.calls('hotel.home').at(-1)).toEqual({ near })
})
