import type { AnswerName, AnswerOf } from '@/routes'
import { enter, isLoggingIn } from './gate'
import { back, depth, levelOf, onArrived, openForAnswer, type Given } from './navigation'
import { pageInView, type PageView } from './page-view'
import { signedIn } from '@/platform/session/token'

/** A pending `pick`. */
interface Ask {
  readonly name: AnswerName
  /** Stack position of the opened screen, starting at 1; undefined until it opens, possibly after a login. */
  level: number | undefined
  /** The page that asks. */
  readonly page: PageView | undefined
  readonly resolve: (value?: unknown) => void
}

/** In the order of the calls. */
let asks: Ask[] = []

/** Resolves the matching asks with undefined, unless the page that asked was left too: what it does then is not its own. */
function end(over: (ask: Ask) => boolean): void {
  const ended = asks.filter(over)
  asks = asks.filter((ask) => !over(ask))
  for (const { page, resolve } of ended) if (!page?.left) resolve()
}

/** The user has left the login that a pending `pick` was waiting for. */
const isGivenUp = (): boolean => !signedIn() && !isLoggingIn()

// A screen that is shown again is on top: all screens above it have been closed.
onArrived(() => end(({ level }) => (level === undefined ? isGivenUp() : level > depth())))

/**
 * Opens a screen like `navigate` and waits for its result; undefined when the user goes back without one. The calling
 * model may have been disposed of meanwhile, by a login or because the screen was replaced at a stack of ten. After a
 * page reload there is no caller, and the screen only goes back.
 */
export function pick<N extends AnswerName>(name: N, ...given: Given<N>): Promise<AnswerOf<N> | undefined> {
  return new Promise((resolve) => {
    const ask: Ask = { name, level: undefined, page: pageInView(), resolve: resolve as Ask['resolve'] }
    asks.push(ask)
    enter(name, () => {
      ask.level = levelOf(name, true)
      return openForAnswer(name, ...given)
    })
  })
}

/** Number of screens to keep open after the results of the current task; undefined when none was given. */
let remaining: number | undefined

/**
 * Returns a result from screen `name` and goes back to the caller. A caller that in turn returns the value as its own
 * result is closed in the same step.
 */
export async function answer<N extends AnswerName>(name: N, value: AnswerOf<N>): Promise<void> {
  const ask = asks.filter((each) => each.name === name && (each.level ?? Infinity) <= depth()).pop()
  const isFirst = remaining === undefined
  remaining = (ask?.level ?? remaining ?? depth()) - 1
  asks = asks.filter((each) => each !== ask)
  ask?.resolve(value)
  if (!isFirst) return
  await Promise.resolve() // The caller continues here.
  const [left, steps] = [remaining, depth() - remaining]
  remaining = undefined
  if (steps > 0) await back(steps)
  // After a page reload the first screen has no screen below it.
  if (left < 1 && steps > 1) await back()
}
