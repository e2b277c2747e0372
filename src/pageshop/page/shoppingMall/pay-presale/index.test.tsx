import { renderScreen, type Answers } from '@/testing'
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
