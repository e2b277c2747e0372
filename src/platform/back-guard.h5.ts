import { history } from '@tarojs/router'

type Move = Parameters<Parameters<typeof history.block>[0]>[0]

/** The position of the current entry of the browser history, which the router keeps in its state. */
const position = (): number | undefined => (window.history.state as { idx?: number } | null)?.idx

/** The router's library asks before the page is unloaded while it blocks, which nobody wants here. */
const stop = (event: Event) => event.stopImmediatePropagation()

/**
 * Stays on the screen in view when the user goes back by the browser, and calls `onBack` instead. Navigation by the app,
 * steps forward, a refresh and leaving the site stay free.
 * @returns the function that ends it
 */
export function guardBack(onBack: () => void): () => void {
  const own = position()
  if (own === undefined) return () => undefined
  let isForward = false
  let blocked: Move | undefined
  /** The library undoes a blocked step, and may report it before the browser is here again. */
  const settle = () => {
    if (!blocked || position() !== own) return
    const { retry } = blocked
    blocked = undefined
    if (!isForward) return onBack()
    end()
    retry()
  }
  const followed = () => {
    const at = position()
    // An address that was typed is no step of the router's: it takes it as soon as nothing is blocked.
    if (at === undefined) return end()
    if (at !== own) isForward = at > own
    settle()
  }
  window.addEventListener('beforeunload', stop)
  window.addEventListener('popstate', followed)
  const unblock = history.block((move) => {
    if ((move.action as string) === 'POP') {
      blocked = move
      return settle()
    }
    end()
    move.retry()
  })
  const end = () => {
    unblock()
    window.removeEventListener('beforeunload', stop)
    window.removeEventListener('popstate', followed)
  }
  return end
}
