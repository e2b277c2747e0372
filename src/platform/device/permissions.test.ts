import { Linking, PermissionsAndroid, Platform } from 'react-native'
import * as web from './permissions.h5'
import * as native from './permissions.rn'

jest.mock(
  'react-native',
  () => ({
    Linking: { openSettings: jest.fn(() => Promise.resolve()) },
    PermissionsAndroid: { check: jest.fn() },
    Platform: { OS: 'android', Version: 34 },
  }),
  { virtual: true },
)

const give = (permissions: unknown) =>
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
afterEach(() => give(undefined))

describe('a browser', () => {
  it('reports the states of the permissions that it knows', async () => {
    const query = ({ name }: { name: string }) =>
      name === 'camera' ? Promise.reject(new TypeError('no such name')) : Promise.resolve({ state: 'denied' })
    give({ query })
    expect(await web.permissionStatuses()).toEqual({ location: 'denied', camera: 'unknown' })
  })

  it('reports unknown states without a Permissions API, and opens no settings', async () => {
    expect(await web.permissionStatuses()).toEqual({ location: 'unknown', camera: 'unknown' })
    expect(web.openPermissions).toBeUndefined()
  })
})

describe('a native app', () => {
  const check = jest.mocked(PermissionsAndroid.check)
  beforeEach(() => check.mockReset().mockResolvedValue(false))
  afterEach(() => Object.assign(Platform, { OS: 'android', Version: 34 }))

  it('reports granted permissions on Android, pictures by the permission of its version', async () => {
    check.mockImplementation((name) => Promise.resolve(name.endsWith('READ_MEDIA_IMAGES')))
    expect(await native.permissionStatuses()).toEqual({ location: 'ask', camera: 'ask', album: 'granted' })
    Object.assign(Platform, { Version: 30 })
    expect(await native.permissionStatuses()).toMatchObject({ album: 'ask' })
    expect(check).toHaveBeenLastCalledWith('android.permission.READ_EXTERNAL_STORAGE')
  })

  it('reports unknown states where nothing can be asked', async () => {
    check.mockRejectedValue(new Error('not installed'))
    expect(await native.permissionStatuses()).toMatchObject({ camera: 'unknown' })
    Object.assign(Platform, { OS: 'ios' })
    expect(await native.permissionStatuses()).toEqual({ location: 'unknown', camera: 'unknown', album: 'unknown' })
  })

  it('opens the settings of the app', async () => {
    await native.openPermissions?.()
    expect(Linking.openSettings).toHaveBeenCalledTimes(1)
  })
})
