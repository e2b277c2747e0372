import { within } from '@testing-library/react'
import type { Quote } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { renderScreen, settle, type Answers } from '@/testing'
import { anAddress } from '@/testing/address'
import { aQuote } from '@/testing/quotes'
import { aSession, aUser } from '@/testing/user'
import { answer } from '@/platform/navigation/pick'
import { token } from '@/platform/session/token'
import { drafts } from '@/state/base/drafts'
import { platform } from '../../../../tests/stand-ins/taro'
import Confirm from '.'
import { KeptChoices } from './kept-choices'

beforeEach(() => drafts.clear())

const placed = { orderId: 'o1', orderIds: ['o1'], total: 3200, payBefore: '2026-01-01T04:25:00Z' }

/** Returns a quote for the requested choices. */
const quoted = ({ fulfilment, deliverAt, addressId }: Partial<Quote> & { addressId?: string }): Quote =>
  aQuote({
    fulfilment,
    deliverAt,
    address: fulfilment === 'pickup' ? null : anAddress(addressId ? { id: addressId } : {}),
  })

const opened = (answers: Answers = {}) =>
  renderScreen(Confirm, {
    params: { storeId: 's1' },
    signedIn: true,
    answers: { 'order.confirm': quoted, 'order.submit': placed, 'cart.info': { baskets: [], count: 0 }, ...answers },
  })

const submitted = (api: { calls: (name: 'order.submit') => unknown[] }) =>
  api.calls('order.submit') as { quoteId: string; idempotencyKey: string; pickupPhone?: string }[]

/** Simulates a result of the opened screen and the return to this one. */
async function answered(give: () => Promise<void>): Promise<void> {
  platform.fire('useDidHide')
  await settle(give)
  await settle(() => platform.fire('useDidShow'))
}

it('shows where the order goes, what it costs and what is saved', async () => {
  const { view } = await opened()
  expect(view.getByText('Bldg 3, Rm 1602')).toBeVisible()
  expect(view.getByText('Beef noodles')).toBeVisible()
  expect(view.getByText('Saved ¥2.00')).toBeVisible()
  expect(view.queryByText(/You save/)).toBeNull()
  expect(view.getByRole('tab', { name: /^Delivery/ })).toHaveAttribute('aria-selected', 'true')
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(Confirm, { params: { storeId: 's1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.confirm', aQuote())
  await view.tap('Try again')
  expect(view.getByText('Beef noodles')).toBeVisible()
})

it('has nothing to order from an empty basket', async () => {
  const { view, api } = await renderScreen(Confirm, { params: { storeId: 's1' }, signedIn: true })
  api.fail('order.confirm', 'cartEmpty')
  await view.tap('Try again')
  expect(view.getByText('Nothing to check out')).toBeVisible()
  expect(view.queryByText('Place order')).toBeNull()
})

it('places one order however often it is pressed, and continues to the payment', async () => {
  const { view, api, root } = await opened()
  await settle(() => root.keep(KeptChoices).choose({ remark: 'Less salt', tableware: 2 }))
  const button = view.getByRole('button', { name: 'Place order' })
  await settle(() => {
    button.click()
    button.click()
  })
  expect(submitted(api)).toHaveLength(1)
  expect(submitted(api)[0]).toMatchObject({ quoteId: aQuote().id, remark: 'Less salt', tableware: 2, hideNumber: true })
  expect(view.path).toBe('pages/order/pay/index')
})

it('asks with the same key when the answer was lost, and with a new one after a refusal', async () => {
  const { view, api } = await opened()
  api.break('order.submit', 504)
  await view.tap('Place order')
  api.fail('order.submit', 'soldOut')
  await view.tap('Place order')
  expect(view.toast).toBe('The product is out of stock')
  api.answer('order.submit', placed)
  await view.tap('Place order')
  const [lost, refused, done] = submitted(api).map(({ idempotencyKey }) => idempotencyKey)
  expect(refused).toBe(lost)
  expect(done).not.toBe(lost)
})

it('shows what changed, and stays', async () => {
  const { view, api } = await opened()
  api.fail('order.submit', 'quoteChanged')
  const dearer = aQuote({ id: 'c2', lines: [{ ...aQuote().lines[0], price: 3100 }], total: 3400 })
  api.answer('order.confirm', dearer)
  await view.tap('Place order')
  expect(view.getByRole('alertdialog', { name: 'The order has changed' })).toHaveTextContent(
    'Beef noodles ¥29.00 → ¥31.00; Total ¥32.00 → ¥34.00',
  )
  expect(view.path).toBe('pages/tab/home/index')
})

it('says that the basket has changed elsewhere, and shows it as it is', async () => {
  const { view, api } = await opened()
  api.fail('order.submit', 'cartChanged')
  api.answer('order.confirm', aQuote({ id: 'c2', lines: [{ ...aQuote().lines[0], name: 'Cold noodles' }] }))
  await view.tap('Place order')
  expect(view.toast).toBe('Your cart has changed. Check it again')
  expect(view.getByText('Cold noodles')).toBeVisible()
  api.fail('order.submit', 'cartChanged')
  api.fail('order.confirm', 'cartEmpty')
  await view.tap('Place order')
  expect(view.getByText('Nothing to check out')).toBeVisible()
  expect(view.path).toBe('pages/tab/home/index')
})

it('quotes again in silence when the quote is too old, and places the order', async () => {
  const { view, api } = await opened()
  api.fail('order.submit', 'quoteExpired')
  api.answer('order.confirm', () => {
    api.answer('order.submit', placed)
    return aQuote({ id: 'fresh' })
  })
  await view.tap('Place order')
  expect(submitted(api).map(({ quoteId }) => quoteId)).toEqual([aQuote().id, 'fresh'])
  expect(view.toast).toBe('')
  expect(view.path).toBe('pages/order/pay/index')
})

it('says what stands in the way and lets nothing be placed', async () => {
  const message = 'The store is closed'
  const { view, api } = await opened({
    'order.confirm': aQuote({ blockers: [{ failure: 'storeClosed', message, goodsId: null }] }),
  })
  expect(view.getByRole('alert')).toHaveTextContent(message)
  await view.tap('Place order')
  expect(submitted(api)).toHaveLength(0)
})

it.each([
  ['addressRequired', 'Add address', 'pages/user/address/list/index'],
  ['outOfDeliveryRange', 'Change address', 'pages/user/address/list/index'],
  ['belowMinimumOrder', 'Add items', 'pages/store/detail/index'],
] as const)('leads to where %s can be mended', async (failure, button, path) => {
  const { view } = await opened({
    'order.confirm': aQuote({ blockers: [{ failure, message: 'Not yet', goodsId: null }] }),
  })
  expect(view.queryByText('Place order')).toBeNull()
  await view.tap(button)
  expect(view.path).toBe(path)
})

it('leads to the address book, and quotes for the address that is chosen there', async () => {
  const { view, api } = await opened({ 'order.confirm': aQuote({ address: null }) })
  await view.tap('Add a delivery address')
  expect(view.path).toBe('pages/user/address/list/index')
  api.answer('order.confirm', quoted)
  await answered(() => answer('addressList', 'a2'))
  expect(api.calls('order.confirm').pop()).toMatchObject({ addressId: 'a2' })
  expect(view.getByText('Bldg 3, Rm 1602')).toBeVisible()
})

it('keeps an answer that comes when the screen has been closed, for when it opens again', async () => {
  const { view, root } = await opened({ 'order.confirm': aQuote({ address: null }) })
  await view.tap('Add a delivery address')
  view.unmount()
  await settle(() => answer('addressList', 'a2'))
  expect(root.keep(KeptChoices).choices.addressId).toBe('a2')
})

it('lets a time be chosen, and lets go of one that is taken', async () => {
  // Noon, so that all times are on the same day.
  jest.useFakeTimers({
    now: new Date('2026-01-01T04:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const [soonest, early, late] = [30, 60, 75].map((minutes) =>
    new Date(Date.now() + minutes * 60_000).toISOString(),
  ) as [string, string, string]
  const { view, api } = await opened({
    'order.deliveryTimes': { soonest, utcOffset: 480, times: [early, late], utcOffsets: [480, 480] },
  })
  await view.tap(/^Deliver now/)
  await view.tap(formatClock(new Date(early)))
  expect(api.calls('order.confirm').pop()).toMatchObject({ deliverAt: early })
  api.fail('order.confirm', 'timeSlotUnavailable')
  await view.tap(/^Deliver at/)
  await view.tap(formatClock(new Date(late)))
  expect(api.calls('order.confirm').pop()).toMatchObject({ deliverAt: null })
  expect(view.toast).toBe('This time isn’t available. Choose another')
  jest.useRealTimers()
})

it('suggests the own number for self-pickup', async () => {
  const { view, api } = await opened({ 'user.phone': { phone: '13800000002', maskedPhone: '138****0002' } })
  await view.tap('Self-pickup')
  await view.tap(/^I have read/)
  await view.tap('Place order')
  expect(submitted(api)[0]).toMatchObject({ pickupPhone: '13800000002' })
})

it('needs a phone number and the agreement for self-pickup', async () => {
  const { view, api } = await opened()
  await view.tap('Self-pickup')
  expect(view.getByText('55 Wenxin Rd')).toBeVisible()
  await view.tap('Place order')
  expect(view.getByRole('alert')).toHaveTextContent('Enter a pickup phone number')
  await view.write('Phone number', '13912345678')
  await view.tap('Place order')
  expect(submitted(api)).toHaveLength(0)
  const sheet = within(view.getByRole('dialog', { name: 'One more thing' }))
  expect(sheet.getByRole('link', { name: 'In-store Service Agreement' })).toBeVisible()
  await settle(() => sheet.getByText('Agree and place order').click())
  await view.tap('Place order')
  expect(submitted(api)[0]).toMatchObject({ pickupPhone: '13912345678', agreed: true })
})

it('shows what it last knew when another quote fails', async () => {
  const { view, api } = await opened()
  api.break('order.confirm', 503)
  await view.tap('Self-pickup')
  expect(view.getByRole('tab', { name: /^Delivery/ })).toHaveAttribute('aria-selected', 'true')
  expect(view.getByText('Bldg 3, Rm 1602')).toBeVisible()
})

it('shows what the coupons take off, and leads to the choice between them', async () => {
  const coupons: Quote['coupons'] = [
    { slot: 'store', couponId: null, off: 0, usable: 2, claimable: 0 },
    { slot: 'envelope', couponId: 'e1', off: 500, usable: 1, claimable: 0 },
    { slot: 'delivery', couponId: null, off: 0, usable: 0, claimable: 0 },
  ]
  const used = { kind: 'envelope' as const, label: 'Weekly red envelope', amount: -500, original: null }
  const components = [...aQuote().components, used]
  const { view, api } = await opened({ 'order.confirm': aQuote({ coupons, components }) })
  expect(view.getByRole('button', { name: /^Store coupon ?2 available$/ })).toBeVisible()
  expect(view.queryByText('Delivery coupon')).toBeNull()
  await view.tap('Weekly red envelope, −¥5.00')
  expect(view.path).toBe('pages/order/envelope/index')
  expect(platform.pages.at(-1)?.params).toEqual({ quoteId: aQuote().id, chosen: 'e1' })
  await answered(() => answer('couponPicker', { couponIds: [] }))
  expect(api.calls('order.confirm').pop()).toMatchObject({ couponIds: [] })
})

it('counts the coupons that can be claimed for these goods where none can be used', async () => {
  const slots = { store: 1, envelope: 0, delivery: 1 }
  const coupons = aQuote().coupons.map((coupon) => ({ ...coupon, claimable: slots[coupon.slot] }))
  const { view, api } = await opened({ 'order.confirm': aQuote({ coupons }) })
  expect(api.calls('home.coupons')).toEqual([])
  expect(view.getByRole('button', { name: /^Store coupon ?1 to claim$/ })).toBeVisible()
  expect(view.getByRole('button', { name: /^Delivery coupon ?1 to claim$/ })).toBeVisible()
  expect(view.getByRole('button', { name: /Red envelope.*None available$/ })).toBeVisible()
})

it('lets go of coupons that cannot be used any more', async () => {
  const { view, api, root } = await opened()
  root.keep(KeptChoices).choose({ couponIds: ['e1'] })
  api.fail('order.confirm', 'couponUnavailable')
  await view.tap('Self-pickup')
  expect(root.keep(KeptChoices).choices.couponIds).toBeUndefined()
  expect(view.toast).toBe('This red envelope can’t be used here')
})

it('goes back to delivery when the store has stopped offering self-pickup', async () => {
  const { view, api, root } = await opened()
  api.fail('order.confirm', 'selfPickupUnavailable')
  await view.tap('Self-pickup')
  expect(root.keep(KeptChoices).choices.fulfilment).toBe('delivery')
  expect(api.calls('order.confirm').pop()).toMatchObject({ fulfilment: 'delivery' })
  expect(view.toast).toBe('This store doesn’t offer self-pickup')
})

it('passes on the wishes for the rider and for what is sold out', async () => {
  const { view, api } = await opened({ 'order.confirm': quoted, 'order.submit': placed })
  await view.tap('If sold out, Ask me')
  await view.tap('Refund the item')
  await view.tap('Contact-free drop-off')
  await view.tap(/^Note to the rider/)
  await answered(() => answer('noteEditor', 'The blue gate'))
  await view.tap('Place order')
  expect(submitted(api)[0]).toMatchObject({ ifSoldOut: 'refund', contactFree: true, riderNote: 'The blue gate' })
})

it('counts tableware', async () => {
  const { view, root } = await opened()
  await view.tap('Tableware, Not needed')
  await view.tap('2 sets')
  expect(root.keep(KeptChoices).choices.tableware).toBe(2)
  expect(view.getByRole('button', { name: /^Tableware.*2 sets/ })).toBeVisible()
})

it('still holds all that was chosen after the session expired, for the same customer alone', async () => {
  const { view, root, api } = await opened({ 'order.confirm': quoted, 'order.submit': placed })
  api.answer('user.info', aUser())
  await settle(() => root.session.refresh())
  await view.tap('Tableware, Not needed')
  await view.tap('2 sets')
  await view.tap('Note, Taste, allergies')
  await answered(() => answer('noteEditor', 'Less salt'))
  await settle(() => token.clear())
  await settle(() => root.session.signIn({ ...aSession(), userToken: 'session-of-the-same' }))
  expect(view.getByRole('button', { name: /^Tableware.*2 sets/ })).toBeVisible()
  expect(view.getByRole('button', { name: /^Note.*Less salt/ })).toBeVisible()
  await settle(() => token.clear())
  const ben = aUser({ id: 'ben' })
  await settle(() => root.session.signIn({ userToken: 'session-of-ben', user: ben }))
  expect(view.getByRole('button', { name: /^Tableware.*Not needed/ })).toBeVisible()
  expect(view.queryByText('Less salt')).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Confirm, {
    params: { storeId: 's1' },
    signedIn: true,
    language: 'zh',
    answers: { 'order.confirm': quoted },
  })
  expect(view.getByRole('button', { name: '提交订单' })).toBeVisible()
  expect(view.getByRole('tab', { name: /^到店自取/ })).toBeVisible()
})

it('asks again for a quote that could not be loaded, until the server is back', async () => {
  jest.useFakeTimers()
  const { view, api } = await renderScreen(Confirm, { params: { storeId: 's1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  await settle(() => jest.advanceTimersByTime(10_000))
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.confirm', aQuote())
  await settle(() => jest.advanceTimersByTime(10_000))
  jest.useRealTimers()
  expect(view.getByText('Beef noodles')).toBeVisible()
})
