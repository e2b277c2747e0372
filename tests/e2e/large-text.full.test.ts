import { type Language, languages } from '@contract/settings'
import type { RouteName } from '@/routes'
import { openBrowser } from '../support/browser'
import { addressOf, examples } from '../support/examples'
import { people, Person } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import { textFaults } from '../support/text-faults'

/** A user who has chosen text of twice the usual size. */
const stage = new Stage({}, 32)

const rem = ({ page }: Person): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

async function faults(ann: Person): Promise<string[]> {
  await ann.settled()
  return textFaults(ann.screen)
}

const plain: readonly RouteName[] = [
  'home',
  'orderFood',
  'orders',
  'my',
  'search',
  'addressEdit',
  'storeDetail',
  'confirm',
  'coupons',
  'member',
]
const further: readonly RouteName[] = ['orderDetail', 'pay', 'goodsDetail']

describe.each(languages)('text at 200 % in %s', (language: Language) => {
  let ann: Person
  let shop: Shop
  let params: Awaited<ReturnType<typeof examples>>

  beforeAll(async () => {
    ann = await stage.open({ language, phone: people.member })
    shop = await findShop(stage.url, language)
    params = await examples(ann.caller, shop)
  })
  beforeEach(() => ann.renew())
  afterAll(() => ann.close())

  it.each([...plain, ...further])('should be read in full on %s', async (name) => {
    await ann.goto(addressOf(name, params))
    expect(await faults(ann)).toEqual([])
    expect(await rem(ann)).toBe(40)
    expect(ann.faults).toEqual([])
  })

  it('should be read in full in the options of a dish and in the cart', async () => {
    await ann.goto(addressOf('storeDetail', params))
    await ann.tap(ann.words.options(shop.dish.name))
    await ann.dialog.waitFor()
    expect(await faults(ann)).toEqual([])
    await ann.renew()
    await ann.goto(addressOf('storeDetail', params))
    await ann.tap(/^(Cart, |购物车，)\d/)
    await ann.dialog.waitFor()
    expect(await faults(ann)).toEqual([])
  })

  it.each(['loginCode', 'register'] as const)('should be read in full on %s', async (name) => {
    const visitor = await stage.open({ language })
    await visitor.goto(addressOf(name))
    expect(await faults(visitor)).toEqual([])
    await visitor.close()
  })
})

describe('a zoomed page', () => {
  it('should grow on a phone and next to the column of a desktop, and keep captions at 10 px on a narrow phone', async () => {
    const browser = await openBrowser()
    try {
      const sizes = [
        // A phone of 375 px and a desktop of 1280 px at 200 %: half the pixels, each twice as large.
        { width: 188, height: 406 },
        { width: 640, height: 400 },
        { width: 320, height: 640 },
      ]
      for (const size of sizes) {
        const ann = await Person.open(browser, stage.url, size)
        await ann.goto()
        // Names that end in an ellipsis are as they are designed where rows do not wrap.
        const found = await faults(ann)
        expect(size.width < 320 ? found : found.filter((fault) => fault.startsWith('overlap'))).toEqual([])
        expect(await rem(ann)).toBeGreaterThanOrEqual(20)
        await ann.close()
      }
    } finally {
      await browser.close()
    }
  })
})

it('should show scenery, a code with the logo and the owner beside the column of a usual desktop', async () => {
  const browser = await openBrowser()
  try {
    const ann = await Person.open(browser, stage.url, { language: 'zh', width: 1280, height: 800 })
    await ann.goto()
    for (const part of ['left', 'right', 'mark', 'rights'])
      await ann.page.locator(`.desktop__${part}`).waitFor({ state: 'visible' })
    expect(await ann.page.locator('.desktop__rights').innerText()).toMatch(/^© \d{4} 邻里$/)
    await ann.close()
  } finally {
    await browser.close()
  }
})
