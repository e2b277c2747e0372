import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { platform } from '../../../../../tests/stand-ins/taro'
import Withdraw from '.'

const account: Answer<'wallet.withdrawAccounts'>['accounts'][number] = {
  ...{ id: 'a1', kind: 'paymentApp', provider: 'alipay', title: 'Alipay' },
  ...{ number: '138****6209', name: '**满', isDefault: true },
}
const latest: Answer<'wallet.withdrawDetail'> = {
  ...{ id: 'w1', amount: 20000, fee: 120, arrives: 19880, state: 'underReview', reason: null },
  account: { kind: 'paymentApp', provider: 'alipay', title: 'Alipay', number: '138****6209' },
  ...{ createdAt: '2026-02-12T10:20:00Z', decidedAt: null, endedAt: null },
}
const answers: Answers = {
  'wallet.withdrawRule': { minimum: 1000, timesADay: 3, feeRate: 60, reviewDays: 1 },
  'wallet.withdrawLimit': { balance: 108650, withdrawable: 108650, timesLeft: 3 },
  'wallet.withdrawAccounts': { accounts: [account] },
  'wallet.withdrawLog': { items: [latest], next: null },
  'wallet.hasPayPassword': { hasPayPassword: true },
  'wallet.withdraw': { ...latest, id: 'w2' },
}

const opened = (different: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Withdraw, { signedIn: true, language, answers: { ...answers, ...different } })
type View = Awaited<ReturnType<typeof opened>>['view']

async function typeDigits(view: View, digits = '246810') {
  for (const digit of digits) await view.tap(digit)
}

it('counts fee and what arrives, asks for the pay password and sends the request once', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Up to ¥1,086.50')).toBeVisible()
  await view.write('Amount', '500')
  expect(view.getByText('−¥3.00')).toBeVisible()
  expect(view.getByText('¥497.00')).toBeVisible()
  await view.tap('Withdraw ¥500.00')
  expect(view.getByText('To Alipay 138****6209')).toBeVisible()
  await typeDigits(view)
  expect(api.calls('wallet.withdraw')).toMatchObject([{ accountId: 'a1', amount: 50000, payPassword: '246810' }])
  expect(view.path).toBe('pages/user/wallet/withdraw-success/index')
})

it('says what is wrong with a sum in place of the limit, and cannot be sent then', async () => {
  const { view } = await opened()
  const action = () => view.getByRole('button', { name: /^Withdraw( ¥.*)?$/ })
  expect(action()).toHaveAttribute('aria-disabled', 'true')
  for (const [typed, message] of [
    ['9.99', 'The minimum withdrawal is 10 yuan'],
    ['1086.51', 'Insufficient withdrawable balance'],
  ] as const) {
    await view.write('Amount', typed)
    expect(view.getByRole('alert')).toHaveTextContent(message)
    expect(action()).toHaveAttribute('aria-disabled', 'true')
  }
  await view.tap('Withdraw all')
  expect(view.queryByRole('alert')).toBeNull()
  expect(view.getByRole('button', { name: 'Withdraw ¥1,086.50' })).not.toHaveAttribute('aria-disabled', 'true')
})

it.each([
  [{ balance: 0, withdrawable: 0, timesLeft: 3 }, 'There is nothing to withdraw', '没有可提现的金额'],
  [
    { balance: 900, withdrawable: 900, timesLeft: 3 },
    'Your balance is below the minimum',
    '当前余额低于最低提现金额限制',
  ],
  [{ balance: 9000, withdrawable: 9000, timesLeft: 0 }, 'You can withdraw 3 times a day', '每日最多提现3次'],
])('says at once why nothing can be withdrawn: %j', async (limit, en, zh) => {
  for (const [language, message] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    const { view } = await opened({ 'wallet.withdrawLimit': limit }, language)
    expect(view.getByRole('alert')).toHaveTextContent(message)
    view.unmount()
  }
})

it('keeps the sheet for a wrong password, and repeats the same request after a lost answer', async () => {
  const { view, api } = await opened()
  await view.write('Amount', '100')
  await view.tap('Withdraw ¥100.00')
  api.fail('wallet.withdraw', 'payPasswordWrong')
  await typeDigits(view, '111111')
  expect(view.getByRole('dialog')).toHaveTextContent(/password/i)
  api.lose('wallet.withdraw')
  await typeDigits(view)
  api.answer('wallet.withdraw', latest)
  await typeDigits(view)
  const keys = (api.calls('wallet.withdraw') as { idempotencyKey: string }[]).map((call) => call.idempotencyKey)
  expect(keys[1]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
  expect(view.path).toBe('pages/user/wallet/withdraw-success/index')
})

it('shows the money that is left when it was spent meanwhile', async () => {
  const { view, api } = await opened()
  await view.write('Amount', '500')
  await view.tap('Withdraw ¥500.00')
  api.fail('wallet.withdraw', 'withdrawableInsufficient')
  api.answer('wallet.withdrawLimit', { balance: 10000, withdrawable: 10000, timesLeft: 3 })
  await typeDigits(view)
  expect(view.getByRole('alert')).toHaveTextContent('Insufficient withdrawable balance')
})

it('leads to linking an account, and to setting a pay password, first', async () => {
  const { view } = await opened({ 'wallet.withdrawAccounts': { accounts: [] } })
  await view.tap('Link an account')
  expect(view.path).toBe('pages/user/wallet/bind/index')
  view.unmount()
  const other = await opened({ 'wallet.hasPayPassword': { hasPayPassword: false } })
  await other.view.write('Amount', '100')
  await other.view.tap('Withdraw ¥100.00')
  await other.view.tap('Set now')
  expect(other.view.path).toBe('pagecenter/page/index/setting/pay-password/index')
})

it('shows the state of the latest request, and reloads it on return', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Under review')).toBeVisible()
  api.answer('wallet.withdrawLog', {
    items: [{ ...latest, state: 'credited', decidedAt: latest.createdAt, endedAt: latest.createdAt }],
    next: null,
  })
  await settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })
  await view.tap('Latest request, Credited')
  expect(view.path).toBe('pages/user/wallet/withdraw-detail/index')
})

it('says why it cannot load, and tries again', async () => {
  const { view, api } = await renderScreen(Withdraw, { signedIn: true, language: 'zh' })
  expect(view.getByRole('alert')).toHaveTextContent('加载失败')
  for (const [name, value] of Object.entries(answers)) api.answer(name as 'wallet.withdrawRule', value as never)
  await view.tap('重试')
  expect(view.getByText('提现规则')).toBeVisible()
})
