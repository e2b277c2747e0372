import type { RouteName } from '@/routes'
import { people } from '../support/person'
import type { App } from './host/app'
import { layoutFaults } from './host/faults'
import type { Name } from './host/visible'
import { Member } from './member'

let member: Member
let app: App | undefined

beforeAll(async () => {
  member = await Member.start()
})
afterEach(() => app?.close())
afterAll(() => member.stop())

/** Overlays of screens: the name, the screen, the taps that open it, and the words that close it. */
const sheets: readonly [name: string, screen: RouteName, taps: readonly Name[], out?: string][] = [
  ['the options of a dish', 'storeDetail', [/^Options/]],
  ['the cart', 'storeDetail', [/^Cart, 1 item/]],
  ['the question before the cart is emptied', 'storeDetail', [/^Cart, 1 item/, 'Empty cart'], 'Cancel'],
  ['the offers', 'storeDetail', [/offers?$/]],
  ['more of a store', 'storeDetail', ['More']],
  ['the sharing of a dish', 'goodsDetail', ['Share']],
  ['the filters', 'stores', ['Filter']],
  ['the times', 'confirm', [/^Deliver now/]],
  ['the tableware', 'confirm', [/^Tableware/]],
  ['what to do when it is sold out', 'confirm', [/^If sold out/]],
  ['the pay password', 'pay', [/^Pay ¥/], 'Forgot password?'],
  ['the question before one leaves unpaid', 'pay', ['Close'], 'Keep paying'],
  ['more of an order', 'orderDetail', ['More']],
  ['the reasons to cancel', 'orders', [/^Cancel: /]],
  ['the regions', 'addressEdit', [/^Region/]],
  ['the provinces', 'addressEdit', [/^Region/, 'Guangdong']],
  ['a new tag', 'addressEdit', ['New tag']],
  ['the birthday', 'profile', [/^Birthday/]],
  ['the order that feedback is about', 'feedback', [/^About an order/]],
  ['the question before one logs out', 'settings', ['Log out'], 'Stay'],
]

it.each(sheets)('lays out %s with all that it shows in its place', async (_, screen, taps, out = 'Close') => {
  const opened = (app = member.open(screen))
  const ways = () => opened.names.filter((name) => name === out).length
  await opened.settle()
  const before = ways()
  for (const name of taps) await opened.tap(name)
  await opened.until(`a way out by ${out}`, () => ways() > before)
  await opened.settle()
  expect(layoutFaults(opened.root)).toEqual([])
  await opened.tap(out)
  await opened.until('the screen alone', () => ways() === before)
  expect(opened.errors).toEqual([])
})

it.each(sheets)(
  'closes %s by the back button of the phone, and keeps the screen',
  async (_, screen, taps, out = 'Close') => {
    const opened = (app = member.open(screen))
    const ways = () => opened.names.filter((name) => name === out).length
    await opened.settle()
    const before = ways()
    for (const name of taps) await opened.tap(name)
    await opened.until(`a way out by ${out}`, () => ways() > before)
    opened.back()
    await opened.until('what it lay over', () => ways() === before)
    expect(opened.errors).toEqual([])
  },
)

it('lays out the agreement that is asked for with all that it shows in its place', async () => {
  app = member.open('loginPassword')
  await app.type('Phone number', people.member)
  await app.type('Password', 'anything1')
  await app.tap('Log in')
  await app.see('Agree and log in')
  await app.settle()
  expect(layoutFaults(app.root)).toEqual([])
  expect(app.errors).toEqual([])
})

it('closes a sheet by the back button of the phone, and keeps the screen', async () => {
  const opened = (app = member.open('stores'))
  await opened.tap('Filter')
  await opened.until('the sheet', () => opened.names.includes('Close'))
  opened.back()
  await opened.until('the stores alone', () => !opened.names.includes('Close'))
  expect(opened.texts).toContain('All stores')
  expect(opened.errors).toEqual([])
})

it('goes back from a screen that lies over an open sheet', async () => {
  const opened = (app = member.open('pay'))
  await opened.tap(/^Pay ¥/)
  await opened.tap('Forgot password?')
  await opened.see('Pay password')
  opened.back()
  await opened.see('Enter pay password')
  expect(opened.errors).toEqual([])
})
