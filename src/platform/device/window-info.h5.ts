import type { WindowInfo } from './window-info'

/** Browser bars are outside the page, and the style sheet handles the home indicator. */
export const windowInfo = (): WindowInfo => ({ statusBar: 0, bottomInset: 0, capsule: 0 })
