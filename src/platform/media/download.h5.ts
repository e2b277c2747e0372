import type { Download } from './download'

export type { Download }

/** Lets the browser download a file that is sent as an attachment; the page stays. */
export function download(url: string): Promise<Download> {
  window.location.assign(url)
  return Promise.resolve('started')
}
