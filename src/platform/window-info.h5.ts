import type { WindowInfo } from './window-info'

/** A browser keeps its own bars outside the page; the home indicator is left room for by the style sheet. */
export const windowInfo = (): WindowInfo => ({ statusBar: 0, bottomInset: 0, capsule: 0 })
