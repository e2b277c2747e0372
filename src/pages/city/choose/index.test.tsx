import { feedback } from '@/platform/view/feedback'
import { needsLocationSettings, openLocationSettings } from '@/platform/device/location-settings'
import { answer } from '@/platform/navigation/pick'
import { currentPosition } from '@/platform/device/position'
import { api } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { anAddress } from '@/testing/address'
import ChooseAddress from '.'
import { ChooseAddressModel } from './model'

jest.mock('@/platform/device/position', () => ({
  ...jest.requireActual<object>('@/platform/device/position'),
  currentPosition: jest.fn(),
}))
jest.mock('@/platform/device/location-settings', () => ({
  ...jest.requireActual<object>('@/platform/device/location-settings'),
  needsLocationSettings: jest.fn(() => Promise.resolve(false)),
  openLocationSettings: jest.fn(() => Promise.resolve()),
}))

jest.mock('@/platform/device/report', () => ({
  ...jest.requireActual<object>('@/platform/device/report'),
  report: jest.fn(),
}))

const place = (name: string, meters: number) => ({
  name,
  city: 'Shenzhen',
  regionCode: '440305',
  meters,
  latitude: 22.5384,
  longitude: 113.9412,
})
const answers: Answers = {
  'home.city': { city: 'Shenzhen', place: 'Keyuan Garden' },
  'address.places': { items: [place('Science Park', 620), place('Coastal City', 1900)] },
  'address.list': { items: [{ ...anAddress(), inRange: null }] },
}

it('offers no place of another city as nearby', async () => {
  const far = { 'address.places': { items: [place('Science Park', 1_944_700)] } }
  const { view } = await renderScreen(ChooseAddress, { answers: { ...answers, ...far } })
  expect(view.getByText('No known places nearby')).toBeVisible()
  expect(view.queryByText('Science Park')).toBeNull()
})

it('looks for stores around a known place', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  expect(view.getByText('620 m')).toBeVisible()
  await view.tap('Science Park')
  expect(root.place.name).toBe('Science Park')
  expect(root.place.city).toBe('Shenzhen')
  expect(root.place.position).toEqual({ latitude: 22.5384, longitude: 113.9412 })
})

it('looks for stores around the middle of a city that was chosen', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  await view.tap('City: Shenzhen. Change')
  expect(view.path).toBe('pages/city/picker/index')
  await settle(() => void answer('cityPicker', { name: 'Guangzhou', latitude: 23.1291, longitude: 113.2644 }))
  expect(root.place).toMatchObject({ city: 'Guangzhou', name: 'Guangzhou' })
  expect(root.place.position).toEqual({ latitude: 23.1291, longitude: 113.2644 })
})

it('uses the customer’s own address for the stores and for the order', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers, signedIn: true })
  const { id, address, addressDetail } = anAddress()
  await view.tap(`${address} ${addressDetail}`)
  expect(root.place.name).toBe(address)
  expect(root.place.takeAddress()).toBe(id)
})

it('keeps the places back until the addresses above them are there', async () => {
  const { root } = await renderScreen(ChooseAddress, { answers, signedIn: true })
  const model = new ChooseAddressModel(api, root)
  expect(model.waits).toBe(true)
  await model.addresses.load()
  expect(model.waits).toBe(false)
})

it('asks a visitor to log in for that', async () => {
  const { api, view } = await renderScreen(ChooseAddress, { answers })
  expect(view.getByText('Log in to use your addresses')).toBeVisible()
  expect(api.calls('address.list')).toEqual([])
})

it('offers to add an address where there is none', async () => {
  const none = { ...answers, 'address.list': { items: [] } }
  const { view } = await renderScreen(ChooseAddress, { answers: none, signedIn: true })
  await view.tap('Add address')
  expect(view.path).toBe('pages/user/address/edit/index')
})

it('searches once the typing has stopped', async () => {
  jest.useFakeTimers()
  const { api, view } = await renderScreen(ChooseAddress, { answers })
  await view.write('Street, estate or building', 'nowhere')
  expect(api.calls('address.places')).toEqual([{ keyword: '' }])
  api.answer('address.places', { items: [] })
  await settle(() => jest.advanceTimersByTime(500))
  expect(api.calls('address.places')).toEqual([{ keyword: '' }, { keyword: 'nowhere' }])
  expect(view.getByText('No places found')).toBeVisible()
  jest.useRealTimers()
})

it('goes where the device is, or says why not', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  jest.mocked(currentPosition).mockRejectedValueOnce(new Error('denied'))
  await view.tap('Use my location')
  expect(view.toast).toBe('We couldn’t find you. Turn on location access')
  jest.mocked(currentPosition).mockResolvedValueOnce({ latitude: 22.51, longitude: 113.94 })
  await view.tap('Use my location')
  expect(root.place.position).toEqual({ latitude: 22.51, longitude: 113.94 })
})

it.each([
  ['leads to the settings where the location was denied', () => Promise.resolve(), ''],
  [
    'says so where the settings do not open',
    () => Promise.reject(new Error('openSetting:fail')),
    'Something went wrong',
  ],
])('%s', async (_, opening, toast) => {
  jest.mocked(openLocationSettings).mockClear().mockImplementationOnce(opening)
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  const before = root.place.position
  jest.mocked(currentPosition).mockRejectedValueOnce(new Error('denied'))
  jest.mocked(needsLocationSettings).mockResolvedValueOnce(true)
  await view.tap('Use my location')
  expect(view.getByText('Location access is off')).toBeVisible()
  await settle(() => feedback.answer(true))
  expect(openLocationSettings).toHaveBeenCalledTimes(1)
  expect(view.toast).toContain(toast)
  expect(root.place.position).toEqual(before)
})

it('says that places could not be read and tries again', async () => {
  const { api, view } = await renderScreen(ChooseAddress, { answers: { 'home.city': answers['home.city'] } })
  api.answer('address.places', { items: [place('Science Park', 620)] })
  await view.tap('Try again')
  expect(view.getByText('Science Park')).toBeVisible()
})
