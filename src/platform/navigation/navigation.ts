import Taro from '@tarojs/taro'
import { pathOfRoute, type Route } from '@/route'
import type { ParamsOf, RouteName } from '@/routes'
import { freeBack } from './back-guard'
import { backInHistory } from './browser-history'
import { knownRoute, withRoute } from './route-table'
import { signedIn } from '@/platform/session/token'

/**
 * Mini-programs allow ten pages; one is reserved for login (product text §2), and for screens that return an answer.
 */
const FULL_STACK = 9

/** The folder of the login screens (product text §2). */
const LOGIN = 'pagecenter/page/user/login/'

/** Whether a screen is a login; `bind-phone`, in the same folder, is for signed-in customers. */
export const isLogin = (path: string): boolean => path.startsWith(LOGIN) && !path.startsWith(`${LOGIN}bind-phone/`)

/**
 * Number of screens that may be open with this one. A screen that waits for an answer stays open, unless a login may be
 * needed meanwhile.
 */
const mostWith = (path: string, forAnswer: boolean): number =>
  isLogin(path) || (forAnswer && signedIn()) ? FULL_STACK + 1 : FULL_STACK

/** The parameter list of a navigation: empty for screens without parameters. */
export type Given<N extends RouteName> = keyof ParamsOf<N> extends never
  ? []
  : Record<never, never> extends ParamsOf<N>
    ? [params?: ParamsOf<N>]
    : [params: ParamsOf<N>]

/** The URL of a screen. */
export function urlOf<N extends RouteName>(name: N, ...[params]: Given<N>): string {
  const pairs = Object.entries(params ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(String(value))}`,
  )
  return `/${pathOfRoute(knownRoute(name))}${pairs.length ? `?${pairs.join('&')}` : ''}`
}

/** The paths of the open screens without a leading slash, the current one last. */
export const stack = (): string[] =>
  Taro.getCurrentPages().map(({ route, path }) => String(route ?? path ?? '').replace(/^\//, ''))

/** The number of open screens. */
export const depth = (): number => Taro.getCurrentPages().length

/** The stack position that a screen opened now would get, starting at 1: above the current one, or its own when full. */
export const levelOf = (name: RouteName, forAnswer = false): number =>
  depth() < mostWith(pathOfRoute(knownRoute(name)), forAnswer) ? depth() + 1 : depth()

/** Time for which repeated taps on the same target are ignored. */
const DOUBLE_TAP_MS = 1000

let opening: { from: unknown; url: string; at: number } | undefined

/** Identity of a page. On the web pages are copied on access, so their path identifies them. */
const pageAt = (level: number): unknown => {
  const page = Taro.getCurrentPages()[level]
  return page?.path ?? page
}

/** Whether the last navigation from the same screen had the same target a moment ago; records the navigation if not. */
function isDoubleTap(url: string): boolean {
  const [from, under] = [pageAt(depth() - 1), pageAt(depth() - 2)]
  const same = opening?.url === url && (opening.from === from || opening.from === under)
  const again = same && Date.now() - (opening?.at ?? 0) < DOUBLE_TAP_MS
  if (!again) opening = { from, url, at: Date.now() }
  return again
}

const arrivals = new Set<() => void>()

/** Registers a listener for screens being shown again. */
export const onArrived = (listener: () => void): void => void arrivals.add(listener)

/** Called when a screen is shown again; clears the pending navigation. */
export const arrived = (): void => {
  opening = undefined
  arrivals.forEach((listener) => listener())
}

/**
 * Opens a screen: switches to a tab, replaces the current screen when the stack is full, else pushes it. Double taps
 * are ignored.
 */
export async function open<N extends RouteName>(name: N, ...given: Given<N>): Promise<void> {
  await withRoute(name, (route) => openRoute(name, route, urlOf(name, ...given)))
}

/** Opens a screen like `open`, over the one that waits for its answer. */
export async function openForAnswer<N extends RouteName>(name: N, ...given: Given<N>): Promise<void> {
  await withRoute(name, (route) => openRoute(name, route, urlOf(name, ...given), true))
}

async function openRoute(name: RouteName, route: Route, url: string, forAnswer = false): Promise<void> {
  if (route.tab !== undefined) await Taro.switchTab({ url })
  else if (isDoubleTap(url)) return
  else if (levelOf(name, forAnswer) === depth()) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

/** Replaces the current screen. */
export async function replace<N extends RouteName>(name: N, ...given: Given<N>): Promise<void> {
  await withRoute(name, ({ tab }) => {
    const url = urlOf(name, ...given)
    return tab === undefined ? Taro.redirectTo({ url }) : Taro.switchTab({ url })
  })
}

/** Goes back; on the only screen, to the history from before a reload, or to home. */
export async function back(delta = 1): Promise<void> {
  await freeBack()
  if (depth() > 1) await Taro.navigateBack({ delta: Math.min(delta, depth() - 1) })
  else if (!backInHistory()) await open('home')
}
