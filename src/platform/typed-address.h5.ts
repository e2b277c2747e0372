import { history } from '@tarojs/router'

interface State {
  idx?: number
}

/** The position of the entry in view in the browser history. */
let at = 0

/**
 * Gives the entry of an address that was typed, or came from a link, its position, which the router's library counts by:
 * without one it can neither block a step back nor say how far one leads. It listens before the library does, which begins
 * with the app.
 */
function number(): void {
  const state = window.history.state as State | null
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: at + 1 }, '')
  at = (window.history.state as State).idx ?? at
}

window.addEventListener('popstate', number)

/** Follows the positions of the screens that the app opens; called once the router has begun. */
export function followHistory(): void {
  number()
  history.listen(number)
}
