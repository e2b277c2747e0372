import { renderScreen, settle, type Answers } from '@/testing'
import { RecentCities } from '@/features/stay/dates/recent-stays'
import { SearchedStays } from '@/features/stay/dates/searched-stays'
import City from '.'

const city = (code: string, name: string, alias: string) => ({ code, name, alias, letter: name.charAt(0) })
const [guangzhou, shenzhen] = [city('440100', 'Guangzhou', '广州'), city('440300', 'Shenzhen', '深圳')]
const answers: Answers = { 'hotel.cities': { current: shenzhen, items: [guangzhou, shenzhen] } }

it('takes a city, with no place of another one, and has it as a recent one', async () => {
  const { view, root } = await renderScreen(City, { answers })
  const { plan } = root.keep(SearchedStays)
  await settle(() => plan.setPlace({ name: 'Shenzhen Bay', areaKey: 'bay' }))
  await view.tap('Guangzhou')
  expect(plan).toMatchObject({ city: { code: '440100', name: 'Guangzhou' }, place: undefined, cityName: 'Guangzhou' })
  expect(root.keep(RecentCities).items).toEqual([{ code: '440100', name: 'Guangzhou' }])
  expect(view.getByText('Recent cities')).toBeVisible()
})

it('finds a city by its name in either language', async () => {
  const { view } = await renderScreen(City, { answers })
  await view.write('City name', '广')
  expect(view.getByRole('button', { name: 'Guangzhou' })).toBeVisible()
  expect(view.queryByRole('button', { name: 'Shenzhen' })).toBeNull()
  await view.write('City name', 'atlantis')
  expect(view.getByText('No cities found')).toBeVisible()
})

it('has letters to go to where there are many cities', async () => {
  const items = Array.from({ length: 12 }, (_, index) => city(String(110000 + index), `City ${index}`, `城${index}`))
  const { view } = await renderScreen(City, { answers: { 'hotel.cities': { current: null, items } } })
  await view.tap('Go to C')
  expect(view.queryByText('Your location')).toBeNull()
})

it('says that no city has hotels, and tries again what could not be read', async () => {
  const { api, view } = await renderScreen(City)
  api.answer('hotel.cities', { current: null, items: [] })
  await view.tap('Try again')
  expect(view.getByText('No stays yet')).toBeVisible()
})
