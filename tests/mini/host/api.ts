import definition from '@tarojs/plugin-platform-h5/dist/definition.json'
import type { Network, RequestOptions, UploadOptions } from './network'

type Api = Record<string, unknown>

interface Options {
  success?: (answer: object) => void
  fail?: (answer: object) => void
  complete?: (answer: object) => void
}

/** What a page answers about an element's place in the window. */
export interface Box {
  top: number
  height: number
}

/** What comes of something that the platform asks the person: an answer, or a refusal in the platform's words. */
export interface Given {
  answer?: object
  refusal?: object
}

export interface Device {
  readonly platform: 'weapp' | 'alipay'
  readonly network: Network
  readonly storage: Map<string, unknown>
  readonly navigation: Record<
    'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch',
    (url: string) => Promise<void>
  > & {
    navigateBack(delta: number): Promise<void>
  }
  /** What the person gives when the platform asks, by the name of the API. */
  readonly given: ReadonlyMap<string, Given>
  /** The place of an element in what scrolls on the page in view: undefined if it stands elsewhere, null if it is not there. */
  placeOf(selector: string): Box | null | undefined
  /** Every call of the platform's API by name. */
  readonly calls: [string, unknown][]
}

const screen = {
  windowWidth: 375, windowHeight: 667, screenWidth: 375, screenHeight: 667, pixelRatio: 2, statusBarHeight: 20,
  SDKVersion: '3.0.0', platform: 'devtools', version: '8.0.0', system: 'iOS 16', language: 'en',
  safeArea: { top: 20, bottom: 667, left: 0, right: 375, width: 375, height: 647 },
} // prettier-ignore

/** Names that Taro defines itself; a platform that had them too would be copied over them. */
const taros =
  /^(use[A-Z]|[A-Z]|getEnv|interceptors|getCurrentInstance|options|nextTick|eventCenter|preload|pxTransform|initPxTransform|getRenderer|getAppInfo|setGlobalDataPlugin|getTabBar|eventEmitter|cloud|env|getApp|getCurrentPages|getEnvInfoSync|requirePlugin|interceptorify|createIntersectionObserver)/

const nothing = () => undefined

/** Anything else: answers what was given for it, or `ok`, a moment later. */
const harmless = (name: string, given: Device['given']) => (options?: Options) =>
  typeof options === 'object' ? told(name, given.get(name) ?? {}, options) : undefined

/** Tells by callbacks, or by a promise to who gave none. */
function told(name: string, { answer = { errMsg: `${name}:ok` }, refusal }: Given, options: Options) {
  const answered = new Promise<object>((resolve, reject) => {
    setTimeout(() => {
      if (refusal) options.fail?.(refusal)
      else options.success?.(answer)
      options.complete?.(refusal ?? answer)
      if (refusal) reject(Object.assign(new Error(name), refusal))
      else resolve(answer)
    }, 0)
  })
  if (!options.success && !options.fail && !options.complete) return answered
  answered.catch(nothing)
}

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

/** Only what scrolls has a layout here (`layout.ts`): anything else is a box of the screen's width, one under the other. */
const selectorQuery = (placeOf: Device['placeOf']) => () => {
  let boxes = 0
  const box = (selector: string) => {
    const place = selector ? placeOf(selector) : undefined
    if (place === null) return null
    const { top, height } = place ?? { top: boxes++ * 100, height: 100 }
    return { id: '', left: 0, right: 375, width: 375, height, top, bottom: top + height, scrollTop: 0, scrollLeft: 0 }
  }
  const answers: (() => unknown)[] = []
  const callbacks: ((answer: unknown) => void)[] = []
  const query = {
    in: () => query,
    select: (selector: string) => node(() => box(selector)),
    selectViewport: () => node(() => box('')),
    selectAll: () => node(() => []),
    exec(done?: (all: unknown[]) => void) {
      const all = answers.map((answer) => answer())
      setTimeout(() => {
        callbacks.forEach((callback, index) => callback(all[index]))
        done?.(all)
      }, 0)
      return query
    },
  }
  const node = (answer: () => unknown) => {
    const ask = (callback?: unknown) => {
      answers.push(answer)
      callbacks.push(typeof callback === 'function' ? (callback as (value: unknown) => void) : () => undefined)
      return query
    }
    return {
      boundingClientRect: ask,
      scrollOffset: ask,
      fields: (_: object, callback?: unknown) => ask(callback),
      node: ask,
    }
  }
  return query
}

/** A point in Nanshan: on the WGS 84 globe, and where the maps of China draw it (GCJ-02). */
export const here = {
  wgs84: { latitude: 22.543847, longitude: 113.912316 },
  gcj02: { latitude: 22.540796, longitude: 113.917176 },
}

type Point = (typeof here)['wgs84']

/** WeChat tells the place on the globe that is asked for; Alipay as it is drawn, in text, and wants a number as `type`. */
function locationOf({ platform, given }: Device): Api {
  if (given.has('getLocation')) return {}
  const tell = ({ latitude, longitude }: Point): Given =>
    platform === 'weapp'
      ? { answer: { latitude, longitude, errMsg: 'getLocation:ok' } }
      : { answer: { latitude: `${latitude}`, longitude: `${longitude}` } }
  const located = ({ type }: { type?: unknown }): Given => {
    if (platform === 'weapp') return tell(type === 'gcj02' ? here.gcj02 : here.wgs84)
    const isKnown = type === undefined || typeof type === 'number'
    return isKnown ? tell(here.gcj02) : { refusal: { error: 2, errorMessage: 'invalid parameter' } }
  }
  const getLocation = (options: Options & { type?: unknown }) => told('getLocation', located(options), options)
  return { getLocation }
}

/** What WeChat alone has. */
const wechats = ['cropImage', 'chooseAddress']

function systemOf({ platform, placeOf }: Device): Api {
  const told = Object.fromEntries(
    ['getSystemInfoSync', 'getWindowInfo', 'getDeviceInfo', 'getAppBaseInfo'].map((name) => [name, () => screen]),
  )
  return {
    ...told,
    getLaunchOptionsSync: () => ({ path: '', query: {}, scene: 1001 }),
    getEnterOptionsSync: () => ({ query: {} }),
    getMenuButtonBoundingClientRect: () => ({ top: 24, height: 32, width: 87, left: 281, right: 368, bottom: 56 }),
    getNetworkType: ({ success }: Options) => setTimeout(() => success?.({ networkType: 'wifi' }), 0),
    canIUse: (name: string) => platform === 'weapp' || !wechats.includes(name),
    createSelectorQuery: selectorQuery(placeOf),
    nextTick: (next: () => void) => setTimeout(next, 0),
    env: { USER_DATA_PATH: 'wxfile://usr' },
  }
}

/** `wx` or `my`: every name has an own key, since Taro looks at which there are. */
export function platformApi(device: Device): Api {
  const { network, platform, given, calls } = device
  const own: Api = {
    ...systemOf(device),
    ...storageOf(device),
    ...navigationOf(device),
    ...locationOf(device),
    request: (options: RequestOptions) => network.request(options, platform),
    uploadFile: (options: UploadOptions) => network.upload(options, platform),
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
