import { cleanup, fireEvent, within } from '@testing-library/react'
import { token } from '@/platform/session/token'
import { answer } from '@/platform/navigation/pick'
import { drafts } from '@/state/base/drafts'
import { renderScreen, settle, type Answers } from '@/testing'
import { aStanceOf, anErrandQuote, errandFormAnswers as answers, home, office } from '@/testing/errand-form'
import RunErrands from '.'

type Given = { kind?: string; answers?: Answers; signedIn?: boolean; language?: 'en' | 'zh' }

const opened = async ({ kind = 'send', answers: more, ...rest }: Given = {}) =>
  renderScreen(RunErrands, { params: { kind }, signedIn: true, answers: { ...answers, ...more }, ...rest })
type Opened = Awaited<ReturnType<typeof opened>>

/** Passes the time for which a pause in choosing is waited for. */
const debounced = () => settle(() => jest.advanceTimersByTime(500))

/** Fills in papers for the office. */
async function papers({ view }: Opened) {
  await view.tap(/Where to send it/)
  await settle(() => answer('addressList', office.id))
  await view.tap('Papers')
  await debounced()
}

beforeEach(() => {
  drafts.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('quotes what is filled in, and places it at that price', async () => {
  const screen = await opened({
    answers: { 'errand.submit': { orderId: 'o9', total: 1200, payBefore: '2099-01-01T00:00:00.000Z' } },
  })
  const { view, api } = screen
  expect(view.getByText('Fill in the rest to see the price.')).toBeVisible()
  await papers(screen)
  expect(api.calls('errand.orderStance')).toEqual([
    expect.objectContaining({
      errandKind: 'send',
      pickupAddressId: home.id,
      deliveryAddressId: office.id,
      itemType: 'documents',
    }),
  ])
  expect(view.getByText('Distance (3.2 km)')).toBeVisible()
  await view.tap('I agree to the Price Guarantee Agreement')
  await view.tap('Place order')
  expect(api.calls('errand.submit')).toMatchObject([{ quoteId: anErrandQuote().id, agreed: true, images: [] }])
  expect(view.path).toBe('pages/order/pay/index')
  expect((await opened()).view.getByText('Where to send it?')).toBeVisible()
})

it('says what is missing, and places nothing', async () => {
  const { view, api } = await opened({ kind: 'buy' })
  await view.tap('Place order')
  expect(view.getByText('Enter what to buy')).toBeVisible()
  expect(view.getByText('Enter the estimated cost of the goods')).toBeVisible()
  expect(view.getByText('Read and agree to the Price Guarantee Agreement')).toBeVisible()
  expect(api.calls('errand.submit')).toEqual([])
})

it('takes what goods cost up to the maximum', async () => {
  const { view, api } = await opened({ kind: 'buy' })
  await view.write('What should the rider buy?', 'Flowers')
  await view.tap(/Goods cost/)
  await view.write('Amount', '2000.01')
  await view.tap('Done')
  expect(view.getByText('The price is above the maximum of ¥2,000')).toBeVisible()
  await view.write('Amount', '96')
  await view.tap('Done')
  await debounced()
  expect(api.calls('errand.orderStance')).toMatchObject([{ product: 'Flowers', estimate: 9600, shop: null }])
})

it('says before the order that perishable goods do not come back, where a purchase names a type', async () => {
  const { view, api } = await opened({ kind: 'buy' })
  const types = within(view.getByRole('group', { name: 'Item type' }))
  const flowers = types.getByRole('button', { name: 'Flowers' })
  const notBack = 'Can’t be returned if no one’s there'
  expect(view.queryByText(notBack)).toBeNull()
  await settle(() => fireEvent.click(flowers))
  expect(view.getByText(notBack)).toBeVisible()
  await view.write('What should the rider buy?', 'Roses')
  await view.tap(/Goods cost/)
  await view.write('Amount', '96')
  await view.tap('Done')
  await debounced()
  expect(api.calls('errand.orderStance').at(-1)).toMatchObject({ itemType: 'flowers' })
  await settle(() => fireEvent.click(flowers))
  await debounced()
  expect(view.queryByText(notBack)).toBeNull()
  expect(api.calls('errand.orderStance').at(-1)).not.toHaveProperty('itemType')
})

it('shows a refusal where it belongs, and places no order meanwhile', async () => {
  const screen = await opened()
  screen.api.fail('errand.orderStance', 'errandAddressesEqual')
  await papers(screen)
  expect(screen.view.getAllByText('Pickup and delivery addresses must differ')).not.toHaveLength(0)
  expect(screen.view.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true')
})

it('waits for a way that is still worked out, and asks again for one that failed', async () => {
  const screen = await opened({ answers: { 'errand.orderStance': { route: { state: 'calculating' }, quote: null } } })
  const { api, view } = screen
  await papers(screen)
  expect(view.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true')
  api.answer('errand.orderStance', { route: { state: 'failed' }, quote: null })
  await settle(() => jest.advanceTimersByTime(1000))
  expect(view.getByText('Couldn’t work out the route.')).toBeVisible()
  api.answer('errand.orderStance', aStanceOf())
  await view.tap('Try again')
  expect(view.getByText('Distance (3.2 km)')).toBeVisible()
})

it('throws an answer away that is to what was changed since', async () => {
  const screen = await opened()
  const { api, view } = screen
  const held = api.hold('errand.orderStance')
  await papers(screen)
  api.answer('errand.orderStance', aStanceOf({ total: 1700 }))
  await view.tap('¥5')
  await debounced()
  await settle(() => held.deliver(1))
  await settle(() => held.deliver(0))
  expect(view.getByText(/17/)).toBeVisible()
})

it('continues by itself when a quote has expired at the same amount, and shows a different amount', async () => {
  const screen = await opened()
  const { api, view } = screen
  await papers(screen)
  await view.tap('I agree to the Price Guarantee Agreement')
  api.fail('errand.submit', 'quoteChanged')
  api.answer('errand.orderStance', aStanceOf({ id: '018f0000-0000-7000-8000-0000000000e2', total: 1500 }))
  await view.tap('Place order')
  expect(view.getByText(/¥12.00 → ¥15.00/)).toBeVisible()
  await view.tap('Got it')
  api.fail('errand.submit', 'quoteExpired')
  await view.tap('Place order')
  const [first, second] = [anErrandQuote().id, '018f0000-0000-7000-8000-0000000000e2']
  expect(api.calls('errand.submit')).toMatchObject([first, second, second].map((quoteId) => ({ quoteId })))
})

it('keeps a draft of each kind, also over a restart', async () => {
  const { view } = await opened({ kind: 'buy' })
  await view.write('What should the rider buy?', 'Two lemons')
  await view.tap('Send')
  await view.tap('Flowers')
  await view.tap('Buy for me')
  expect(view.getByLabel('What should the rider buy?')).toHaveValue('Two lemons')
  cleanup()
  const again = await opened({ kind: 'buy' })
  expect(again.view.getByLabel('What should the rider buy?')).toHaveValue('Two lemons')
})

it('asks a visitor to log in, and continues with what was written', async () => {
  const { view, api } = await opened({ kind: 'buy', signedIn: false })
  await view.write('What should the rider buy?', 'Two lemons')
  expect(view.getByText('Log in to see the price and to order.')).toBeVisible()
  expect(api.calls('errand.orderStance')).toEqual([])
  await settle(() => token.set('token-of-a-login'))
  expect(view.getByLabel('What should the rider buy?')).toHaveValue('Two lemons')
})

it('lets go of a coupon that cannot be used any more', async () => {
  const screen = await opened({ answers: { 'errand.orderStance': aStanceOf({ usableCoupons: 1 }) } })
  const { api, view } = screen
  await papers(screen)
  await view.tap('Red envelope, 1 available')
  api.answer('errand.orderStance', ({ couponIds }: { couponIds?: string[] }) =>
    aStanceOf({ total: couponIds ? 900 : 1200 }),
  )
  await settle(() => answer('couponPicker', { couponIds: ['c1'] }))
  await debounced()
  expect(api.calls('errand.orderStance').at(-1)).toMatchObject({ couponIds: ['c1'] })
  api.fail('errand.orderStance', 'couponUnavailable')
  await view.tap('¥2')
  await debounced()
  api.answer('errand.orderStance', aStanceOf())
  await debounced()
  expect(api.calls('errand.orderStance').at(-1)).not.toHaveProperty('couponIds')
})

it('asks again for the terms after a failure', async () => {
  const { api, view } = await opened({ answers: { 'errand.tipsConfig': undefined as never } })
  api.answer('errand.tipsConfig', { amounts: [200], most: 200_00 })
  await view.tap('Try again')
  expect(view.getByText('Weight')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({ kind: 'buy', language: 'zh' })
  expect(view.getByLabel('需要骑手买什么？')).toBeVisible()
})
