import { versionUpdate } from '@contract/calls/version'
import { defaultSettings } from '@contract/settings'
import { aWorld, type World } from '../../testing/world'
import { isLater } from './routes'

const APP_URL = 'https://apps.example.com/linli'

describe('a deployment with an app to offer', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld({ APP_VERSION: '1.10.0', APP_URL, APP_APK_URL: `${APP_URL}.apk` })
  })
  afterAll(() => world.close())

  it('should return the address of the newer app to an older one', async () => {
    expect(await world.visitor.call(versionUpdate, { version: '1.9.9' })).toEqual({
      is_new: true,
      version_name: '1.10.0',
      version_url: APP_URL,
      version_apk_url: `${APP_URL}.apk`,
    })
  })

  it.each(['1.10', '1.10.0', '1.10.1', '2.0'])('should leave %s alone', async (version) => {
    expect(await world.visitor.call(versionUpdate, { version })).toMatchObject({ is_new: false })
  })

  it('should refuse what is no version', async () => {
    expect((await world.visitor.send('version.update', { version: 'new' })).status).toBe(400)
  })
})

describe('a deployment without one', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
  })
  afterAll(() => world.close())

  it('should be at the version of the settings and offer nothing', async () => {
    expect(await world.visitor.call(versionUpdate, { version: '0.1' })).toEqual({
      is_new: false,
      version_name: defaultSettings.versionName,
      version_url: '',
      version_apk_url: '',
    })
  })
})

it.each([
  ['1.0.8', '1.0.7', true],
  ['1.0.7', '1.0.7', false],
  ['1.10', '1.9', true],
  ['2', '1.9.9', true],
  ['1.0', '1.0.1', false],
])('should know whether %s is later than %s', (one, other, later) => {
  expect(isLater(one, other)).toBe(later)
})
