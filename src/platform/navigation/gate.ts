import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import type { RouteName } from '@/routes'
import { toast } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import { back, isLogin, open, stack, type Given } from './navigation'
import { withRoute } from './route-table'
import { signedIn } from '@/platform/session/token'

type Goal = () => unknown

const loginFirst: Localized = { en: 'Please log in first', zh: '请先登录' }

let goal: Goal | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The number of screens below the first login screen; -1 when none is open. */
const below = (): number => stack().findIndex(isLogin)

/** Whether a login screen is open. */
export const isLoggingIn = (): boolean => below() >= 0

/**
 * Opens the login, once for all calls within 200 ms, and stores the action to resume after it (product text §2, §6).
 */
export function askLogin(next?: Goal, delay: number = limits.loginRedirectDebounceMs): void {
  goal = next
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (!signedIn() && below() < 0) void open('loginCode')
  }, delay)
}

/** Closes the login screens and resumes the stored action; called after a login. */
export async function resume(): Promise<void> {
  const next = goal
  goal = undefined
  const under = below()
  if (under > 0) await back(stack().length - under)
  else if (under === 0) await open('home')
  await next?.()
}

/** Drops the stored action. */
export const clearGoal = (): void => {
  goal = undefined
}

/** Wraps an action that needs a login: visitors log in first, then it runs. */
export const needsLogin =
  <A extends unknown[]>(action: (...values: A) => unknown) =>
  (...values: A): void => {
    if (signedIn()) void action(...values)
    else {
      toast(loginFirst[language.value])
      askLogin(() => action(...values))
    }
  }

/** Runs a navigation, after a login if the target screen needs one. */
export function enter(name: RouteName, go: Goal): void {
  void withRoute(name, ({ login }) => {
    if (login) needsLogin(go)()
    else void go()
  })
}

/** Opens a screen, after a login if it needs one. */
export function navigate<N extends RouteName>(name: N, ...given: Given<N>): void {
  if (name === 'loginCode') askLogin(undefined, 0)
  else enter(name, () => open(name, ...given))
}
