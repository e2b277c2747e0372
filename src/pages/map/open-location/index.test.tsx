import { copy } from '@/platform/device/clipboard'
import { renderScreen } from '@/testing'
import OpenLocation from '.'

jest.mock('@/platform/device/clipboard', () => ({
  ...jest.requireActual<object>('@/platform/device/clipboard'),
  copy: jest.fn(() => Promise.resolve()),
  tellsOfCopying: false,
}))

const params = { latitude: '22.5329', longitude: '113.93', name: 'Keyuan Garden', address: '15 Keyuan Rd' }
const answers = { 'map.config': { centre: null, tiles: null, plan: null } }

it('shows a place with its name and address', async () => {
  const { view } = await renderScreen(OpenLocation, { params, answers })
  expect(view.getAllByText('Keyuan Garden').length).toBeGreaterThan(0)
  expect(view.getByText('15 Keyuan Rd')).toBeVisible()
})

it('copies the address, or the name of a place without one', async () => {
  const { view } = await renderScreen(OpenLocation, { params: { ...params, address: '' }, answers })
  await view.tap('Copy address')
  expect(copy).toHaveBeenCalledWith('Keyuan Garden')
})

it('leads to a map website for the way there', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { view } = await renderScreen(OpenLocation, { params, answers })
  await view.tap('Directions')
  expect(open).toHaveBeenCalledWith(expect.stringContaining('position=113.93%2C22.5329'), '_blank', 'noopener')
})

it('says so where the link names no place on earth', async () => {
  const { view } = await renderScreen(OpenLocation, { params: { ...params, latitude: '91' }, answers })
  expect(view.getByText('We can’t show this location')).toBeVisible()
})
