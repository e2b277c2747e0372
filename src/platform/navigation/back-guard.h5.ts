import { history } from '@tarojs/router'

type Move = Parameters<Parameters<typeof history.block>[0]>[0]

/** The position of the current entry of the browser history, which the router keeps in its state. */
const position = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** The router's library asks before the page is unloaded while it blocks, which nobody wants here. */
const stop = (event: Event) => event.stopImmediatePropagation()

/** Guards that take a step back instead of the screen, the topmost last. */
let guards: (() => void)[] = []

/** Ends the block that serves all guards. */
let unblock: (() => void) | undefined

/** Blocks steps back from the current entry, for the topmost guard. */
function block(): (() => void) | undefined {
  const own = position()
  if (own === undefined) return undefined
  let isForward = false
  let blocked: Move | undefined
  /** The library undoes a blocked step, and may report it before the browser is here again. */
  const settle = () => {
    if (!blocked || position() !== own) return
    const { retry } = blocked
    blocked = undefined
    if (!isForward) return guards[guards.length - 1]?.()
    freeBack()
    retry()
  }
  const followed = () => {
    const at = position()
    // An address that was typed is no step of the router's: it takes it as soon as nothing is blocked.
    if (at === undefined) return freeBack()
    if (at !== own) isForward = at > own
    settle()
  }
  window.addEventListener('beforeunload', stop)
  window.addEventListener('popstate', followed)
  const end = history.block((move) => {
    if ((move.action as string) === 'POP') {
      blocked = move
      return settle()
    }
    freeBack()
    move.retry()
  })
  return () => {
    end()
    window.removeEventListener('beforeunload', stop)
    window.removeEventListener('popstate', followed)
  }
}

/** Ends all guards, before the app itself goes back. */
export function freeBack(): void {
  guards = []
  unblock?.()
  unblock = undefined
}

/**
 * Stays on the screen in view when the user goes back by the browser, and calls `onBack` instead: the latest guard's
 * alone. Navigation by the app, steps forward, a refresh and leaving the site stay free.
 * @returns the function that ends it
 */
export function guardBack(onBack: () => void): () => void {
  const guard = () => onBack()
  guards.push(guard)
  unblock ??= block()
  return () => {
    guards = guards.filter((each) => each !== guard)
    if (guards.length === 0) freeBack()
  }
}
