import { pick } from '@/platform/navigation/pick'
import { currentPosition } from '@/platform/device/position'
import { renderScreen, settle, type Answers } from '@/testing'
import ChooseLocation from '.'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))

const params = { latitude: '22.5329', longitude: '113.93' }
const near = (name: string, meters: number) => ({
  name,
  address: `${meters} Keyuan Rd`,
  kind: 'home' as const,
  meters,
  regionCode: '440305',
  latitude: 22.5329 + meters / 111_195,
  longitude: 113.93,
})
const garden = near('Keyuan Garden', 26)
const tower = near('Haiyi Tower', 320)
const answers: Answers = {
  'map.config': { centre: null, tiles: null, plan: null },
  'map.describe': { place: garden, regionCode: '440305', items: [garden, tower] },
}
/** Passes the time for which a pause in typing or moving is waited for. */
const debounced = () => settle(() => jest.advanceTimersByTime(500))

afterEach(() => jest.useRealTimers())

const nothing = { place: null, regionCode: '440305', items: [] }

it('says what is at the pin, and returns it', async () => {
  const { view } = await renderScreen(ChooseLocation, { params, answers })
  const chosen = pick('chooseLocation', params)
  expect(view.getByText(/^320 m ·/)).toBeVisible()
  await view.tap('Use this place')
  const { name, address, regionCode, latitude, longitude } = garden
  expect(await chosen).toEqual({ name, address, regionCode, latitude, longitude })
})

it('returns a place of the list that was pressed', async () => {
  const { view } = await renderScreen(ChooseLocation, { params, answers })
  const chosen = pick('chooseLocation', params)
  await view.tap('Haiyi Tower')
  await view.tap('Use this place')
  expect(await chosen).toMatchObject({ name: 'Haiyi Tower', latitude: tower.latitude })
})

it('asks for places of one kind', async () => {
  const { api, view } = await renderScreen(ChooseLocation, { params, answers })
  api.answer('map.describe', { place: garden, regionCode: '440305', items: [tower] })
  await view.tap('Offices')
  expect(api.calls('map.describe').at(-1)).toMatchObject({ kind: 'office' })
  expect(view.getByText('Haiyi Tower')).toBeVisible()
})

it('lets a spot without a name be named, and not be used before', async () => {
  const { view } = await renderScreen(ChooseLocation, { params, answers: { ...answers, 'map.describe': nothing } })
  expect(view.getByRole('button', { name: 'Use this place' })).toHaveAttribute('aria-disabled', 'true')
  const chosen = pick('chooseLocation', params)
  await view.write('No address here. Name it yourself', 'Back gate')
  await view.tap('Use this place')
  expect(await chosen).toEqual({
    name: 'Back gate',
    address: '',
    regionCode: '440305',
    latitude: 22.5329,
    longitude: 113.93,
  })
})

it('finds a place by name and goes there', async () => {
  const found = {
    name: 'Coastal City',
    city: 'Shenzhen',
    regionCode: '440305',
    meters: 1900,
    latitude: 22.51,
    longitude: 113.94,
  }
  jest.useFakeTimers()
  const { view } = await renderScreen(ChooseLocation, {
    params,
    answers: { ...answers, 'address.places': { items: [found] } },
  })
  await view.write('Search a place', 'coast')
  await debounced()
  const chosen = pick('chooseLocation', params)
  await view.tap('Coastal City')
  await view.tap('Use this place')
  expect(await chosen).toMatchObject({ name: 'Coastal City', regionCode: '440305', latitude: 22.51 })
})

it('goes to the device', async () => {
  jest.useFakeTimers()
  jest.mocked(currentPosition).mockResolvedValue({ latitude: 22.6, longitude: 114 })
  const { api, view } = await renderScreen(ChooseLocation, { params, answers })
  await view.tap('Go to my location')
  await debounced()
  expect(api.calls('map.describe').at(-1)).toMatchObject({ latitude: 22.6, longitude: 114 })
})

it('says that places could not be read, and tries again', async () => {
  const { api, view } = await renderScreen(ChooseLocation, { params, answers: { 'map.config': answers['map.config'] } })
  api.answer('map.describe', { place: garden, regionCode: '440305', items: [garden] })
  await view.tap('Try again')
  expect(view.getByRole('button', { name: 'Use this place' })).not.toHaveAttribute('aria-disabled', 'true')
})
