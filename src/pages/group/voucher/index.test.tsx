import { renderScreen, type Answers } from '@/testing'
import { someVouchers } from '@/testing/vouchers'
import { platform } from '../../../../tests/stand-ins/taro'
import Voucher from '.'

const qr = { text: 'LV1.x', expiresAt: '2030-01-01T00:00:00.000Z', seconds: 60 }
const opened = (voucher = someVouchers(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Voucher, {
    params: { id: 'o1' },
    signedIn: true,
    language,
    answers: { 'voucher.detail': voucher, 'voucher.qr': qr, ...answers },
  })

it('shows the code, what is left, the rules and where they were used', async () => {
  const { view, api } = await opened()
  for (const text of ['3 left', '6208 4417 3392 0571', 'Mon–Fri, 11:00–14:00', 'Public holidays', 'Bay Park · 2'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByRole('img', { name: 'QR code of the voucher' })).toBeVisible()
  expect(api.calls('voucher.qr')).toEqual([{ orderId: 'o1' }])
})

it('is in Chinese too', async () => {
  const { view } = await opened(someVouchers(), {}, 'zh')
  for (const text of ['剩余3张', '周一至周五、11:00–14:00']) expect(view.getByText(text)).toBeVisible()
})

it('refunds unused vouchers for the sum that is shown', async () => {
  const left = someVouchers({ usable: 1, returned: 2 })
  const { view, api } = await opened(someVouchers(), { 'voucher.refund': left })
  await view.tap('Refund')
  await view.tap('Remove one Unused vouchers')
  await view.tap('Refund ¥176.00')
  expect(api.calls('voucher.refund')).toMatchObject([{ orderId: 'o1', count: 2 }])
  expect(view.getByText('1 left')).toBeVisible()
})

it('distinguishes used vouchers from refunded ones, and shows the refunded amount', async () => {
  const both = { state: 'review', usable: 0, redeemed: 1, returned: 1, bought: 2, code: null }
  const { view } = await opened(someVouchers({ ...both, total: 99_80, refunded: 49_90 }))
  for (const text of ['Used & refunded', '1 used · 1 refunded', '¥99.80', '¥49.90'])
    expect(view.getByText(text)).toBeVisible()
})

it('offers the code below when the QR code cannot be had', async () => {
  const { view, api } = await opened()
  api.fail('voucher.qr', 'voucherNotUsable')
  expect(view.getByText('6208 4417 3392 0571')).toBeVisible()
})

it('says why vouchers cannot be used today', async () => {
  const { view } = await opened(someVouchers({ blocked: 'holiday' }))
  expect(view.getByText('Not valid today: public holiday')).toBeVisible()
})

it('shows used ones without a code, and leads to the package again', async () => {
  const used = someVouchers({ state: 'done', phase: 'done', usable: 0, redeemed: 5, code: null, actions: ['remove'] })
  const { view } = await opened(used)
  expect(view.getByText('Used')).toBeVisible()
  await view.tap('Buy again')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/group/package/index', params: { id: 'p1' } })
})

it('leads to the invoice of vouchers that are used', async () => {
  const { view } = await opened(someVouchers({ state: 'review', phase: 'toReview', usable: 0, canInvoice: true }))
  await view.tap('Invoice')
  expect(view.path).toBe('pages/hotel/invoice/index')
})

it('leads to the payment of what is not paid', async () => {
  const payBefore = new Date(Date.now() + 600_000).toISOString()
  const waiting = { state: 'pendingPayment', phase: 'toPay', payBefore, code: null } as const
  const { view } = await opened(someVouchers({ ...waiting, actions: ['cancel', 'pay'] }))
  await view.tap(/^Pay /)
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/order/pay/index', params: { orderId: 'o1' } })
})
