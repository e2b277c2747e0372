import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import type { CallName } from '@contract/calls'
import { answer } from '@/platform/navigation/pick'
import { drafts } from '@/state/base/drafts'
import { platform } from '../../tests/stand-ins/taro'
import { aStanceOf, errandFormAnswers, office } from './errand-form'
import { aGroupCart } from './group-cart'
import { aStayQuote, stayDays } from './hotels'
import { aMallQuote } from './mall'
import { aQuote } from './quotes'
import { aTableQuote } from './tables'
import type { View } from './view'
import { aPackage } from './vouchers'
import { renderScreen, settle, type Answers } from '.'

interface CheckOut {
  /** Its folder in `src`. */
  readonly screen: string
  /** The file in `src` that makes its `Checkout`; the model of the screen by default. */
  readonly by?: string
  readonly params?: Readonly<Record<string, string>>
  readonly answers?: Answers
  /** The call that quotes, and the answer to it with an id. */
  readonly quote: readonly [call: CallName, answer: (id: string) => unknown]
  readonly submit: CallName
  readonly fill?: (view: View) => Promise<void>
  readonly button: string
}

const phone = { phone: '13807556209', maskedPhone: '138****6209' }
const past = '2000-01-01T00:00:00.000Z'

const checkOuts: readonly CheckOut[] = [
  {
    screen: 'pages/hotel/confirm',
    params: { rate: 'r1', ...stayDays, rooms: '1', adults: '2' },
    answers: { 'user.phone': phone },
    quote: ['hotel.confirm', (id) => aStayQuote({ id })],
    submit: 'hotel.submit',
    fill: async (view) => {
      await view.write('Guest', 'Mia Lin')
      await view.tap(/^I agree to/)
    },
    button: 'Book now',
  },
  {
    screen: 'pages/shopding/confirm',
    params: { store: 's1', party: '2', at: '2030-02-15T10:00:00.000Z', seating: 'booth' },
    answers: { 'user.phone': phone },
    quote: ['reservation.confirm', (id) => aTableQuote({ id })],
    submit: 'reservation.submit',
    fill: async (view) => {
      await view.write('Name', 'Mia Lin')
      await view.tap(/^I agree to/)
    },
    button: 'Book table',
  },
  {
    screen: 'pages/order/confirm',
    params: { storeId: 's1' },
    answers: { 'cart.info': { baskets: [], count: 0 } },
    quote: ['order.confirm', (id) => aQuote({ id })],
    submit: 'order.submit',
    button: 'Place order',
  },
  {
    screen: 'pageshop/page/shoppingMall/confirm-order',
    by: 'features/mall/Confirm/model.ts',
    quote: ['order.confirm', (id) => aMallQuote({ id })],
    submit: 'order.submit',
    button: 'Place order (1)',
  },
  {
    screen: 'pages/group/package',
    params: { id: 'p1' },
    answers: { 'voucher.package': aPackage() },
    quote: ['voucher.confirm', (id) => ({ id, total: aPackage().price, expiresAt: past })],
    submit: 'voucher.submit',
    button: 'Buy now',
  },
  {
    screen: 'pages/group/confirm',
    params: { id: 'c1' },
    answers: { 'groupCart.detail': aGroupCart() },
    quote: ['groupCart.confirm', (quoteId) => ({ quoteId, components: [], total: 3900, coupons: [] })],
    submit: 'groupCart.lock',
    button: 'Lock and pay',
  },
  {
    screen: 'pagerun/pages/run-errands',
    by: 'pagerun/pages/run-errands/placing.ts',
    params: { kind: 'send' },
    answers: errandFormAnswers,
    quote: ['errand.orderStance', (id) => aStanceOf({ id, expiresAt: past })],
    submit: 'errand.submit',
    fill: async (view) => {
      await view.tap(/Where to send it/)
      await settle(() => answer('addressList', office.id))
      await view.tap('Papers')
      await settle(() => jest.advanceTimersByTime(500))
      await view.tap(/^I agree to/)
    },
    button: 'Place order',
  },
]

/** Sets new terms for what was placed, which are the same however often they are sent. */
const changeOfStay = 'features/stay/change-checkout.ts'

/** Hides the app, shows it again and passes the time after which a form looks whether its price has ended. */
async function leaveForAMoment(): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  await settle(() => jest.advanceTimersByTime(25_000))
}

beforeEach(() => {
  drafts.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('A check-out whose answer was lost', () => {
  it.each(checkOuts)('of $screen repeats its request after the return to the app', async (checkOut) => {
    const { screen, params = {}, answers, quote, submit, fill, button } = checkOut
    const { default: Screen } = jest.requireActual<{ default: ComponentType }>(`../${screen}`)
    const [call, quoted] = quote
    let asked = 0
    const quotes = { [call]: () => quoted(`q${++asked}`) } as Answers
    const { view, api } = await renderScreen(Screen, { params, signedIn: true, answers: { ...answers, ...quotes } })
    await fill?.(view)
    api.lose(submit)
    await view.tap(button)
    await leaveForAMoment()
    await view.tap(button)
    const [first, ...others] = api.calls(submit)
    expect(others).toEqual([first])
  })

  it('is tried wherever one is made', () => {
    const src = join(__dirname, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    )
    const making = files.filter((file) => readFileSync(join(src, file), 'utf8').includes('new Checkout('))
    const tried = checkOuts.map(({ screen, by = `${screen}/model.ts` }) => by)
    expect(making.sort()).toEqual([...tried, changeOfStay].sort())
  })
})
