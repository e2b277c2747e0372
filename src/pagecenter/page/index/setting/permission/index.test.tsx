import { openPermissions, permissionStatuses } from '@/platform/device/permissions'
import { renderScreen } from '@/testing'
import Permissions from '.'

jest.mock('@/platform/device/permissions', () => ({
  ...jest.requireActual<object>('@/platform/device/permissions'),
  permissions: ['location', 'camera', 'album'],
  permissionStatuses: jest.fn(() => Promise.resolve({ location: 'granted', camera: 'denied', album: 'ask' })),
  openPermissions: jest.fn(() => Promise.resolve()),
}))

beforeEach(() => jest.clearAllMocks())

it('shows what the system says and what each permission is for', async () => {
  const { view } = await renderScreen(Permissions)
  expect(view.getByText('Allowed')).toBeVisible()
  expect(view.getByText('Denied')).toBeVisible()
  expect(view.getByText('Not allowed yet')).toBeVisible()
  expect(view.getByText('Finds stores and addresses near you')).toBeVisible()
})

it('opens the settings of the system and reads what was changed there', async () => {
  const { view } = await renderScreen(Permissions)
  jest.mocked(permissionStatuses).mockResolvedValueOnce({ location: 'granted', camera: 'granted', album: 'granted' })
  await view.tap('Open system settings')
  expect(openPermissions).toHaveBeenCalledTimes(1)
  expect(view.queryByText('Denied')).toBeNull()
})

it('shows an error when the system does not answer, and tries again', async () => {
  jest.mocked(permissionStatuses).mockRejectedValueOnce(new Error('no'))
  const { view } = await renderScreen(Permissions)
  expect(view.getByRole('alert')).toBeVisible()
  await view.tap('Try again')
  expect(view.getByText('Allowed')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Permissions, { language: 'zh' })
  expect(view.getByText('已允许')).toBeVisible()
})
