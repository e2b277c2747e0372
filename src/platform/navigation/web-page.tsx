import type { ComponentType } from 'react'
import { WebView } from '@tarojs/components'
import { copy } from '@/platform/device/clipboard'

/** Shows a page of another site below the platform's own bar; undefined where such a page is opened in a browser. */
export const WebPage: ComponentType<{ src: string }> | undefined = WebView

/** Outcome of opening a page: a browser shows it, or its address was copied. */
export type OpenOutcome = 'opened' | 'copied'

/** Mini-programs cannot open a browser: copies the address. */
export async function openInBrowser(url: string): Promise<OpenOutcome> {
  await copy(url)
  return 'copied'
}
