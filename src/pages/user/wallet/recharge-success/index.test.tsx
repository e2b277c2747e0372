import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import { paymentOf } from '@/testing/payments'
import RechargeSuccess from '.'

type TopUp = Answer<'wallet.rechargeLog'>['items'][number]
const topUp: TopUp = {
  ...{ id: 't1', paymentId: 'p1', amount: 20000, state: 'credited', paidWith: 'alipay' },
  ...{ createdAt: '2026-03-25T04:00:00Z', endedAt: '2026-03-25T04:01:00Z' },
}
const opened = (different: Partial<TopUp>, language: 'en' | 'zh' = 'en') =>
  renderScreen(RechargeSuccess, {
    params: { id: 't1' },
    signedIn: true,
    language,
    answers: {
      'wallet.rechargeLog': { items: [{ ...topUp, ...different }], next: null },
      'wallet.balance': { balance: 148650 },
      'payment.status': paymentOf({ status: 'pending', amount: 20000, method: null, attempt: 'open' }),
    },
  })

it('shows what arrived and the balance after it', async () => {
  const { view, api } = await opened({})
  expect(view.getByText('Topped up')).toBeVisible()
  expect(view.getByText('¥1,486.50')).toBeVisible()
  expect(api.calls('payment.status')).toEqual([])
})

it.each([
  ['cancelled', 'Cancelled', 'You weren’t charged. Late payments are refunded.'],
  ['failed', 'Failed', 'Payment failed, try again later. You weren’t charged.'],
  ['invalidOrder', 'Invalid order', 'Order invalid, payment failed. Late payments are refunded.'],
] as const)('says what became of one that is %s, and leads to another', async (state, title, text) => {
  const { view } = await opened({ state, paidWith: null })
  expect(view.getByText(title)).toBeVisible()
  expect(view.getByText(text)).toBeVisible()
  await view.tap('Top up again')
  expect(view.path).toBe('pages/user/wallet/recharge/index')
})

it('asks the provider while nothing is known, and again by hand', async () => {
  const { view, api } = await opened({ state: 'initiating', paidWith: null })
  expect(api.calls('payment.status')).toEqual([{ paymentId: 'p1' }])
  api.answer('wallet.rechargeLog', { items: [topUp], next: null })
  await view.tap('Check again')
  expect(view.getByText('Topped up')).toBeVisible()
})

it('speaks Chinese', async () => {
  const { view } = await opened({ state: 'failed' }, 'zh')
  expect(view.getByText('支付失败')).toBeVisible()
})
