import definition from '@tarojs/plugin-platform-h5/dist/definition.json'
import { report, type Options } from './answer'
import type { Device } from './device'
import { locationOf } from './location'
import type { RequestOptions, UploadOptions } from './network'
import { selectorQuery } from './selector-query'

type Api = Record<string, unknown>

const screen = {
  windowWidth: 375,
  windowHeight: 667,
  screenWidth: 375,
  screenHeight: 667,
  pixelRatio: 2,
  statusBarHeight: 20,
  SDKVersion: '3.0.0',
  platform: 'devtools',
  version: '8.0.0',
  system: 'iOS 16',
  language: 'en',
  safeArea: { top: 20, bottom: 667, left: 0, right: 375, width: 375, height: 647 },
}

/** Names that Taro defines itself; Taro copies the platform's functions over its own. */
const taros =
  /^(use[A-Z]|[A-Z]|getEnv|interceptors|getCurrentInstance|options|nextTick|eventCenter|preload|pxTransform|initPxTransform|getRenderer|getAppInfo|setGlobalDataPlugin|getTabBar|eventEmitter|cloud|env|getApp|getCurrentPages|getEnvInfoSync|requirePlugin|interceptorify|createIntersectionObserver)/

/** Any other API: answers the given outcome, or `ok`, asynchronously. */
const harmless = (name: string, given: Device['given']) => (options?: Options) =>
  typeof options === 'object' ? report(name, given.get(name) ?? {}, options) : undefined

function storageOf({ storage, platform }: Device): Api {
  const keyOf = (key: unknown) => (typeof key === 'object' && key ? String((key as { key: string }).key) : String(key))
  const get = ({ key, success, fail }: Options & { key: string }) => {
    const found = storage.has(key) || platform === 'alipay'
    const answer = {
      data: storage.get(key) ?? null,
      errMsg: found ? 'getStorage:ok' : 'getStorage:fail data not found',
    }
    setTimeout(() => (found ? success?.(answer) : fail?.(answer)), 0)
  }
  const set = ({ key, data, success }: Options & { key: string; data: unknown }) => {
    storage.set(key, data)
    setTimeout(() => success?.({ errMsg: 'setStorage:ok' }), 0)
  }
  const getSync = (key: unknown) =>
    platform === 'alipay' ? { data: storage.get(keyOf(key)) ?? null } : (storage.get(keyOf(key)) ?? '')
  return { getStorage: get, setStorage: set, getStorageSync: getSync }
}

function navigationOf({ navigation }: Device): Api {
  const by =
    (go: (url: string) => Promise<void>) =>
    ({ url, success, fail }: Options & { url: string }) => {
      go(url).then(
        () => success?.({ errMsg: 'navigate:ok' }),
        (error: unknown) => fail?.({ errMsg: `navigate:fail ${String(error)}` }),
      )
    }
  const { navigateTo, redirectTo, switchTab, reLaunch, navigateBack } = navigation
  const back = ({ delta = 1, success }: Options & { delta?: number } = {}) =>
    void navigateBack(delta).then(() => success?.({ errMsg: 'navigateBack:ok' }))
  return {
    navigateTo: by(navigateTo),
    redirectTo: by(redirectTo),
    switchTab: by(switchTab),
    reLaunch: by(reLaunch),
    navigateBack: back,
  }
}

/** Nobody was asked for a permission yet. */
const noSettings = { answer: { authSetting: {}, errMsg: 'getSetting:ok' } }

/** APIs only of WeChat. */
const wechats = ['cropImage', 'chooseAddress']

function systemOf({ platform, placeOf }: Device): Api {
  const systemInfo = Object.fromEntries(
    ['getSystemInfoSync', 'getWindowInfo', 'getDeviceInfo', 'getAppBaseInfo'].map((name) => [name, () => screen]),
  )
  return {
    ...systemInfo,
    getLaunchOptionsSync: () => ({ path: '', query: {}, scene: 1001 }),
    getEnterOptionsSync: () => ({ query: {} }),
    getMenuButtonBoundingClientRect: () => ({ top: 24, height: 32, width: 87, left: 281, right: 368, bottom: 56 }),
    getNetworkType: ({ success }: Options) => setTimeout(() => success?.({ networkType: 'wifi' }), 0),
    canIUse: (name: string) => platform === 'weapp' || !wechats.includes(name),
    getUpdateManager: () => ({ onUpdateReady: () => undefined, applyUpdate: () => undefined }),
    createSelectorQuery: selectorQuery(placeOf, platform),
    nextTick: (next: () => void) => setTimeout(next, 0),
    env: { USER_DATA_PATH: 'wxfile://usr' },
  }
}

/** `wx` or `my`, with own keys, which Taro enumerates. */
export function platformApi(device: Device): Api {
  const { network, platform, given, calls } = device
  const own: Api = {
    ...systemOf(device),
    ...storageOf(device),
    ...navigationOf(device),
    ...locationOf(device),
    request: (options: RequestOptions) => network.request(options, platform),
    uploadFile: (options: UploadOptions) => network.upload(options, platform),
    getSetting: (options: Options) => report('getSetting', given.get('getSetting') ?? noSettings, options),
    getFileSystemManager: () => network.fileSystem(),
    connectSocket: (options: { url: string }) => network.connect(options),
  }
  const names = [...Object.keys(definition.apis).filter((name) => !taros.test(name)), ...given.keys()]
  const entries = [...new Set([...names, ...Object.keys(own)])].map((name) => {
    const value = own[name] ?? harmless(name, given)
    if (typeof value !== 'function') return [name, value] as const
    const call = value as (...values: unknown[]) => unknown
    const recorded = (...values: unknown[]) => {
      calls.push([name, values[0]])
      return call(...values)
    }
    return [name, recorded] as const
  })
  return Object.fromEntries(entries)
}
