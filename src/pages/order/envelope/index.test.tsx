import type { OrderCoupon } from '@contract/entities/coupon'
import { pick } from '@/platform/navigation/pick'
import { renderScreen, type Answers } from '@/testing'
import { aClaimable, aCoupon } from '@/testing/coupons'
import Envelope from '.'

const offered = (change: Partial<OrderCoupon> = {}): OrderCoupon => ({
  ...aCoupon(),
  off: 500,
  reason: null,
  message: '',
  ...change,
})

const items = [
  offered(),
  offered({ id: 'e2', name: 'Feast red envelope', amount: 300, off: 300 }),
  offered({ id: 's1', name: 'Store coupon', kind: 'store', slot: 'store', off: 400 }),
  offered({ id: 'n1', name: 'Banquet', off: 0, reason: 'belowMinimum', message: 'Add ¥8 more to use it' }),
]

const opened = (answers: Answers = { 'order.usableCoupons': { items } }) =>
  renderScreen(Envelope, { params: { quoteId: 'q1' }, signedIn: true, answers })

it('shows what each coupon takes off, and why the others cannot be used', async () => {
  const { view } = await opened()
  expect(view.getByText('Saves ¥5.00')).toBeVisible()
  expect(view.getByText('Store coupons')).toBeVisible()
  expect(view.getByText('Can’t be used on this order')).toBeVisible()
  expect(view.getByText('Add ¥8 more to use it')).toBeVisible()
  expect(view.queryByRole('radio', { name: /Banquet/ })).toBeNull()
})

it('leads from an empty list to the coupons that can be claimed, and shows them', async () => {
  const claimable = aClaimable({ name: 'Weekly' })
  const { view, api } = await opened({
    'order.usableCoupons': { items: [] },
    'order.claimableCoupons': { items: [claimable] },
    'home.receiveCoupon': {} as never,
  })
  expect(view.getByText('No coupons')).toBeVisible()
  expect(api.calls('order.claimableCoupons')).toEqual([{ quoteId: 'q1' }])
  api.answer('order.usableCoupons', { items })
  api.answer('order.claimableCoupons', { items: [] })
  await view.tap('Claim red envelopes')
  expect(api.calls('home.receiveCoupon')).toMatchObject([{ couponId: 'c1' }])
  expect(view.getByRole('radio', { name: /Linli red envelope/ })).toBeVisible()
})

it('takes one of each kind, and keeps the choice', async () => {
  const { view } = await opened()
  const choice = pick('couponPicker', { quoteId: 'q1' })
  await view.tap(/Linli red envelope/)
  await view.tap(/Feast red envelope/)
  await view.tap(/Saves ¥4/)
  expect(view.getByRole('radio', { name: /Linli red/ })).not.toBeChecked()
  await view.tap('Use 2')
  expect((await choice)?.couponIds?.sort()).toEqual(['e2', 's1'])
})

it('lets go of a coupon, so that none is used', async () => {
  const { view } = await opened()
  const choice = pick('couponPicker', { quoteId: 'q1' })
  await view.tap(/Linli red envelope/)
  await view.tap(/Linli red envelope/)
  await view.tap('Use none')
  expect(await choice).toEqual({ couponIds: [] })
})

it('goes back to what saves most', async () => {
  const { view } = await opened()
  const choice = pick('couponPicker', { quoteId: 'q1' })
  await view.tap('Best savings')
  expect(await choice).toEqual({ couponIds: undefined })
})

it('begins with the coupons that the order has', async () => {
  const params = { quoteId: 'q1', chosen: 'e2,s1' }
  const { view } = await renderScreen(Envelope, {
    params,
    signedIn: true,
    answers: { 'order.usableCoupons': { items } },
  })
  expect(view.getByRole('radio', { name: /Feast/ })).toBeChecked()
  expect(view.getByRole('button', { name: 'Use 2' })).toBeVisible()
})

it('says that no coupons are available', async () => {
  const { view } = await opened({ 'order.usableCoupons': { items: [] } })
  expect(view.getByText('No coupons')).toBeVisible()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await opened({})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('order.usableCoupons', { items })
  await view.tap('Try again')
  expect(view.getByText('Linli red envelope')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Envelope, {
    params: { quoteId: 'q1' },
    signedIn: true,
    language: 'zh',
    answers: { 'order.usableCoupons': { items } },
  })
  expect(view.getByText('本单可减¥5.00')).toBeVisible()
})
