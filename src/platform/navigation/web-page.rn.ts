import type { ComponentType } from 'react'
import { openFirst } from './open-url'
import type { OpenOutcome } from './web-page'

export type { OpenOutcome }

/** The shell contains no web view. */
export const WebPage: ComponentType<{ src: string }> | undefined = undefined

/** Opens the page in the system's browser. */
export async function openInBrowser(url: string): Promise<OpenOutcome> {
  await openFirst([url])
  return 'opened'
}
