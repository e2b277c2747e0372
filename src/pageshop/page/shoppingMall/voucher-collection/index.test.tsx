import type { OfferedCoupon } from '@contract/entities/coupon'
import { renderScreen, type Answers } from '@/testing'
import { aCoupon } from '@/testing/coupons'
import Vouchers from '.'

const offer = (id: string, name: string, change: Partial<OfferedCoupon> = {}): OfferedCoupon => {
  const { kind, slot, amount, percent, minimum, storeId, business, scope, withFullDiscount } = aCoupon()
  const face = { kind, slot, amount, percent, minimum, storeId, business, scope, withFullDiscount }
  return { ...face, id, name, state: 'open', validUntil: null, validDays: 7, left: null, ...change }
}
const welcome = offer('o1', 'Mall welcome')
const tea = offer('o2', 'Tea house', { kind: 'store', slot: 'store', storeId: 's1', scope: 'Shanye Tea House' })
const all = { items: [welcome, tea], next: null }
const opened = (params: Record<string, string> = {}, answers: Answers = {}) =>
  renderScreen(Vouchers, {
    signedIn: true,
    params,
    answers: { 'coupon.center': all, 'home.receiveCoupon': aCoupon(), ...answers },
  })

it('shows the coupons of the mall by group', async () => {
  const ofGroup = ({ group }: { group?: string }) => (group === 'shops' ? { items: [tea], next: null } : all)
  const { view, api } = await opened({}, { 'coupon.center': ofGroup })
  expect(view.getByText('Mall welcome')).toBeVisible()
  await view.tap('Shops')
  expect(view.queryByText('Mall welcome')).toBeNull()
  expect(view.getByText('Shanye Tea House')).toBeVisible()
  expect(api.calls('coupon.center')).toMatchObject([{ business: 'mall' }, { business: 'mall', group: 'shops' }])
})

it('claims one with one tap, and leads to those that one has', async () => {
  const { view, api } = await opened()
  await view.tap('Claim Mall welcome')
  expect(api.calls('home.receiveCoupon')).toMatchObject([{ couponId: 'o1' }])
  expect(view.getByText('Claimed')).toBeVisible()
  await view.tap('Mine')
  expect(view.path).toBe('pages/user/coupons/index')
})

it('says that a coupon is all gone when somebody was faster', async () => {
  const { view, api } = await opened()
  api.fail('home.receiveCoupon', 'couponUsedUp')
  await view.tap('Claim Mall welcome')
  expect(view.queryByRole('button', { name: 'Claim Mall welcome' })).toBeNull()
  expect(view.getAllByText('All claimed')).not.toHaveLength(0)
})

it('shows the coupons of one shop alone', async () => {
  const { view, api } = await opened({ shopId: 's1' })
  expect(api.calls('coupon.center')).toMatchObject([{ business: 'mall', shopId: 's1' }])
  expect(view.getByRole('heading', { name: 'Shop coupons' })).toBeVisible()
  expect(view.queryByRole('tab', { name: 'Shipping' })).toBeNull()
})

it('says when nothing is on offer, or nothing of a group, and shows all again', async () => {
  const none = ({ group }: { group?: string }) => (group ? { items: [], next: null } : all)
  const { view } = await opened({}, { 'coupon.center': none })
  await view.tap('Shipping')
  expect(view.getByText('None of these right now')).toBeVisible()
  await view.tap('All coupons')
  expect(view.getByText('Mall welcome')).toBeVisible()
  const empty = await opened({}, { 'coupon.center': { items: [], next: null } })
  expect(empty.view.getByText('Nothing to claim right now')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Vouchers, { signedIn: true })
  api.answer('coupon.center', all)
  await view.tap('Try again')
  expect(view.getByText('Mall welcome')).toBeVisible()
})
