import { renderScreen } from '@/testing'
import { aPackage } from '@/testing/vouchers'
import { platform } from '../../../../tests/stand-ins/taro'
import Package from '.'

const opened = (sold = aPackage(), signedIn = true) =>
  renderScreen(Package, { params: { id: 'p1' }, signedIn, answers: { 'voucher.package': sold } })

it('orders as many as are chosen, and leads to the cashier', async () => {
  const { view, api } = await opened()
  for (const text of ['Weekday lunch for two', 'Two-broth hotpot', '90 days after you buy', 'You can buy up to 3'])
    expect(view.getByText(text)).toBeVisible()
  api.answer('voucher.confirm', { id: 'q1', total: 176_00, expiresAt: '2030-01-01T00:00:00.000Z' })
  api.answer('voucher.submit', { orderId: 'o1', total: 176_00, payBefore: '2030-01-01T00:00:00.000Z' })
  await view.tap('Add Weekday lunch for two')
  await view.tap('Buy now')
  expect(api.calls('voucher.confirm')).toEqual([{ packageId: 'p1', count: 2 }])
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/order/pay/index', params: { orderId: 'o1' } })
})

it('sells nothing that is sold out, or beyond the limit of a customer', async () => {
  const { view } = await opened(aPackage({ isSoldOut: true, most: 0 }))
  expect(view.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true')
})

it('says when a package is gone', async () => {
  const { view, api } = await renderScreen(Package, { params: { id: 'p1' } })
  api.fail('voucher.package', 'packageNotFound')
  await view.tap('Try again')
  expect(view.getByText(/no longer sold/)).toBeVisible()
})
