import { history } from '@tarojs/router'

interface State {
  idx?: number
}

/** The position of the entry in view in the browser history. */
let at = 0

/**
 * Keeps an address whose path cannot be decoded, such as "#/%E4%B8", as one that names no screen: Taro's router throws for it
 * and would show nothing.
 */
function mend(): void {
  const { hash } = window.location
  try {
    decodeURI(hash.replace(/\?.*/, ''))
  } catch {
    window.history.replaceState(window.history.state, '', hash.replace(/%/g, '%25'))
  }
}

/**
 * Gives the entry of an address that was typed, or came from a link, its position, which the router's library counts by:
 * without one it can neither block a step back nor say how far one leads. It listens before the library does, which begins
 * with the app.
 */
function number(): void {
  mend()
  const state = window.history.state as State | null
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: at + 1 }, '')
  at = (window.history.state as State).idx ?? at
}

mend()
window.addEventListener('popstate', number)

/** Follows the positions of the screens that the app opens; called once the router has begun. */
export function followHistory(): void {
  number()
  history.listen(number)
}
