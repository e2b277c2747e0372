import { copy } from './clipboard'

/** What became of a file to download: it is on its way, or its address was copied, to be opened in a browser. */
export type Download = 'started' | 'copied'

/** Mini-programs cannot save a file of any kind: copies its address. */
export async function download(url: string): Promise<Download> {
  await copy(url)
  return 'copied'
}
