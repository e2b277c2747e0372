import { violations } from '../support/axe'
import { addressOf, examples } from '../support/examples'
import { beginning, people, type Person } from '../support/person'
import { choosePicture } from '../support/steps'
import { findShop, type Shop } from '../support/shop'
import { Stage } from '../support/stage'
import type { RouteName } from '@/routes'

const stage = new Stage()

let ann: Person
let shop: Shop
let params: Awaited<ReturnType<typeof examples>>

beforeAll(async () => {
  ann = await stage.open({ phone: people.member })
  shop = await findShop(stage.url)
  params = await examples(ann.caller, shop)
})
beforeEach(() => ann.renew())
afterAll(() => ann.close())

/** Overlays of screens: the name, the screen, and the action that opens it. */
const sheets: readonly [name: string, screen: RouteName, open: () => Promise<unknown>][] = [
  ['the options of a dish', 'storeDetail', () => ann.tap(/^Options/)],
  ['the cart', 'storeDetail', () => ann.tap(ann.words.cart(1))],
  ['the offers', 'storeDetail', () => ann.tap(/offers?$/)],
  ['more of a store', 'storeDetail', () => ann.tap('More')],
  ['the sharing of a dish', 'goodsDetail', () => ann.tap('Share')],
  ['the filters', 'stores', () => ann.tap('Filter')],
  ['the times', 'confirm', () => ann.tap(beginning('Deliver now'))],
  ['the tableware', 'confirm', () => ann.tap(beginning('Tableware'))],
  ['what to do when it is sold out', 'confirm', () => ann.tap(beginning('If sold out'))],
  ['more of an order', 'orderDetail', () => ann.tap('More')],
  ['the reasons to cancel', 'orders', () => ann.tap(beginning('Cancel: '))],
  ['the regions', 'addressEdit', () => ann.tap(beginning('Region'))],
  ['a new tag', 'addressEdit', () => ann.tap('New tag')],
  ['the birthday', 'profile', () => ann.tap(beginning('Birthday'))],
  ['the kinds of accounts', 'withdrawAccounts', () => ann.tap('Link an account')],
  ['the pay password for an account', 'withdrawAccounts', () => ann.tap(/^Unlink/)],
  ['the order that feedback is about', 'feedback', () => ann.tap(beginning('About an order'))],
  ['the cropper', 'profile', () => choosePicture(ann)],
  ['the poster', 'invite', () => ann.tap('Make a poster')],
]

it.each(sheets)('%s should lie over its screen without barriers, and go away by Escape', async (_, screen, open) => {
  await ann.goto(addressOf(screen, params))
  await open()
  await ann.dialog.waitFor()
  await ann.settled()
  expect(await violations(ann.screen)).toEqual([])
  await ann.page.keyboard.press('Escape')
  await ann.dialog.waitFor({ state: 'detached' })
  expect(ann.faults).toEqual([])
})

it.each(sheets)('%s should go away by the browser’s Back, which keeps the screen', async (_, screen, open) => {
  // A screen that is not the first entry of the history: Back could leave it.
  await ann.goto()
  await ann.goto(addressOf(screen, params))
  await open()
  await ann.dialog.waitFor()
  const { hash } = new URL(ann.page.url())
  await ann.page.evaluate(() => window.history.back())
  await ann.dialog.waitFor({ state: 'detached' })
  expect(new URL(ann.page.url()).hash).toBe(hash)
  expect(ann.faults).toEqual([])
})

it('should ask for the pay password without barriers', async () => {
  await ann.goto(addressOf('pay', params))
  await ann.tap(/^Pay ¥/)
  await ann.isAt('Enter pay password')
  expect(await violations(ann.screen)).toEqual([])
})

it('should offer a friend the ways to pay without barriers', async () => {
  const ben = await stage.open({ phone: people.merchant })
  await ben.goto(addressOf('payForFriend', params))
  await ben.tap(/^Pay ¥/)
  await ben.dialog.getByRole('radio', { name: 'WeChat Pay' }).waitFor()
  expect(await violations(ben.screen)).toEqual([])
  await ben.close()
})

it('should ask for the agreement of somebody who logs in without barriers', async () => {
  const visitor = await stage.open()
  await visitor.goto(addressOf('loginPassword'))
  await visitor.fill('Phone number', people.member)
  await visitor.fill('Password', 'anything1')
  await visitor.tap('Log in')
  await visitor.dialog.getByRole('button', { name: 'Agree and log in' }).waitFor()
  expect(await violations(visitor.screen)).toEqual([])
  await visitor.close()
})

it('should ask a question without barriers, and take Escape for a no', async () => {
  await ann.goto(addressOf('settings'))
  await ann.tap('Log out')
  const question = ann.screen.getByRole('alertdialog', { name: 'Log out of this account?' })
  await question.waitFor()
  expect(await violations(ann.screen)).toEqual([])
  await ann.page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await ann.button('Log out').waitFor()
})

it('should take the browser’s Back for a no, and end a question with its screen', async () => {
  await ann.goto()
  await ann.goto(addressOf('settings'))
  const question = ann.page.getByRole('alertdialog', { name: 'Log out of this account?' })
  await ann.tap('Log out')
  await question.waitFor()
  await ann.page.evaluate(() => window.history.back())
  await question.waitFor({ state: 'detached' })
  await ann.tap('Log out')
  await question.waitFor()
  await ann.goto(addressOf('about'))
  await ann.isAt('About')
  expect(await question.count()).toBe(0)
})
