import { type Language, languages } from '@contract/settings'
import { openBrowser } from '../support/browser'
import { addressOf } from '../support/examples'
import { fillCart } from '../support/orders'
import { people, Person } from '../support/person'
import { findShop, type Shop } from '../support/shop'
import { layoutFaults } from '../support/layout-faults'
import { Stage } from '../support/stage'
import { sweep } from '../support/sweep'
import { textFaults } from '../support/text-faults'

/** The screens of a user who has chosen text of twice the usual size. */
const stage = new Stage({ DEMO_AUTOPILOT: 'off' }, 32)

const rem = ({ page }: Person): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

async function faults(ann: Person): Promise<string[]> {
  await ann.settled()
  return textFaults(ann.screen)
}

sweep(stage, { width: 375, height: 812 }, async (person) => {
  expect([...(await textFaults(person.screen)), ...(await layoutFaults(person.screen))]).toEqual([])
  expect(await rem(person)).toBe(40)
})

describe.each(languages)('text at 200 % in %s', (language: Language) => {
  let ann: Person
  let shop: Shop

  beforeAll(async () => {
    ann = await stage.open({ language, phone: people.member })
    shop = await findShop(stage.url, language)
    await fillCart(ann.caller, shop)
  })
  beforeEach(() => ann.renew())
  afterAll(() => ann.close())

  it('should be read in full in the options of a dish and in the cart', async () => {
    await ann.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
    await ann.tap(ann.words.options(shop.dish.name))
    await ann.dialog.waitFor()
    expect(await faults(ann)).toEqual([])
    await ann.renew()
    await ann.goto(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
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
        expect(size.width < 320 ? found : found.filter((fault) => !fault.startsWith('shortened'))).toEqual([])
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
