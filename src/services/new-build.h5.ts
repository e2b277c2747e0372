/** The paths of a page's scripts, which carry the hashes of what they hold. */
const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[src]')].map((script) => {
    return new URL(script.getAttribute('src') ?? '', window.location.href).pathname
  })

/** Whether the server has another build of the web client than the page that is open; false when it does not answer. */
export async function hasNewBuild(): Promise<boolean> {
  const response = await fetch(window.location.pathname, { cache: 'no-cache', headers: { accept: 'text/html' } })
  if (!response.ok) return false
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const own = new Set(scriptsOf(document))
  return scriptsOf(page).some((script) => !own.has(script))
}
