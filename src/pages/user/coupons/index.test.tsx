import { pathOfRoute } from '@/route'
import { routes } from '@/routes'
import type { CouponStatus } from '@contract/entities/coupon'
import { renderScreen, type Answers } from '@/testing'
import { aCoupon } from '@/testing/coupons'
import Coupons from '.'

/** Returns one coupon for the requested tab. */
const listed = ({ tab = 'unused' }: { tab?: CouponStatus }) => ({
  items: [aCoupon({ id: tab, status: tab, name: `A ${tab} one` })],
  next: null,
})

const opened = (answers: Answers = { 'coupon.list': listed }) =>
  renderScreen(Coupons, { signedIn: true, answers: { 'cart.info': { baskets: [], count: 0 }, ...answers } })

it('shows what each tab holds', async () => {
  const { view } = await opened()
  expect(view.getByText('A unused one')).toBeVisible()
  expect(view.getByText('Over ¥30')).toBeVisible()
  await view.tap('Used')
  expect(view.getByText('A used one')).toBeVisible()
  expect(view.queryByRole('button', { name: /^Use A/ })).toBeNull()
  await view.tap('Expired')
  expect(view.getByText('A expired one')).toBeVisible()
})

it.each([
  ['takeaway', 'pages/store/detail/index'],
  ['mall', 'pageshop/page/shoppingMall/shop-detail/index'],
  ['hotel', pathOfRoute(routes.hotel)],
] as const)('leads to the page of a store of the %s', async (business, path) => {
  const { view } = await opened({
    'coupon.list': { items: [aCoupon({ kind: 'store', storeId: 's1', business })], next: null },
  })
  await view.tap('Use Linli red envelope')
  expect(view.path).toBe(path)
})

it('has no button on one that begins later', async () => {
  const { view } = await opened({
    'coupon.list': { items: [aCoupon({ validFrom: '2098-01-01T00:00:00.000Z' })], next: null },
  })
  expect(view.getByText('From 2098-01-01')).toBeVisible()
  expect(view.queryByRole('button', { name: /^Use/ })).toBeNull()
})

it('says that the customer has none', async () => {
  const { view } = await opened({ 'coupon.list': { items: [], next: null } })
  expect(view.getByText('No red envelopes')).toBeVisible()
  await view.tap('Get red envelopes')
  expect(view.path).toBe('pages/user/coupon-center/index')
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await opened({})
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('coupon.list', listed)
  await view.tap('Try again')
  expect(view.getByText('A unused one')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await renderScreen(Coupons, { signedIn: true, language: 'zh', answers: { 'coupon.list': listed } })
  expect(view.getByText('满¥30可用')).toBeVisible()
})
