import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import WithdrawDetail from '.'

const withdrawal: Answer<'wallet.withdrawDetail'> = {
  ...{ id: '0192-ab', amount: 20000, fee: 120, arrives: 19880, state: 'underReview', reason: null },
  account: { kind: 'card', provider: 'CMB', title: 'China Merchants Bank', number: '**** 4662' },
  ...{ createdAt: '2026-02-12T10:20:00Z', decidedAt: null, endedAt: null },
}
const decidedAt = '2026-02-12T11:00:00Z'
const opened = (answer: typeof withdrawal, language: 'en' | 'zh' = 'en') =>
  renderScreen(WithdrawDetail, {
    signedIn: true,
    language,
    params: { id: withdrawal.id },
    answers: { 'wallet.withdrawDetail': answer },
  })

it.each([
  [withdrawal, 'We’re checking your request', '提现申请审核中'],
  [{ ...withdrawal, state: 'approved', decidedAt } as const, 'on its way to your account', '审核已通过'],
  [
    { ...withdrawal, state: 'credited', decidedAt, endedAt: decidedAt } as const,
    'has arrived in your account',
    '款项已到账',
  ],
])('shows its state, account and sums: %#', async (answer, en, zh) => {
  const { view } = await opened(answer)
  expect(view.container).toHaveTextContent(en)
  expect(view.getByText('China Merchants Bank **** 4662')).toBeVisible()
  expect(view.getByText('¥1.20')).toBeVisible()
  expect(view.queryByRole('button', { name: 'Withdraw again' })).toBeNull()
  view.unmount()
  const chinese = await opened(answer, 'zh')
  expect(chinese.view.container).toHaveTextContent(zh)
})

it('says why it was rejected, that the money is back, and leads to another', async () => {
  const { view } = await opened({
    ...withdrawal,
    ...{ state: 'rejected', decidedAt, endedAt: decidedAt, reason: 'Name differs' },
  })
  expect(view.getByText('The money is back in your balance.')).toBeVisible()
  expect(view.getByText('Why: Name differs')).toBeVisible()
  await view.tap('Withdraw again')
  expect(view.path).toBe('pages/user/wallet/withdraw/index')
})

it('says why it cannot load, and tries again', async () => {
  const { view, api } = await renderScreen(WithdrawDetail, { signedIn: true, params: { id: withdrawal.id } })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('wallet.withdrawDetail', withdrawal)
  await view.tap('Try again')
  expect(view.getByText('Under review')).toBeVisible()
})
