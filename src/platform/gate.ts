import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import { routes, type Route, type RouteName } from '@/routes'
import { toast } from './feedback'
import { language } from './language'
import { back, open, stack, type Given } from './navigation'
import { signedIn } from './token'

type Goal = () => unknown

const loginFirst: Localized = { en: 'Please log in first', zh: '请先登录' }

/** The folder of the login screens (product text §2). */
const LOGIN = 'pagecenter/page/user/login/'

let goal: Goal | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** How many screens lie under the first login screen; -1 when none is open. */
const below = (): number => stack().findIndex((path) => path.startsWith(LOGIN))

/** Whether a login screen is open. */
export const isLoggingIn = (): boolean => below() >= 0

/** Sends a visitor to log in, once for all calls within 200 ms, and remembers the last goal (product text §2, §6). */
export function askLogin(next?: Goal, delay: number = limits.loginRedirectDebounceMs): void {
  goal = next
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!signedIn() && below() < 0) void open('loginCode')
  }, delay)
}

/** After login: closes the login screens and does what was asked before. The session store calls it. */
export async function resume(): Promise<void> {
  const next = goal
  goal = undefined
  const under = below()
  if (under > 0) await back(stack().length - under)
  else if (under === 0) await open('home')
  await next?.()
}

/** Forgets what was to be done after login. */
export const leaveGoal = (): void => {
  goal = undefined
}

/** An action that a visitor is first sent to log in for; it is done after that. */
export const needsLogin =
  <A extends unknown[]>(action: (...values: A) => unknown) =>
  (...values: A): void => {
    if (signedIn()) void action(...values)
    else {
      toast(loginFirst[language.value])
      askLogin(() => action(...values))
    }
  }

/** Does what opens a screen: at once, or after login for a screen that needs one. */
export function enter(name: RouteName, go: Goal): void {
  const route: Route = routes[name]
  if (route.login) needsLogin(go)()
  else void go()
}

/** Opens a screen by its name; one that needs a login opens after it. */
export function navigate<N extends RouteName>(name: N, ...given: Given<N>): void {
  if (name === 'loginCode') askLogin(undefined, 0)
  else enter(name, () => open(name, ...given))
}
