import type { CouponGift, OfferedCoupon } from '@contract/entities/coupon'
import { renderScreen, type Answers } from '@/testing'
import { aCoupon } from '@/testing/coupons'
import CouponCenter from '.'

const offer = (id: string, name: string, state: OfferedCoupon['state']): OfferedCoupon => {
  const { kind, slot, amount, percent, minimum, storeId, business, scope, withFullDiscount } = aCoupon()
  const face = { kind, slot, amount, percent, minimum, storeId, business, scope, withFullDiscount }
  return { ...face, id, name, state, validUntil: null, validDays: 7, left: null }
}

const offers = {
  items: [
    offer('o1', 'Weekly', 'open'),
    offer('o2', 'Golden', 'membersOnly'),
    offer('o3', 'Gone', 'soldOut'),
    offer('o4', 'Old', 'received'),
  ],
  next: null,
}
const gift: CouponGift = {
  ...{ id: 'g1', kind: 'bonus', count: 2, amount: 300 },
  ...{ givenAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-31T16:00:00.000Z' },
}

const opened = (answers: Answers = {}, signedIn = true) =>
  renderScreen(CouponCenter, {
    signedIn,
    answers: {
      'coupon.center': offers,
      'coupon.gifts': { items: [gift], next: null },
      'home.receiveCoupon': aCoupon(),
      ...answers,
    },
  })

it('shows what can be received, what is gone, and what the membership gave', async () => {
  const { view } = await opened()
  expect(view.getByRole('button', { name: /Weekly/ })).toBeVisible()
  expect(view.getByText('All claimed')).toBeVisible()
  expect(view.getByText('Claimed')).toBeVisible()
  expect(view.getByText('2 delivery coupons of ¥3')).toBeVisible()
})

it('receives one with one tap', async () => {
  const { view, api } = await opened()
  await view.tap('Claim Weekly')
  expect(api.calls('home.receiveCoupon')).toMatchObject([{ couponId: 'o1' }])
  expect(view.toast).toBe('Added to your red envelopes')
  expect(view.getAllByText('Claimed')).toHaveLength(2)
})

it('repeats the same request after a lost answer', async () => {
  const { view, api } = await opened()
  api.lose('home.receiveCoupon')
  await view.tap('Claim Weekly')
  api.answer('home.receiveCoupon', aCoupon())
  await view.tap('Claim Weekly')
  const [lost, repeated] = api.keys('home.receiveCoupon')
  expect(repeated).toBe(lost)
})

it.each([
  ['couponUsedUp', 'All claimed', 2],
  ['couponLimitReached', 'Claimed', 2],
] as const)('shows after %s what has become of it', async (failure, text, count) => {
  const { view, api } = await opened()
  api.fail('home.receiveCoupon', failure)
  await view.tap('Claim Weekly')
  expect(view.getAllByText(text).length).toBeGreaterThanOrEqual(count)
  expect(view.queryByRole('button', { name: 'Claim Weekly' })).toBeNull()
})

it('leads who is no member to the membership', async () => {
  const { view } = await opened()
  await view.tap('Join to claim Golden')
  expect(view.path).toBe('pages/tab/member/index')
})

it('is open to visitors, who log in to receive', async () => {
  const { view, api } = await opened({}, false)
  expect(api.calls('coupon.gifts')).toEqual([])
  await view.tap('Claim Weekly')
  expect(view.toast).toBe('Please log in first')
})

it('says that nothing can be claimed', async () => {
  const { view } = await opened({ 'coupon.center': { items: [], next: null } })
  expect(view.getByText('Nothing to claim right now')).toBeVisible()
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(CouponCenter)
  api.answer('coupon.center', offers)
  await view.tap('Try again')
  expect(view.getByText('Weekly')).toBeVisible()
})
