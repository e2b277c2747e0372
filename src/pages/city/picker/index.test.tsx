import { pick } from '@/platform/navigation/pick'
import { renderScreen, type Answers } from '@/testing'
import CityPicker from '.'

const city = (code: string, name: string, alias: string, letter: string) => ({
  code,
  name,
  alias,
  letter,
  latitude: 23.1291,
  longitude: 113.2644,
})
const guangzhou = city('440100', 'Guangzhou', '广州', 'G')
const shenzhen = city('440300', 'Shenzhen', '深圳', 'S')
const answers: Answers = { 'address.cityLabelList': { hot: [shenzhen], items: [guangzhou, shenzhen] } }

it('answers with the middle of a city', async () => {
  const { view } = await renderScreen(CityPicker, { answers })
  const chosen = pick('cityPicker')
  await view.tap('Guangzhou')
  expect(await chosen).toEqual({ name: 'Guangzhou', latitude: 23.1291, longitude: 113.2644 })
})

it('finds a city by its name in either language', async () => {
  const { view } = await renderScreen(CityPicker, { answers })
  await view.write('City name', '广')
  expect(view.getByRole('button', { name: 'Guangzhou' })).toBeVisible()
  expect(view.queryByRole('button', { name: 'Shenzhen' })).toBeNull()
  await view.write('City name', 'atlantis')
  expect(view.getByText('No cities found')).toBeVisible()
})

it('puts those that begin with what was typed before those that have it', async () => {
  const items = [city('220100', 'Changchun', '长春', 'C'), city('130100', 'Nanchang', '南昌', 'N'), guangzhou]
  const { view } = await renderScreen(CityPicker, { answers: { 'address.cityLabelList': { hot: [], items } } })
  const names = () => view.getAllByText(/^(Chang|Nan|Guang)/).map(({ textContent }) => textContent)
  await view.write('City name', 'n')
  expect(names()).toEqual(['Nanchang', 'Changchun', 'Guangzhou'])
})

it('has the letters that cities begin with, to go to them', async () => {
  const { view } = await renderScreen(CityPicker, { answers })
  expect(view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['G', 'S'])
  await view.tap('Go to S')
  expect(view.getByRole('button', { name: 'Go to S' })).toBeVisible()
})

it('says that cities could not be read and tries again', async () => {
  const { api, view } = await renderScreen(CityPicker)
  api.answer('address.cityLabelList', { hot: [], items: [guangzhou] })
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Guangzhou' })).toBeVisible()
})
