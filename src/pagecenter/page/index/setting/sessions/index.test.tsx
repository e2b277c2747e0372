import type { Device } from '@contract/entities/user'
import { renderScreen, settle } from '@/testing'
import { platform } from '../../../../../../tests/stand-ins/taro'
import Sessions from '.'

const device = (different: Partial<Device>): Device => ({
  id: '018f0000-0000-4000-8000-000000000001',
  client: 'web',
  name: 'Chrome · Windows',
  current: false,
  isNew: false,
  loggedInAt: '2026-02-08T04:30:00.000Z',
  seenAt: '2026-02-08T04:30:00.000Z',
  ...different,
})
const here = device({ current: true, name: 'Safari · iPhone' })
const other = device({ id: '018f0000-0000-4000-8000-000000000002', isNew: true })
const answers = {
  'account.sessions': { devices: [here, other], sessionDays: 30 },
  'account.endSession': {},
  'account.endOtherSessions': {},
}

it('shows the devices, warns of a new one, and logs it out after confirmation', async () => {
  const { api, view } = await renderScreen(Sessions, { answers, signedIn: true })
  expect(view.getByText('Safari · iPhone')).toBeVisible()
  expect(view.getByText('A new device logged in')).toBeVisible()
  await view.tap('Log out: Chrome · Windows')
  expect(api.calls('account.endSession')).toEqual([])
  api.answer('account.sessions', { devices: [here], sessionDays: 30 })
  await view.tap('Log out')
  expect(api.calls('account.endSession')).toEqual([{ sessionId: other.id }])
  expect(view.getByText(/Only this device/)).toBeVisible()
  expect(view.queryByText('Log out all other devices')).toBeNull()
})

it('logs all others out after confirmation', async () => {
  const { api, view } = await renderScreen(Sessions, { answers, signedIn: true })
  await view.tap('Log out all other devices')
  await view.tap('Cancel')
  expect(api.calls('account.endOtherSessions')).toEqual([])
  await view.tap('Log out all other devices')
  await view.tap('Log out all other devices')
  expect(api.calls('account.endOtherSessions')).toHaveLength(1)
})

it('lists no device that a new password has logged out', async () => {
  const { api, view } = await renderScreen(Sessions, { answers, signedIn: true })
  await view.tap('Change password')
  api.answer('account.sessions', { devices: [here], sessionDays: 30 })
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.queryByText('Chrome · Windows')).toBeNull()
})

it('shows an error when the devices cannot be read, and tries again', async () => {
  const { api, view } = await renderScreen(Sessions, { signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  api.answer('account.sessions', answers['account.sessions'])
  await view.tap('Try again')
  expect(view.getByText('Safari · iPhone')).toBeVisible()
})
