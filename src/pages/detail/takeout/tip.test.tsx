import { renderScreen } from '@/testing'
import { detailOf } from '@/testing/orders'
import { payable } from '@/testing/payments'
import { riding } from '@/testing/riding'
import Takeout from '.'

const auth = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2099-01-01T00:00:00Z' }
const opened = { paymentId: 'p1', amount: 5_00, payBefore: '2099-01-01T00:00:00Z' }
const delivered = detailOf({
  ...{ status: 'waitingDelivery', step: 'delivered', riderTip: { paid: 0, mostMore: 200_00 } },
  timeline: [{ step: 'delivered', at: '2026-01-01T04:38:00Z' }],
})

const show = (order = delivered) =>
  renderScreen(Takeout, {
    params: { id: 'o1' },
    answers: { ...payable(), 'order.detail': order, 'chat.auth': auth, 'order.tipRider': opened },
    signedIn: true,
  })

it('tips the rider one of the offered amounts', async () => {
  const { view, api } = await show()
  expect(view.getByText('Your rider gets all of it')).toBeVisible()
  await view.tap('Add tip')
  expect(view.getByRole('button', { name: 'Choose an amount' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('¥5')
  await view.tap('Tip ¥5.00')
  expect(api.calls('order.tipRider')).toMatchObject([{ orderId: delivered.id, amount: 5_00 }])
  expect(api.calls('payment.types')).toEqual([{ paymentId: 'p1' }])
})

it('tips another amount within the bounds', async () => {
  const { view, api } = await show({ ...delivered, riderTip: { paid: 190_00, mostMore: 10_00 } })
  expect(view.getByText('You tipped ¥190.00')).toBeVisible()
  await view.tap('Tip more')
  await view.write('Another amount', '10.01')
  expect(view.getByText('Enter ¥1 to ¥10')).toBeVisible()
  expect(view.getByRole('button', { name: 'Choose an amount' })).toHaveAttribute('aria-disabled', 'true')
  await view.write('Another amount', '8.8')
  await view.tap('Tip ¥8.80')
  expect(api.calls('order.tipRider')).toMatchObject([{ amount: 8_80 }])
})

it('says that a tip before the delivery is refunded where nobody delivers', async () => {
  const { view } = await show({ ...riding, riderTip: { paid: 0, mostMore: 200_00 } })
  expect(view.getByText('Your rider gets all of it. Refunded if the order isn’t delivered')).toBeVisible()
})

it.each([null, { paid: 0, mostMore: 0 }])('offers no tip where there is no rider to tip: %j', async (riderTip) => {
  const { view } = await show({ ...delivered, riderTip })
  expect(view.queryByText('Tip your rider')).toBeNull()
})

it('names a tip after the time in which more can be tipped', async () => {
  const { view } = await show({ ...delivered, riderTip: { paid: 5_00, mostMore: 0 } })
  expect(view.getByText('You tipped ¥5.00')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Tip more' })).toBeNull()
})

it('stays open and says why when the tip is refused', async () => {
  const { view, api } = await show()
  await view.tap('Add tip')
  await view.tap('¥2')
  api.fail('order.tipRider', 'riderTipClosed')
  await view.tap('Tip ¥2.00')
  expect(view.toast).not.toBe('')
  expect(view.getByRole('dialog', { name: 'Tip your rider' })).toBeVisible()
})
