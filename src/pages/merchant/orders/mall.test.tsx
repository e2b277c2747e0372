import { renderScreen } from '@/testing'
import { aShopOrder, shopAnswers } from '@/testing/merchant'
import Orders from '.'

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Orders, { signedIn: true, answers: { ...shopAnswers, ...answers }, language })

const [, toShip] = aShopOrder().parcels

it('shows the orders of a shop with their parcels, masked', async () => {
  const { view } = await opened()
  for (const text of ['Shanye Tea House', '#3024', 'As a gift', 'Parcel 1', 'In transit', 'Parcel 2', '¥535.80', '9'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText('L** 138****6209')).toBeVisible()
  expect(view.getByText('Gaiwan · 1 refunded')).toBeVisible()
  expect(view.getByRole('tab', { name: 'Shipped 4' })).toBeVisible()
  expect(view.queryByRole('tab', { name: 'Delivery' })).toBeNull()
})

it('ships a parcel by a carrier and a number, to whom it says then', async () => {
  const { view, api } = await opened()
  expect(api.calls('merchant.parcel')).toEqual([])
  await view.tap('Ship Parcel 2: #3024')
  expect(view.getByText('Lin 13800006209')).toBeVisible()
  expect(view.getByRole('button', { name: 'Ship this parcel' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Carrier, Choose')
  await view.tap('ZTO Express')
  await view.write('Tracking number', '7542 1908 3366')
  api.answer('merchant.deliver', aShopOrder())
  await view.tap('Ship this parcel')
  expect(api.calls('merchant.deliver')).toMatchObject([
    {
      orderId: aShopOrder().id,
      parcelId: toShip?.id,
      carrier: 'zhongtong',
      trackingNumber: '7542 1908 3366',
      idempotencyKey: expect.any(String) as string,
    },
  ])
})

it('begins with the carrier that the shop named last', async () => {
  const { view, api } = await opened({
    'merchant.parcel': { ...(shopAnswers['merchant.parcel'] as object), lastCarrier: 'shunfeng' },
  })
  await view.tap('Ship Parcel 2: #3024')
  await view.write('Tracking number', 'SF1428663011271')
  api.answer('merchant.deliver', aShopOrder())
  await view.tap('Ship this parcel')
  expect(api.calls('merchant.deliver')).toMatchObject([{ carrier: 'shunfeng' }])
})

it('keeps the sheet with what was typed when the number is refused', async () => {
  const { view, api } = await opened()
  await view.tap('Ship Parcel 2: #3024')
  await view.tap('Carrier, Choose')
  await view.tap('ZTO Express')
  await view.write('Tracking number', 'no number')
  api.fail('merchant.deliver', 'trackingNumberInvalid')
  await view.tap('Ship this parcel')
  expect(view.toast).toBe('Enter the tracking number as on the label')
  expect(view.getByText('Lin 13800006209')).toBeVisible()
})

it('splits a parcel by pieces, but never all of them', async () => {
  const { view, api } = await opened()
  await view.tap('Split Parcel 2: #3024')
  expect(view.getByRole('button', { name: 'New parcel' })).toHaveAttribute('aria-disabled', 'true')
  for (const _ of [1, 2, 3]) await view.tap('Add Longjing tea')
  expect(view.getByRole('button', { name: 'New parcel with 3 items' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Remove one Longjing tea')
  api.answer('merchant.splitParcel', aShopOrder())
  await view.tap('New parcel with 2 items')
  expect(api.calls('merchant.splitParcel')).toMatchObject([
    { parcelId: toShip?.id, lines: [{ position: 0, quantity: 2 }] },
  ])
})

it('does not offer to ship what waits for the answer to a refund', async () => {
  const order = aShopOrder()
  const parcels = order.parcels.map((parcel) => ({ ...parcel, waits: true, actions: ['split' as const] }))
  const { view } = await opened({
    'merchant.orders': { ...(shopAnswers['merchant.orders'] as object), items: [{ ...order, parcels }] },
  })
  expect(view.getAllByText('Answer its refund request before you ship')[0]).toBeVisible()
  expect(view.queryByText('Ship')).toBeNull()
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  for (const text of ['今日发货', '待发货', '包裹2', '发货', '拆分']) expect(view.getAllByText(text)[0]).toBeVisible()
  await view.tap('包裹2发货：#3024')
  expect(view.getByText('确认发货')).toBeVisible()
})

it('refunds items that cannot be shipped, also in part, and only with a reason', async () => {
  const { view, api } = await opened()
  await view.tap('Can’t ship: #3024')
  expect(view.getByRole('button', { name: 'Refund the customer' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('The customer reads this', 'The harvest failed')
  await view.tap('Remove one Longjing tea')
  await view.tap('Sold out')
  api.answer('merchant.refuse', aShopOrder())
  await view.tap('Refund the customer')
  expect(api.calls('merchant.refuse')).toMatchObject([
    {
      orderId: aShopOrder().id,
      reason: 'The harvest failed',
      lines: [{ position: 0, quantity: 2 }],
      soldOut: true,
      idempotencyKey: expect.any(String) as string,
    },
  ])
})

it('refunds a presale order only as a whole, and says what that costs', async () => {
  const presale = aShopOrder({ tab: 'presale', state: 'pendingPayment', shipsBy: '2026-04-20T04:00:00.000Z' })
  const { view } = await opened({
    'merchant.orders': { ...(shopAnswers['merchant.orders'] as object), items: [presale] },
  })
  expect(view.getByText(/^Ship by /)).toBeVisible()
  await view.tap('Can’t ship: #3024')
  expect(view.getByText('This was a presale: you also pay the customer the deposit once more.')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Remove one Longjing tea' })).toBeNull()
})
