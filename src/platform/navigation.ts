import Taro from '@tarojs/taro'
import { pathOfRoute, routes, type ParamsOf, type Route, type RouteName } from '@/routes'
import { toEarlier } from './earlier'

/** Mini-programs hold ten pages; the last place stays free for login (product text §2). */
export const FULL_STACK = 9

/** A screen's parameters, or nothing for one without any. */
export type Given<N extends RouteName> = keyof ParamsOf<N> extends never
  ? []
  : Record<never, never> extends ParamsOf<N>
    ? [params?: ParamsOf<N>]
    : [params: ParamsOf<N>]

/** A screen's address with its parameters, as the platform wants it. */
export function urlOf<N extends RouteName>(name: N, ...[params]: Given<N>): string {
  const pairs = Object.entries(params ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}=${encodeURIComponent(String(value))}`,
  )
  return `/${pathOfRoute(routes[name])}${pairs.length ? `?${pairs.join('&')}` : ''}`
}

/** The paths of the open screens without the leading slash, the one in view last. */
export const stack = (): string[] =>
  Taro.getCurrentPages().map(({ route, path }) => String(route ?? path ?? '').replace(/^\//, ''))

/** How many screens are open. */
export const depth = (): number => Taro.getCurrentPages().length

/** How long a screen may be on its way until another tap asks for it anew. */
const ON_ITS_WAY_MS = 1000

let opening: { from: unknown; url: string; at: number } | undefined

/** A page that is told from others; a browser's are made anew for each who asks, but have a path of their own. */
const pageAt = (level: number): unknown => {
  const page = Taro.getCurrentPages()[level]
  return page?.path ?? page
}

/** Whether a second tap asks for what the first one has asked for, from the same screen, which may lie under it by now. */
function isOnItsWay(url: string): boolean {
  const [from, under] = [pageAt(depth() - 1), pageAt(depth() - 2)]
  const same = opening?.url === url && (opening.from === from || opening.from === under)
  const again = same && Date.now() - (opening?.at ?? 0) < ON_ITS_WAY_MS
  if (!again) opening = { from, url, at: Date.now() }
  return again
}

const arrivals = new Set<() => void>()

/** Calls `listener` each time that a screen has come back into view. */
export const onArrived = (listener: () => void): void => void arrivals.add(listener)

/** Some screen has come back into view: nothing is on its way any more. */
export const arrived = (): void => {
  opening = undefined
  arrivals.forEach((listener) => listener())
}

/**
 * Opens a screen over the current one: a tab by switching, and in place of the current one when the stack is full.
 * Tapped twice it opens once.
 */
export async function open<N extends RouteName>(name: N, ...given: Given<N>): Promise<void> {
  const route: Route = routes[name]
  const url = urlOf(name, ...given)
  if (route.tab !== undefined) await Taro.switchTab({ url })
  else if (isOnItsWay(url)) return
  else if (depth() >= FULL_STACK) await Taro.redirectTo({ url })
  else await Taro.navigateTo({ url })
}

/** Opens a screen in place of the current one. */
export async function replace<N extends RouteName>(name: N, ...given: Given<N>): Promise<void> {
  const route: Route = routes[name]
  const url = urlOf(name, ...given)
  await (route.tab === undefined ? Taro.redirectTo({ url }) : Taro.switchTab({ url }))
}

/** Goes back; from the only screen there is to what was open before a refresh, or home. */
export async function back(delta = 1): Promise<void> {
  if (depth() > 1) await Taro.navigateBack({ delta: Math.min(delta, depth() - 1) })
  else if (!toEarlier()) await open('home')
}
