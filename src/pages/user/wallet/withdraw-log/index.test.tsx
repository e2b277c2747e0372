import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import WithdrawLog from '.'
import WithdrawSuccess from '../withdraw-success'

const withdrawal: Answer<'wallet.withdrawDetail'> = {
  ...{ id: 'w1', amount: 20000, fee: 120, arrives: 19880, state: 'credited', reason: null },
  account: { kind: 'other', provider: '', title: 'Bank of Here', number: '**** 1234' },
  ...{ createdAt: '2026-02-12T10:20:00Z', decidedAt: '2026-02-12T11:20:00Z', endedAt: '2026-02-12T11:21:00Z' },
}

it('lists withdrawals with what became of them', async () => {
  const { view } = await renderScreen(WithdrawLog, {
    signedIn: true,
    answers: { 'wallet.withdrawLog': { items: [withdrawal], next: null } },
  })
  await view.tap(/^¥200\.00.*Bank of Here.*Credited/)
  expect(view.path).toBe('pages/user/wallet/withdraw-detail/index')
})

it('leads from no withdrawal to the first, and tries again', async () => {
  const { view, api } = await renderScreen(WithdrawLog, { signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('wallet.withdrawLog', { items: [], next: null })
  await view.tap('Try again')
  await view.tap('Withdraw')
  expect(view.path).toBe('pages/user/wallet/withdraw/index')
})

it('shows the amount and the arrival time of a requested withdrawal, and leads to it', async () => {
  const { view } = await renderScreen(WithdrawSuccess, {
    signedIn: true,
    params: { id: 'w1' },
    answers: {
      'wallet.withdrawDetail': { ...withdrawal, state: 'underReview', decidedAt: null, endedAt: null },
      'wallet.withdrawRule': { minimum: 1000, timesADay: 3, feeRate: 60, reviewDays: 2 },
    },
  })
  expect(view.getByText(/reviewed within 2 working days/)).toBeVisible()
  expect(view.getByText('¥198.80')).toBeVisible()
  await view.tap('View request')
  expect(view.path).toBe('pages/user/wallet/withdraw-detail/index')
})
