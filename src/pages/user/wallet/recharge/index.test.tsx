import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { paymentOf } from '@/testing/payments'
import { platform } from '../../../../../tests/stand-ins/taro'
import Recharge from '.'

const rule: Answer<'wallet.rechargeRule'> = {
  amounts: [5000, 20000],
  ...{ minimum: 100, maximum: 5_000_000, balance: 128650 },
  ways: [
    { kind: 'wechat', sandbox: true },
    { kind: 'alipay', sandbox: true },
  ],
}
const types: Answer<'payment.types'> = {
  ...{ amount: 20000, title: 'Balance top-up', status: 'pending', payBefore: '2099-01-01T00:00:00Z', orders: [] },
  types: [
    { kind: 'wechat', balance: null, usable: true, why: null, sandbox: true },
    { kind: 'alipay', balance: null, usable: true, why: null, sandbox: true },
  ],
}
const paid = paymentOf({ amount: 20000, method: 'alipay' })
const closed = paymentOf({ status: 'closed', amount: 20000, method: null, attempt: 'failed' })
const sandboxed = {
  ...{ amount: 20000, payBefore: '2099-01-01T00:00:00Z' },
  checkout: { how: 'sandbox', token: 't' },
} as const

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Recharge, {
    signedIn: true,
    language,
    answers: {
      'wallet.rechargeRule': rule,
      'wallet.recharge': { id: 't1', paymentId: 'p1', amount: 20000, payBefore: '2099-01-01T00:00:00Z' },
      'payment.types': types,
      'payment.alipayOrder': sandboxed,
      'payment.wechatOrder': sandboxed,
      'payment.status': paid,
      ...answers,
    },
  })

const comeBack = () =>
  settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })

it('tops up by an offered amount at the chosen provider, and believes the server', async () => {
  const { view, api } = await opened()
  await view.tap('¥200')
  await view.tap(/^Alipay/)
  await view.tap('Top up now')
  expect(api.calls('wallet.recharge')).toMatchObject([{ amount: 20000 }])
  expect(api.calls('payment.alipayOrder')).toMatchObject([{ paymentId: 'p1' }])
  expect(view.path).toBe('pages/order/cashier/index')
  await comeBack()
  expect(view.path).toBe('pages/user/wallet/recharge-success/index')
})

it('takes an own amount instead, within its bounds', async () => {
  const { view, api } = await opened()
  await view.tap('Top up now')
  expect(view.getByRole('alert')).toHaveTextContent('Enter an amount')
  await view.write('Other amount', '0.5')
  expect(view.getByRole('alert')).toHaveTextContent('The minimum top-up is 1 yuan')
  await view.write('Other amount', '60000')
  expect(view.getByRole('alert')).toHaveTextContent('The maximum top-up is 50000 yuan')
  await view.tap('Top up now')
  expect(api.calls('wallet.recharge')).toEqual([])
  await view.write('Other amount', '12.5')
  await view.tap('Top up now')
  expect(api.calls('wallet.recharge')).toMatchObject([{ amount: 1250 }])
})

it('says that it failed, and makes another top-up the next time', async () => {
  const { view, api } = await opened({ 'payment.status': closed })
  await view.tap('¥200')
  await view.tap('Top up now')
  await comeBack()
  expect(view.toast).toBe('Payment failed, try again later')
  await view.tap('Top up now')
  const keys = (api.calls('wallet.recharge') as { idempotencyKey: string }[]).map((call) => call.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('says why it cannot load, and speaks Chinese', async () => {
  const { view, api } = await renderScreen(Recharge, { signedIn: true, language: 'zh' })
  expect(view.getByRole('alert')).toHaveTextContent('加载失败')
  api.answer('wallet.rechargeRule', rule)
  await view.tap('重试')
  expect(view.getByText('选择金额')).toBeVisible()
})
