import type { Download } from './download'

/** Opens a page of the server beside the app, such as one for printing. */
export function openFile(url: string): Promise<Download> {
  window.open(url, '_blank', 'noopener')
  return Promise.resolve('started')
}
