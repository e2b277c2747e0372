import { copy } from '@/platform/device/clipboard'

/** Outcome of a download: it has started, or its address was copied, to be opened in a browser. */
export type Download = 'started' | 'copied'

/** Mini-programs cannot save a file of any kind: copies its address. */
export async function download(url: string): Promise<Download> {
  await copy(url)
  return 'copied'
}
