import { limits } from '@contract/limits'
import { NetworkError } from './failures'
import { send } from './transport'

/** The paths of a page's scripts, which contain the hashes of their content. */
const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[src]')].map((script) => {
    return new URL(script.getAttribute('src') ?? '', window.location.href).pathname
  })

/** The page as the server has it now: it forbids browsers to show an earlier one unasked. */
async function currentPage(): Promise<string> {
  const headers = { accept: 'text/html' }
  const { pathname: url } = window.location
  const { status, text } = await send({ url, method: 'GET', headers, timeoutMs: limits.requestTimeoutMs }).answer
  if (status !== 200) throw new NetworkError(status, '')
  return text
}

/** Whether the server has another build of the web client than the page that is open. @throws NetworkError */
export async function hasNewBuild(): Promise<boolean> {
  const page = new DOMParser().parseFromString(await currentPage(), 'text/html')
  const own = new Set(scriptsOf(document))
  return scriptsOf(page).some((script) => !own.has(script))
}
