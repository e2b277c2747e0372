import { androidBundle } from './bundle'
import { App } from './host/app'

let app: App
beforeAll(() => {
  app = new App(androidBundle())
})
afterAll(() => app.close())

const tabs = ['Home', 'Member', 'Order', 'Orders', 'Me']

it('opens with home in front', async () => {
  expect(await app.until('a chosen tab', () => app.chosen('tab'))).toBe('Home')
})

it('draws its own tab bar and not the one that Taro would draw', () => {
  expect(app.controls('tab')).toEqual(tabs)
  expect(app.names.filter((name) => name.includes(', tab,'))).toEqual([])
})

it.each([...tabs.slice(1), 'Home'])('shows the tab %s when it is tapped', async (name) => {
  await app.tap(name)
  await app.until(`${name} is chosen`, () => app.chosen('tab') === name)
})

it('meets no error on the way', () => {
  expect(app.errors).toEqual([])
})

it('needs no native module that is not installed', () => {
  const ofReactNativeItself = [
    'BugReporting',
    'FrameRateLogger',
    'HeadlessJsTaskSupport',
    'LinkingManager',
    'NativePerformanceCxx',
    'NativePerformanceObserverCxx',
    'RedBox',
  ]
  const otherStorages = ['PlatformLocalStorage', 'RNC_AsyncSQLiteDBStorage']
  const known = new Set([...ofReactNativeItself, ...otherStorages])
  expect([...app.missing].filter((name) => !known.has(name))).toEqual([])
})
