import type { Page } from 'playwright-core'
import type { Person } from '../support/person'
import { people } from '../support/person'
import { Stage } from '../support/stage'
import { languagesOf } from '../support/suite'

const stage = new Stage()

const wordsOfHome = { en: 'Stores near you', zh: '附近好店' }

function callsOf({ page }: Person): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(v1|api)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Layout shift without user input; 0 is none. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1000)
      }),
  )

it.each(languagesOf('en'))('should have home ready without a call when a visitor comes back (%s)', async (language) => {
  const ann = await stage.open({ language })
  await ann.goto()
  await ann.sees(wordsOfHome[language])
  const calls = callsOf(ann)
  await ann.page.reload()
  await ann.sees(wordsOfHome[language])
  await ann.page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(await ann.page.locator('#first-paint').count()).toBe(0)
  await ann.close()
})

it('should ask for itself when somebody is signed in', async () => {
  const ann = await stage.open({ phone: people.member })
  const calls = callsOf(ann)
  await ann.goto()
  await ann.page.waitForLoadState('networkidle')
  expect(calls).toContain('/v1/store.list')
  await ann.close()
})

it('should draw home’s boxes before any script has come, and move nothing afterwards', async () => {
  const ann = await stage.open()
  await ann.goto()
  const { page } = ann
  await page.route('**/js/*', (route) => new Promise((resolve) => setTimeout(() => resolve(route.continue()), 800)))
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#first-paint').waitFor()
  await ann.sees('Stores near you')
  expect(await shiftOf(page)).toBeLessThan(0.05)
  await ann.close()
})

it('should not draw home’s boxes for another screen', async () => {
  const ann = await stage.open()
  await ann.goto('pages/search/index')
  expect(await ann.page.locator('#first-paint').count()).toBe(0)
  await ann.close()
})
