import type { ComponentType } from 'react'
import { WebView } from '@tarojs/components'
import { copy } from './clipboard'

/** Shows a page of another site below the platform's own bar; undefined where such a page is opened in a browser. */
export const WebPage: ComponentType<{ src: string }> | undefined = WebView

/** What became of a page: a browser shows it, or its address was copied, to be opened in one. */
export type Opened = 'opened' | 'copied'

/** Mini-programs cannot open a browser: copies the address. */
export async function openInBrowser(url: string): Promise<Opened> {
  await copy(url)
  return 'copied'
}
