import { currentPosition } from '@/platform/position'
import { api } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { anAddress } from '@/testing/address'
import ChooseAddress from '.'
import { ChooseAddressModel } from './model'

jest.mock('@/platform/position', () => ({ currentPosition: jest.fn() }))

const place = (name: string, meters: number) => ({
  name,
  city: 'Shenzhen',
  meters,
  latitude: 22.5384,
  longitude: 113.9412,
})
const answers: Answers = {
  'home.city': { city: 'Shenzhen', place: 'Keyuan Garden', places: [] },
  'address.places': { items: [place('Science Park', 620), place('Coastal City', 1900)] },
  'address.list': { items: [{ ...anAddress(), inRange: null }] },
}

it('looks for stores around a known place', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  expect(view.getByText('620 m')).toBeVisible()
  await view.tap('Science Park')
  expect(root.place.name).toBe('Science Park')
  expect(root.place.city).toBe('Shenzhen')
  expect(root.place.position).toEqual({ latitude: 22.5384, longitude: 113.9412 })
})

it('takes an address of one’s own for the stores and for the order', async () => {
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
  await view.tap('Add an address')
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
  expect(view.getByText('No such place')).toBeVisible()
  jest.useRealTimers()
})

it('goes where the device is, or says why not', async () => {
  const { root, view } = await renderScreen(ChooseAddress, { answers })
  jest.mocked(currentPosition).mockRejectedValueOnce(new Error('denied'))
  await view.tap('Use my location')
  expect(view.toast).toBe('Positioning failed. Check whether the location service is turned on')
  jest.mocked(currentPosition).mockResolvedValueOnce({ latitude: 22.51, longitude: 113.94 })
  await view.tap('Use my location')
  expect(root.place.position).toEqual({ latitude: 22.51, longitude: 113.94 })
})

it('says that places could not be read and tries again', async () => {
  const { api, view } = await renderScreen(ChooseAddress, { answers: { 'home.city': answers['home.city'] } })
  api.answer('address.places', { items: [place('Science Park', 620)] })
  await view.tap('Try again')
  expect(view.getByText('Science Park')).toBeVisible()
})
