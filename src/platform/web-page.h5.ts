import type { ComponentType } from 'react'
import type { Opened } from './web-page'

export type { Opened }

/** Other sites mostly refuse to be framed, and a frame hides whose page it is: they get a tab of their own. */
export const WebPage: ComponentType<{ src: string }> | undefined = undefined

/** Opens the page in a new tab, which cannot reach this one. */
export function openInBrowser(url: string): Promise<Opened> {
  window.open(url, '_blank', 'noopener,noreferrer')
  return Promise.resolve('opened')
}
