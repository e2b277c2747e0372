import { copy } from '@/platform/device/clipboard'
import type { Download } from './download'

/** Mini-programs cannot show a page of the server: copies its address. */
export async function openFile(url: string): Promise<Download> {
  await copy(url)
  return 'copied'
}
