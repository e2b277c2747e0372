import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { orderList } from '@contract/calls/order'
import { articleColumnList } from '@contract/calls/article'
import { addressList } from '@contract/calls/address'
import { storeList } from '@contract/calls/store'
import { type Language, languages } from '@contract/settings'
import { pathOfRoute, routeNames, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { openBrowser } from '../support/browser'
import { people, Person } from '../support/person'
import { type Server, startServer } from '../support/server'

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

let server: Server
let browser: Browser
let params: Record<string, Record<string, string>>

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  params = await examples()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Parameters for the screens that want some, from what the demo's member has. */
async function examples(): Promise<Record<string, Record<string, string>>> {
  const ann = await Person.open(browser, server.url, { phone: people.member })
  const caller = new TestCaller(server.url).as(ann.token ?? '')
  await ann.close()
  const [orders, stores, articles, addresses] = [
    await caller.call(orderList, {}),
    await caller.call(storeList, {}),
    await caller.call(articleColumnList, {}),
    await caller.call(addressList, {}),
  ]
  const id = (items: readonly { id: string }[]) => items[0]?.id ?? ''
  return {
    storeDetail: { id: id(stores.items) },
    confirm: { storeId: id(stores.items) },
    pay: { orderId: id(orders.items) },
    paySuccess: { orderId: id(orders.items) },
    orderDetail: { id: id(orders.items) },
    article: { id: id(articles.items) },
    addressEdit: { id: id(addresses.items) },
  }
}

const addressOf = (name: (typeof routeNames)[number]): string => {
  const query = new URLSearchParams(params[name] ?? {}).toString()
  return `${pathOfRoute(routes[name])}${query ? `?${query}` : ''}`
}

interface Violation {
  id: string
  impact: string
  nodes: { html: string }[]
}

async function violations(person: Person): Promise<string[]> {
  await person.page.evaluate(axe)
  const found = await person.page.evaluate(async () => {
    const page = [...document.querySelectorAll<HTMLElement>('.taro_page')]
      .filter((each) => each.offsetParent !== null)
      .pop()
    const { run } = (window as unknown as { axe: { run: (root: unknown) => Promise<{ violations: unknown[] }> } }).axe
    return (await run(page ?? document)).violations
  })
  return (found as Violation[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Words that only the other language has. */
const foreign: Record<Language, RegExp> = {
  en: /[\u4e00-\u9fff]{2,}/,
  zh: /\b(Loading|Retry|Cancel|Confirm|Home|Orders)\b/,
}

describe.each(languages)('every screen in %s', (language) => {
  it.each(routeNames)('%s should open by its address and again after a refresh, without faults', async (name) => {
    const ann = await Person.open(browser, server.url, { language, phone: people.member })
    await ann.goto(addressOf(name))
    await ann.page.waitForLoadState('networkidle')
    const before = (await ann.screen.innerText()).trim()
    expect(before).not.toBe('')
    expect(await violations(ann)).toEqual([])
    await ann.page.reload()
    await ann.page.waitForLoadState('networkidle')
    expect((await ann.screen.innerText()).trim()).not.toBe('')
    expect(ann.faults).toEqual([])
    await ann.close()
  })

  it.each(routeNames)('%s should speak one language and fit in 320 pixels', async (name) => {
    const ann = await Person.open(browser, server.url, { language, phone: people.member, width: 320 })
    await ann.goto(addressOf(name))
    await ann.page.waitForLoadState('networkidle')
    const words = (await ann.screen.innerText()).replace(/邻里|中文|English|简体中文/g, '')
    expect(foreign[language].exec(words)?.[0]).toBeUndefined()
    const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await ann.close()
  })
})
