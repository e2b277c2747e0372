import type { ComponentType } from 'react'
import type { OpenOutcome } from './web-page'

export type { OpenOutcome }

/** Other sites mostly refuse to be framed, and a frame hides their address: they open in a separate tab. */
export const WebPage: ComponentType<{ src: string }> | undefined = undefined

/** Opens the page in a new tab, which cannot reach this one. */
export function openInBrowser(url: string): Promise<OpenOutcome> {
  window.open(url, '_blank', 'noopener,noreferrer')
  return Promise.resolve('opened')
}
