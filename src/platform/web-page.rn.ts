import type { ComponentType } from 'react'
import { openFirst } from './open-url'
import type { Opened } from './web-page'

export type { Opened }

/** The shell has no web view of its own. */
export const WebPage: ComponentType<{ src: string }> | undefined = undefined

/** Opens the page in the system's browser. */
export async function openInBrowser(url: string): Promise<Opened> {
  await openFirst([url])
  return 'opened'
}
