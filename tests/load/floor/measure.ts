import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { openBrowser } from '../../support/browser'
import { print } from '../support/report'

/** `node --import tsx tests/load/floor/measure.ts APP FLOOR [--repeat=5]`: home beside the floor, both at an address where they are served. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '5' } },
})
const [app = 'http://127.0.0.1:8080', floor = 'http://127.0.0.1:8090'] = positionals

/** One of the two sides: selectors of an element that its ready page has, and one that the next page has, and what is tapped. */
interface Side {
  readonly url: string
  readonly ready: string
  readonly target: (page: Page) => Locator
  readonly arrived: string
}

/** Milliseconds since the page was requested, or since the tap; `blocked` adds each long task's time above 50, and `scripts` is in bytes. */
interface Times {
  readonly painted: number
  readonly ready: number
  readonly tapped: number
  readonly blocked: number
  readonly shifted: number
  readonly scripts: number
}

/** The page's own account of its times. */
interface Watch {
  blocked: number
  shifted: number
}

const limit = { timeout: 120_000 }

const sides: Record<'home' | 'floor', Side> = {
  home: {
    url: `${app}/`,
    ready: '[role=button][aria-label^="Today’s specials"]',
    target: (page) => page.getByRole('button', { name: /sold.* min.*Min ¥/ }).first(),
    // A control of a dish; the heart says “Add to favourites”.
    arrived: ':is([aria-label^="Add "]:not([aria-label$="favourites"]), [aria-label^="Options of "])',
  },
  floor: {
    url: `${floor}/`,
    ready: '#hello',
    target: (page) => page.locator('#hello'),
    arrived: '#next',
  },
}

/** A cold window of a slow phone: a fourth of the processor, 1.6 Mbit/s down and 150 ms to the server. */
async function slowPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const bytes = (1.6 * 1024 * 1024) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    localStorage.setItem('language', JSON.stringify({ data: 'en' }))
    const watch: Watch = { blocked: 0, shifted: 0 }
    Object.assign(window, { watch })
    // No function with a name: the loader of TypeScript calls a helper for those, which the page does not have.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.blocked += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watch.shifted += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { page, session }
}

/** Source of the page's function `look`: it repeats in each frame until an element is laid out, and resolves with the time since `since`. */
const looking = (selector: string): string => `const look = () =>
  document.querySelector(${JSON.stringify(selector)})?.getClientRects().length
    ? resolve(performance.now() - since)
    : requestAnimationFrame(look)`

/**
 * Time at which an element is first laid out, by the page's clock: Playwright's waiting asks at growing intervals of up to half a second.
 */
async function seen(session: CDPSession, selector: string): Promise<number> {
  const expression = `new Promise((resolve) => { let since = 0; ${looking(selector)}; look() })`
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  return Number(result.value)
}

/**
 * Promise of the time from the next click to an element, which the page itself looks for from the click on: a look that is asked for after
 * the click waits for Playwright's click to end and for the page's tasks before it.
 */
const untilArrived = (selector: string): string => `new Promise((resolve) => {
  let since = 0
  ${looking(selector)}
  addEventListener('click', () => { since = performance.now(); requestAnimationFrame(look) }, { capture: true, once: true })
})`

/**
 * Waits until for a second and a half no request has ended and no picture is under way. Playwright's own waiting for that ends at once when the page was idle
 * before, so that the pictures and the code which scrolling and idleness ask for would share the line with the tap's answers.
 */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    let [seen, since] = [-1, 0]
    const look = () => {
      const { length } = performance.getEntriesByType('resource')
      const isLoading = [...document.images].some(({ src, complete }) => src !== '' && !complete)
      if (length !== seen || isLoading) [seen, since] = [length, performance.now()]
      if (performance.now() - since > 1500) resolve()
      else setTimeout(look, 50)
    }
    look()
  })`)
}

async function measured(browser: Browser, side: Side): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  try {
    const { page, session } = await slowPage(context)
    await page.goto(side.url, { waitUntil: 'commit' })
    const ready = await seen(session, side.ready)
    await page.waitForLoadState('networkidle')
    const start = await page.evaluate((until) => {
      const { blocked, shifted } = (window as unknown as { watch: Watch }).watch
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime <= until && name.split('?')[0]?.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        blocked,
        shifted,
        scripts,
      }
    }, ready)
    // In view beforehand: what comes with scrolling is not part of the tap.
    await side.target(page).scrollIntoViewIfNeeded(limit)
    await quiet(page)
    const arrival = await session.send('Runtime.evaluate', { expression: untilArrived(side.arrived) })
    await side.target(page).click(limit)
    const { objectId: promiseObjectId = '' } = arrival.result
    const { result } = await session.send('Runtime.awaitPromise', { promiseObjectId, returnByValue: true })
    return { ...start, ready, tapped: Number(result.value) }
  } finally {
    await context.close()
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

const times: Record<'home' | 'floor', Times[]> = { home: [], floor: [] }
const of = (side: 'home' | 'floor', field: keyof Times): number => median(times[side].map((one) => one[field]))
const kilobytes = (side: 'home' | 'floor'): string => (of(side, 'scripts') / 1024).toFixed(0)
const ratio = (name: string, one: number, other: number) => print(`${name}: ${(one / other).toFixed(2)}`)

/** Medians in milliseconds, for comparing runs on one machine. */
const line = (side: 'home' | 'floor'): string =>
  (['painted', 'ready', 'tapped', 'blocked'] as const)
    .map((field) => `${field} ${of(side, field).toFixed(0)}`)
    .join(', ')

async function main(): Promise<void> {
  const browser = await openBrowser()
  for (let round = 0; round < Number(values.repeat); round++) {
    times.floor.push(await measured(browser, sides.floor))
    times.home.push(await measured(browser, sides.home))
  }
  await browser.close()
  print(`home in ms: ${line('home')}`)
  print(`the floor in ms: ${line('floor')}`)
  ratio('home’s first paint to the floor’s ready', of('home', 'painted'), of('floor', 'ready'))
  ratio('home’s ready to the floor’s ready', of('home', 'ready'), of('floor', 'ready'))
  ratio('a tap on a store to its first dish, to the floor’s tap', of('home', 'tapped'), of('floor', 'tapped'))
  print(
    `home’s blocking time: ${of('home', 'blocked').toFixed(0)} ms, the floor’s ${of('floor', 'blocked').toFixed(0)} ms`,
  )
  print(`home’s layout shift: ${of('home', 'shifted').toFixed(3)}`)
  print(`home’s scripts until ready: ${kilobytes('home')} KB, the floor’s ${kilobytes('floor')} KB`)
}

void main()
