import { useEffect, useRef } from 'react'

type Listener = (value: unknown) => void

interface Page {
  route: string
  params: Readonly<Record<string, string>>
}

interface Target {
  url: string
}

/** The platform that is not there: what a test can set and look at. */
export const platform = {
  /** The open screens, the one in view last. */
  pages: [] as Page[],
  storage: new Map<string, unknown>(),
  hooks: new Map<string, Set<Listener>>(),
  /** Opened by `connectSocket`, the newest last. */
  sockets: [] as Socket[],

  reset(first: Page): void {
    platform.pages = [first]
    platform.storage.clear()
    localStorage.clear()
    platform.sockets = []
  },

  /** Calls what the screens gave to a hook, such as useDidShow. */
  fire(hook: string, value?: unknown): void {
    for (const listener of platform.hooks.get(hook) ?? []) listener(value)
  },
}

const pageOf = ({ url }: Target): Page => {
  const [route = '', query = ''] = url.replace(/^\//, '').split('?')
  return { route, params: Object.fromEntries(new URLSearchParams(query)) }
}

/** A hook that runs its listener when the test fires it, and at once when it belongs to opening. */
const hook =
  (name: string, atOnce = false) =>
  (listener: Listener): void => {
    const latest = useRef(listener)
    latest.current = listener
    useEffect(() => {
      const call: Listener = (value) => latest.current(value)
      const all = platform.hooks.get(name) ?? new Set()
      platform.hooks.set(name, all.add(call))
      if (atOnce) call(undefined)
      return () => void all.delete(call)
    }, [])
  }

export const useDidShow = hook('useDidShow', true)
export const useDidHide = hook('useDidHide')
export const useShareAppMessage = hook('useShareAppMessage')
export const useUnhandledRejection = hook('useUnhandledRejection')
export const useRouter = () => ({ params: platform.pages[platform.pages.length - 1]?.params ?? {} })

/** One end of a socket; the test simulates the other one. */
export class Socket {
  readonly sent: string[] = []
  closed = false
  /** Whether nobody is at the other end any more, though the connection has not ended. */
  silent = false
  private readonly listeners = new Map<string, Listener>()

  constructor(readonly url: string) {}

  onOpen = (listener: Listener) => void this.listeners.set('open', listener)
  onMessage = (listener: Listener) => void this.listeners.set('message', listener)
  onClose = (listener: Listener) => void this.listeners.set('close', listener)
  onError = (listener: Listener) => void this.listeners.set('error', listener)

  send({ data }: { data: string }): void {
    this.sent.push(data)
    if (data === 'ping' && !this.silent) this.happen('message', { data: 'pong' })
  }

  close(): void {
    this.closed = true
  }

  /** Lets something happen to it: open, message, close or error. */
  happen(name: string, value?: unknown): void {
    this.listeners.get(name)?.(value)
  }
}

const Taro = {
  pxTransform: (size: number) => `${size / 40}rem`,
  getCurrentPages: () => platform.pages,
  getSystemInfoSync: () => ({ statusBarHeight: 0, screenHeight: 844, windowWidth: 390 }),

  navigateTo: jest.fn(async (target: Target) => void platform.pages.push(pageOf(target))),
  redirectTo: jest.fn(async (target: Target) => void platform.pages.splice(-1, 1, pageOf(target))),
  switchTab: jest.fn(async (target: Target) => void (platform.pages = [pageOf(target)])),
  navigateBack: jest.fn(async ({ delta }: { delta: number }) => void platform.pages.splice(-delta, delta)),

  getStorage: async ({ key }: { key: string }) => {
    if (!platform.storage.has(key)) throw new Error('data not found')
    return { data: platform.storage.get(key) }
  },
  /** On the web Taro keeps it in localStorage in this form. */
  setStorage: async ({ key, data }: { key: string; data: unknown }) => {
    platform.storage.set(key, data)
    localStorage.setItem(key, JSON.stringify({ data }))
  },

  connectSocket: async ({ url }: Target) => {
    const socket = new Socket(url)
    platform.sockets.push(socket)
    return socket
  },
}

export default Taro
