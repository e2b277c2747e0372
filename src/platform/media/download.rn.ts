import type { Download } from './download'
import { openFirst } from '@/platform/navigation/open-url'

export type { Download }

/** Opens a file's address in the system's browser, which downloads it. */
export async function download(url: string): Promise<Download> {
  await openFirst([url])
  return 'started'
}
