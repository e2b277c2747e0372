import { renderScreen, settle, type Answers } from '@/testing'
import { answer } from '@/platform/navigation/pick'
import { platform } from '../../../../../tests/stand-ins/taro'
import { aMallOrder } from '@/testing/mall'
import { anOrderPresale } from '@/testing/presales'
import Balance from '.'

const due = { orderId: 'o1', amount: 12800, payBefore: '2026-01-02T04:00:00Z' }
const order = (change: Parameters<typeof anOrderPresale>[0] = {}) =>
  aMallOrder({ status: 'pendingPayment', presale: anOrderPresale(change) })

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Balance, {
    params: { id: 'o1' },
    signedIn: true,
    answers: { 'order.detail': order(), 'mall.presalePay': due, ...answers },
    language,
  })

it('shows how the balance comes about, and opens the cashier for it', async () => {
  const { view, api } = await opened()
  for (const text of ['Deposit paid', /^[−-]¥20\.00$/, 'Longjing tea']) expect(view.getByText(text)).toBeVisible()
  await view.tap('Pay balance ¥128.00')
  expect(api.calls('mall.presalePay')).toMatchObject([{ orderId: 'o1' }])
  expect(view.path).toBe('pages/order/pay/index')
})

it('cannot be paid before its window', async () => {
  const { view } = await opened({ 'order.detail': order({ step: 'waiting' }) }, 'zh')
  expect(view.getByRole('button', { name: '支付尾款¥128.00' })).toHaveAttribute('aria-disabled', 'true')
})

it('says when there is nothing to pay', async () => {
  const { view } = await opened({ 'order.detail': aMallOrder() })
  expect(view.getByText('Nothing to pay')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Balance, { params: { id: 'o1' }, signedIn: true, answers: {} })
  api.answer('order.detail', order())
  await view.tap('Try again')
  expect(view.getByText('Deposit paid')).toBeVisible()
})

/** The screen in front answers, and this one is in view again. */
async function answered(give: () => Promise<void>): Promise<void> {
  await settle(() => platform.fire('useDidHide'))
  await settle(give)
  await settle(() => platform.fire('useDidShow'))
}

const quoted = {
  ...{ id: 'q1', total: 16_800, balance: 14_800, shippingFee: 2000, couponIds: [], couponsOff: 0 },
  expiresAt: '2099-01-01T00:00:00Z',
}
const answers = { 'mall.presaleQuote': quoted, 'mall.presaleChange': { orderId: 'o1', balance: 14_800 } }

it('goes somewhere else once the new balance is agreed to', async () => {
  const { view, api } = await opened(answers)
  await view.tap(/Keyuan/)
  await answered(() => answer('addressList', 'a2'))
  expect(api.calls('mall.presaleQuote')).toEqual([{ orderId: 'o1', addressId: 'a2' }])
  expect(view.getByText('The balance changes from ¥128.00 to ¥148.00.')).toBeVisible()
  await view.tap('Change')
  expect(api.calls('mall.presaleChange')).toMatchObject([{ quoteId: 'q1' }])
})

it('changes its coupons, without asking where nothing changes', async () => {
  const { view, api } = await opened({ ...answers, 'mall.presaleQuote': { ...quoted, balance: 12_800 } })
  await view.tap(/^Coupons/)
  await answered(() => answer('couponPicker', { couponIds: ['c1'] }))
  expect(api.calls('mall.presaleQuote')).toEqual([{ orderId: 'o1' }, { orderId: 'o1', couponIds: ['c1'] }])
  expect(api.calls('mall.presaleChange')).toMatchObject([{ quoteId: 'q1' }])
})
