import type { AnswerName, AnswerOf } from '@/routes'
import { enter, isLoggingIn } from './gate'
import { back, depth, FULL_STACK, onArrived, open, type Given } from './navigation'
import { signedIn } from './token'

/** A screen that was opened for an answer which has not come yet. */
interface Ask {
  readonly name: AnswerName
  /** The place of the screen in the stack, the first is 1; undefined until it opens, which may take a login. */
  level: number | undefined
  readonly resolve: (value?: unknown) => void
}

/** In the order in which they were asked. */
let asks: Ask[] = []

/** Ends asks without an answer. */
function end(over: (ask: Ask) => boolean): void {
  const ended = asks.filter(over)
  asks = asks.filter((ask) => !over(ask))
  ended.forEach(({ resolve }) => resolve())
}

/** Where no login is on its way any more, a screen that waits for one does not open. */
const isGivenUp = (): boolean => !signedIn() && !isLoggingIn()

// A screen has come back into view: those that lay over it are closed.
onArrived(() => end(({ level }) => (level === undefined ? isGivenUp() : level > depth())))

/**
 * Opens a screen over the current one, like `navigate`, and waits for what it answers: undefined when the person goes back without an
 * answer. The model that asks may have been disposed of by then, by a login in between or because the stack was full and the screen took
 * the place of its own. After a reload of the page nobody waits any more, so that the screen just goes back.
 */
export function pick<N extends AnswerName>(name: N, ...given: Given<N>): Promise<AnswerOf<N> | undefined> {
  return new Promise((resolve) => {
    const ask: Ask = { name, level: undefined, resolve: resolve as Ask['resolve'] }
    asks.push(ask)
    enter(name, () => {
      ask.level = Math.min(depth() + 1, FULL_STACK)
      return open(name, ...given)
    })
  })
}

/** How many screens stay open once the answers of this turn were given; undefined when none was. */
let remaining: number | undefined

/**
 * Answers for the screen of that name and goes back to who opened it. An asker that hands the answer on at once, as an answer of its own,
 * is left in the same step.
 */
export async function answer<N extends AnswerName>(name: N, value: AnswerOf<N>): Promise<void> {
  const ask = asks.filter((each) => each.name === name && (each.level ?? Infinity) <= depth()).pop()
  const isFirst = remaining === undefined
  remaining = (ask?.level ?? remaining ?? depth()) - 1
  asks = asks.filter((each) => each !== ask)
  ask?.resolve(value)
  if (!isFirst) return
  await Promise.resolve() // The asker goes on here.
  const [left, steps] = [remaining, depth() - remaining]
  remaining = undefined
  if (steps > 0) await back(steps)
  // From the first screen, which the page was reloaded at, the way back leads out of the stack.
  if (left < 1 && steps > 1) await back()
}
