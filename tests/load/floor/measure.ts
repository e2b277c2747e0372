import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { openBrowser } from '../../support/browser'
import { print } from '../support/report'

/** `node --import tsx tests/load/floor/measure.ts APP FLOOR [--repeat=5]`: home beside the floor, both at an address where they are served. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { repeat: { type: 'string', default: '5' } },
})
const [app = 'http://127.0.0.1:8080', floor = 'http://127.0.0.1:8090'] = positionals

/** One of the two sides: waits until its page is ready, taps, and waits until the next page has arrived. */
interface Side {
  readonly url: string
  readonly ready: (page: Page) => Promise<unknown>
  readonly tap: (page: Page) => Promise<void>
  readonly arrived: (page: Page) => Promise<unknown>
}

/** Milliseconds since the page was requested, or since the tap; `blocked` adds each long task's time above 50, and `scripts` is in bytes. */
interface Times {
  readonly painted: number
  readonly ready: number
  readonly tapped: number
  readonly blocked: number
  readonly scripts: number
}

const limit = { timeout: 120_000 }

const sides: Record<'home' | 'floor', Side> = {
  home: {
    url: `${app}/`,
    ready: (page) => page.getByText('Today’s specials').first().waitFor(limit),
    tap: (page) =>
      page
        .getByRole('button', { name: /sold.* min.*Min ¥/ })
        .first()
        .click(limit),
    arrived: (page) => page.getByRole('button', { name: /^Add / }).first().waitFor(limit),
  },
  floor: {
    url: `${floor}/`,
    ready: (page) => page.locator('#hello').waitFor(limit),
    tap: (page) => page.locator('#hello').click(limit),
    arrived: (page) => page.locator('#next').waitFor(limit),
  },
}

/** A cold window of a slow phone: a fourth of the processor, 1.6 Mbit/s down and 150 ms to the server. */
async function slowPage(context: BrowserContext): Promise<Page> {
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
    const watched = window as unknown as { blocked: number; tapped: number }
    watched.blocked = 0
    addEventListener('click', () => (watched.tapped = performance.now()), true)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.blocked += Math.max(0, duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  return page
}

async function measured(browser: Browser, side: Side): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  try {
    const page = await slowPage(context)
    const asked = Date.now()
    await page.goto(side.url, { waitUntil: 'commit' })
    await side.ready(page)
    const ready = Date.now() - asked
    const { painted, blocked, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      blocked: (window as unknown as { blocked: number }).blocked,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.split('?')[0]?.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }))
    await page.waitForLoadState('networkidle')
    await side.tap(page)
    await side.arrived(page)
    const tapped = await page.evaluate(() => performance.now() - (window as unknown as { tapped: number }).tapped)
    return { painted, ready, tapped, blocked, scripts }
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

async function main(): Promise<void> {
  const browser = await openBrowser()
  for (let round = 0; round < Number(values.repeat); round++) {
    times.floor.push(await measured(browser, sides.floor))
    times.home.push(await measured(browser, sides.home))
  }
  await browser.close()
  ratio('home’s first paint to the floor’s ready', of('home', 'painted'), of('floor', 'ready'))
  ratio('home’s ready to the floor’s ready', of('home', 'ready'), of('floor', 'ready'))
  ratio('a tap on a store to its first dish, to the floor’s tap', of('home', 'tapped'), of('floor', 'tapped'))
  print(
    `home’s blocking time: ${of('home', 'blocked').toFixed(0)} ms, the floor’s ${of('floor', 'blocked').toFixed(0)} ms`,
  )
  print(`home’s scripts until ready: ${kilobytes('home')} KB, the floor’s ${kilobytes('floor')} KB`)
}

void main()
