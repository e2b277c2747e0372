import type { Download } from './download'
import { openFirst } from '@/platform/navigation/open-url'

/** Opens a page of the server in the system's browser. */
export async function openFile(url: string): Promise<Download> {
  await openFirst([url])
  return 'started'
}
