import type { SandboxTrade } from '@/services/sandbox'
import { renderScreen, type Answers } from '@/testing'
import { paymentOf } from '@/testing/payments'
import { platform } from '../../../../tests/stand-ins/taro'
import Cashier from '.'

const waiting: SandboxTrade = {
  provider: 'wechat',
  title: 'Noodles',
  amount: 3200,
  state: 'waiting',
  payBefore: '2026-03-25T04:15:00Z',
}

const unpaid = paymentOf({ status: 'pending', method: null, attempt: 'closed' })

/** Sandbox paths are not part of the contract. */
const opened = async (trade: SandboxTrade = waiting, language: 'en' | 'zh' = 'en') => {
  const own = { '/sandbox/cashier': trade, '/sandbox/cashier/decide': trade } as Answers
  const rendered = await renderScreen(Cashier, {
    params: { token: 't1', orderId: 'o1' },
    signedIn: true,
    language,
    answers: { ...own, 'payment.cancel': unpaid },
  })
  platform.pages.unshift({ route: 'pages/order/pay/index', params: {} })
  const decided = () => rendered.api.calls('/sandbox/cashier/decide' as 'payment.cancel')
  return { ...rendered, decided }
}

it('says that no real money moves, and what would be paid', async () => {
  const { view } = await opened()
  expect(view.getByText(/No real money moves/)).toBeVisible()
  expect(view.getByText('WeChat Pay')).toBeVisible()
  expect(view.getByText('Noodles')).toBeVisible()
})

it('lets it succeed, and leaves the rest to the screen before', async () => {
  const { view, decided, api } = await opened()
  await view.tap('Succeed')
  expect(decided()).toEqual([{ token: 't1', decision: 'succeed' }])
  expect(view.toast).toBe('')
  expect(api.calls('payment.cancel')).toHaveLength(0)
  expect(view.path).toBe('pages/order/pay/index')
})

it('lets it fail', async () => {
  const { view, decided } = await opened()
  await view.tap('Fail')
  expect(decided()).toEqual([{ token: 't1', decision: 'fail' }])
  expect(view.toast).toBe('Payment failed, try again later')
})

it('lets it be cancelled, which the server hears too', async () => {
  const { view, api } = await opened()
  await view.tap('Cancel')
  expect(api.calls('payment.cancel')).toEqual([{ orderId: 'o1' }])
  expect(view.toast).toBe('Payment cancelled')
})

it('lets nothing happen', async () => {
  const { view, decided } = await opened()
  await view.tap('Do nothing')
  expect(decided()).toHaveLength(0)
  expect(view.path).toBe('pages/order/pay/index')
})

it.each([
  ['paid', 'This payment is complete'],
  ['closed', 'This payment is closed'],
] as const)('has nothing to offer for one that is %s', async (state, title) => {
  const { view } = await opened({ ...waiting, state })
  expect(view.getByText(title)).toBeVisible()
  expect(view.queryByText('Succeed')).toBeNull()
})

it('says that it could not load, and tries again', async () => {
  const { view } = await renderScreen(Cashier, { params: { token: 't1' } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
})

it('speaks Chinese', async () => {
  const { view } = await opened(waiting, 'zh')
  expect(view.getByText('微信支付')).toBeVisible()
  expect(view.getByText('支付成功')).toBeVisible()
})
