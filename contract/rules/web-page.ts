const address = /^https:\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)(?:[/?#][^\s\\]*)?$/i

/**
 * The host of a page's address; undefined for one without https, with a user, a port or a part that browsers read
 * differently.
 */
export const hostOfPage = (url: string): string | undefined => address.exec(url)?.[1]?.toLowerCase()

/** Whether the app's web view may show a page: one of an allowed host or of its subdomains. */
export function isPageAllowed(url: string, hosts: readonly string[]): boolean {
  const host = hostOfPage(url)
  return host !== undefined && hosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}
