import { languages } from '@contract/settings'
import { routeNames } from '@/routes'
import { violations } from '../support/axe'
import { addressOf, examples } from '../support/examples'
import { foreignTexts } from '../support/foreign'
import { people, type Person } from '../support/person'
import { findShop } from '../support/shop'
import { Stage } from '../support/stage'

const stage = new Stage()

const failure = /Couldn’t load|加载失败|Something went wrong|出错了/

/** Waits until nothing is asked for any more, and answers what the screen says then. */
async function settled(ann: Person): Promise<string> {
  await ann.settled()
  return (await ann.screen.innerText()).trim()
}

async function refreshed(ann: Person): Promise<void> {
  await ann.page.reload()
  const again = await settled(ann)
  expect(again).not.toBe('')
  expect(again).not.toMatch(failure)
}

describe.each(languages)('every screen in %s', (language) => {
  let ann: Person
  let params: Awaited<ReturnType<typeof examples>>

  beforeAll(async () => {
    ann = await stage.open({ language, phone: people.member })
    params = await examples(ann.caller, await findShop(stage.url, language))
  })
  beforeEach(() => ann.renew())
  afterAll(() => ann.close())

  it.each(routeNames)('%s should open by its address and again after a refresh', async (name) => {
    await ann.goto(addressOf(name, params))
    const said = await settled(ann)
    expect(said).not.toBe('')
    expect(said).not.toMatch(failure)
    expect(await foreignTexts(ann.screen, language)).toEqual([])
    expect(await violations(ann.screen)).toEqual([])
    await ann.page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(ann)).toBeLessThanOrEqual(0)
    // The result of a refresh is the same in all languages.
    if (language === languages[0]) await refreshed(ann)
    expect(ann.faults).toEqual([])
  })
})

/** Pixels by which the page exceeds its window. */
const overflow = ({ page }: Person): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('a visitor', () => {
  let ann: Person
  beforeAll(async () => {
    ann = await stage.open()
  })
  afterAll(() => ann.close())

  // There is one gate, held to each screen by src/components/frame/Screen/gate.test.tsx.
  it('should be sent to log in by the address of a screen that is somebody’s own', async () => {
    await ann.goto(addressOf('wallet'))
    await ann.isAt('Log in with a code')
    expect(ann.faults).toEqual([])
  })
})
