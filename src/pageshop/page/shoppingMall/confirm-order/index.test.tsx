import { renderScreen, settle, type Answers } from '@/testing'
import type { HeldCall } from '@/testing/held-call'
import { aMallQuote, aShopQuote, teaLine } from '@/testing/mall'
import { anOrderPresale } from '@/testing/presales'
import { answer } from '@/platform/navigation/pick'
import { platform } from '../../../../../tests/stand-ins/taro'
import Confirm from '.'

const placed = { orderId: 'o1', orderIds: ['o1', 'o2'], total: 16600, payBefore: '2026-01-01T04:25:00Z' }

const opened = (answers: Answers = {}, params: Record<string, string> = {}) =>
  renderScreen(Confirm, {
    params,
    signedIn: true,
    answers: { 'order.confirm': aMallQuote(), 'order.submit': placed, ...answers },
  })

/** Simulates a result of the opened screen and the return to this one. */
async function answered(give: () => Promise<void>): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(give)
  await settle(() => platform.fire('useDidShow'))
}

it('shows each shop with its lines, shipping and subtotal, and what all adds up to', async () => {
  const free = aShopQuote({ shop: { ...aShopQuote().shop, id: 's2', name: 'Begonia Living' }, shippingFee: 0 })
  const { view } = await opened({ 'order.confirm': aMallQuote({ shops: [aShopQuote(), free], count: 2 }) })
  expect(view.getByText('Shanye Tea House')).toBeVisible()
  expect(view.getByText('Begonia Living')).toBeVisible()
  expect(view.getAllByText('Longjing tea')).toHaveLength(2)
  expect(view.getByText('Free')).toBeVisible()
  expect(view.getByRole('button', { name: 'Place order (2)' })).toBeEnabled()
})

it('shows the parcels of a shop separately, and what is missing for free shipping', async () => {
  const parcels = [
    { number: 1, warehouse: 'Hangzhou', lines: [{ position: 0, quantity: 2 }] },
    { number: 2, warehouse: 'Xi’an', lines: [{ position: 0, quantity: 1 }] },
  ]
  const lines = [{ ...teaLine, quantity: 3 }]
  const shops = [aShopQuote({ parcels, lines, missingForFree: 1400 })]
  const { view } = await opened({ 'order.confirm': aMallQuote({ shops }) })
  expect(view.getByText('Parcel 2')).toBeVisible()
  expect(view.getByText('From Xi’an')).toBeVisible()
  expect(view.getByText('3 items in 2 parcels')).toBeVisible()
  expect(view.getByText('Add ¥14.00 for free shipping')).toBeVisible()
})

it('says what is left out and why, and asks again for another address', async () => {
  const left = { ...teaLine, reason: 'notDeliverable' as const, message: 'Not shipped to this address' }
  const { view, api } = await opened({ 'order.confirm': aMallQuote({ leftOut: [left] }) })
  expect(view.getByText('Left out of this order (1)')).toBeVisible()
  expect(view.getByText('Not shipped to this address')).toBeVisible()
  api.answer('order.confirm', aMallQuote())
  await view.tap('Change address')
  await answered(() => answer('addressList', 'a2'))
  expect(api.calls('order.confirm').at(-1)).toMatchObject({ kind: 'mall', addressId: 'a2' })
  expect(view.queryByText('Left out of this order (1)')).toBeNull()
})

it('asks for an address before it can be placed', async () => {
  const blocker = { failure: 'addressRequired' as const, message: 'Add an address first' }
  const { view } = await opened({ 'order.confirm': aMallQuote({ address: null, blocker }) })
  expect(view.getByText('Add a delivery address')).toBeVisible()
  expect(view.getByRole('alert')).toHaveTextContent('Add an address first')
  expect(view.getByRole('button', { name: 'Add address' })).toBeEnabled()
})

it('places the orders with the notes to their shops, and opens the payment', async () => {
  const { view, api } = await opened()
  await view.tap('Note to the shop, Optional')
  await answered(() => answer('noteEditor', 'As a gift'))
  expect(view.getByText('As a gift')).toBeVisible()
  await view.tap('Place order (1)')
  expect(api.calls('order.submit')).toMatchObject([
    { quoteId: aMallQuote().id, shopRemarks: [{ shopId: 's1', remark: 'As a gift' }] },
  ])
  expect(platform.pages.at(-1)?.params).toEqual({ orderId: 'o1' })
})

it('buys one SKU without the cart', async () => {
  const { api } = await opened({}, { sku: 'k1', quantity: '3' })
  expect(api.calls('order.confirm')).toMatchObject([{ kind: 'mall', sku: { skuId: 'k1', quantity: 3 } }])
})

it('chooses coupons over all shops', async () => {
  const envelope = { couponId: 'c1', off: 2000, usable: 2, claimable: 0 }
  const { view, api } = await opened({ 'order.confirm': aMallQuote({ envelope }) })
  await view.tap('Red envelope, −¥20.00')
  await answered(() => answer('couponPicker', { couponIds: [] }))
  expect(api.calls('order.confirm').at(-1)).toMatchObject({ couponIds: [] })
})

it('says how many coupons can be claimed where none is usable', async () => {
  const envelope = { couponId: null, off: 0, usable: 0, claimable: 3 }
  const { view } = await opened({ 'order.confirm': aMallQuote({ envelope }) })
  await view.tap('Red envelope, 3 to claim')
  expect(platform.pages.at(-1)).toMatchObject({ route: 'pages/order/envelope/index' })
})

it('uses points by a switch that says what they take off and how many can be used', async () => {
  const points = { balance: 2480, usable: 1200, used: 0, share: 5, step: 100, toEarn: 488 }
  const { view, api } = await opened({ 'order.confirm': aMallQuote({ points }) })
  expect(view.getByText('2,480 points, up to 5% of an order')).toBeVisible()
  expect(view.getByText('488 points back after receipt')).toBeVisible()
  api.answer('order.confirm', aMallQuote({ points: { ...points, used: 1200 }, total: 15400 }))
  await view.tap('1,200 points for ¥12.00 off')
  expect(api.calls('order.confirm')).toMatchObject([{ usePoints: false }, { usePoints: true }])
  expect(view.getByRole('switch', { name: '1,200 points for ¥12.00 off' })).toBeChecked()
  await view.tap('1,200 points for ¥12.00 off')
  expect(api.calls('order.confirm').at(-1)).toMatchObject({ usePoints: false })
})

it('says why points cannot be used', async () => {
  const points = { balance: 60, usable: 0, used: 0, share: 5, step: 100, toEarn: 0 }
  const { view, api } = await opened({ 'order.confirm': aMallQuote({ points }) })
  expect(view.getByText('60 points. You need at least 100')).toBeVisible()
  api.answer('order.confirm', aMallQuote({ points: { ...points, balance: 900 } }))
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('Up to 5% of an order, from 100 points')).toBeVisible()
})

it('says that the cart has changed elsewhere, and shows it as it is', async () => {
  const { view, api } = await opened()
  api.fail('order.submit', 'cartChanged')
  api.fail('order.confirm', 'cartEmpty')
  await view.tap('Place order (1)')
  expect(view.toast).toBe('Your cart has changed. Check it again')
  expect(view.getByText('Nothing to check out')).toBeVisible()
})

it('has nothing to check out once all is bought', async () => {
  const { view, api } = await opened({ 'order.confirm': aMallQuote({ blocker: null }) })
  api.fail('order.confirm', 'cartEmpty')
  await settle(() => platform.fire('useDidHide'))
  await settle(() => platform.fire('useDidShow'))
  expect(view.getByText('Nothing to check out')).toBeVisible()
})

it('asks for the tick that says who keeps the deposit, before it is paid', async () => {
  const presale = anOrderPresale()
  const { view, api } = await opened(
    { 'order.confirm': aMallQuote({ presale }) },
    { sku: 'k1', presale: presale.presaleId },
  )
  expect(api.calls('order.confirm')[0]).toMatchObject({ presaleId: presale.presaleId })
  await view.tap('I understand I lose the deposit if I miss the balance deadline')
  await view.tap('Pay deposit ¥20.00')
  expect(api.calls('order.submit')).toMatchObject([{ agreed: true }])
})

it('asks again who keeps the deposit where the tick is missing', async () => {
  const presale = anOrderPresale()
  const { view, api } = await opened(
    { 'order.confirm': aMallQuote({ presale }) },
    { sku: 'k1', presale: presale.presaleId },
  )
  await view.tap('Pay deposit ¥20.00')
  await view.tap('Not yet')
  expect(api.calls('order.submit')).toEqual([])
  await view.tap('Pay deposit ¥20.00')
  await view.tap('Agree and pay')
  expect(api.calls('order.submit')).toMatchObject([{ agreed: true }])
})

it('keeps the notes to shops over a reload, until the order is placed', async () => {
  const { view } = await opened()
  await view.tap(/^Note to the shop/)
  await answered(() => answer('noteEditor', 'As a gift'))
  // A reload ends the page without unmounting anything.
  document.body.replaceChildren()
  const { view: reloaded, api } = await opened()
  expect(reloaded.getAllByText('As a gift')).not.toHaveLength(0)
  await reloaded.tap('Place order (1)')
  expect(api.calls('order.submit')).toMatchObject([{ shopRemarks: [{ shopId: 's1', remark: 'As a gift' }] }])
  document.body.replaceChildren()
  const { view: next } = await opened()
  expect(next.getByText('Optional')).toBeVisible()
})

/** Chooses a coupon and another address, and reloads the page. */
async function chosenBefore(): Promise<void> {
  const envelope = { couponId: 'c1', off: 2000, usable: 2, claimable: 0 }
  const { view } = await opened({ 'order.confirm': aMallQuote({ envelope }) })
  await view.tap('Red envelope, −¥20.00')
  await answered(() => answer('couponPicker', { couponIds: ['c2'] }))
  await view.tap(/Bldg 3, Rm 1602/)
  await answered(() => answer('addressList', 'a2'))
  document.body.replaceChildren()
}

it('passes no choice on to other pieces of the cart', async () => {
  await chosenBefore()
  const shops = [aShopQuote({ lines: [{ ...teaLine, quantity: 2 }] })]
  const { api } = await opened({ 'order.confirm': aMallQuote({ shops }) })
  expect(api.calls('order.confirm').at(-1)).toEqual({ kind: 'mall', usePoints: false })
  const left = { ...teaLine, quantity: 2, reason: 'notDeliverable' as const, message: 'Not shipped to this address' }
  document.body.replaceChildren()
  const { api: again } = await opened({ 'order.confirm': aMallQuote({ shops: [], leftOut: [left] }) })
  expect(again.calls('order.confirm')).toEqual([{ kind: 'mall', usePoints: false }])
})

it('lets go of kept coupons that were used meanwhile, in silence', async () => {
  await chosenBefore()
  let held: HeldCall | undefined
  const { view, api } = await renderScreen(Confirm, {
    signedIn: true,
    prepare: (server) => {
      held = server.hold('order.confirm')
      server.fail('order.confirm', 'couponUnavailable')
    },
  })
  api.answer('order.confirm', aMallQuote())
  await held?.deliver(0)
  await held?.deliver(1)
  const kept = { kind: 'mall', addressId: 'a2', usePoints: false }
  expect(api.calls('order.confirm')).toEqual([{ ...kept, couponIds: ['c2'] }, kept])
  expect(view.getByText('Longjing tea')).toBeVisible()
  expect(view.toast).toBe('')
})

it('shows what the shipping coupon takes off, and lets one choose it with the others', async () => {
  const shippingCoupon = { couponId: 'c8', off: 800, usable: 2 }
  const { view } = await opened({ 'order.confirm': aMallQuote({ shippingCoupon }) })
  expect(view.getByText('Shipping coupon')).toBeVisible()
  await view.tap(/^Shipping coupon/)
  expect(platform.pages.at(-1)).toMatchObject({ route: 'pages/order/envelope/index', params: { chosen: 'c8' } })
})

it('buys the ticked lines of one shop alone', async () => {
  const { api } = await opened({}, { shopId: 's1' })
  expect(api.calls('order.confirm')).toMatchObject([{ kind: 'mall', shopId: 's1' }])
})

it('names the days by which each shop ships and its parcels arrive', async () => {
  const shops = [aShopQuote({ shipsBy: '2030-03-03T04:00:00Z', arrivesBy: '2030-03-07T04:00:00Z' })]
  const { view } = await opened({ 'order.confirm': aMallQuote({ shops }) })
  expect(view.getByText('Ships by 3 Mar 2030 · Arrives by 7 Mar 2030')).toBeVisible()
})
