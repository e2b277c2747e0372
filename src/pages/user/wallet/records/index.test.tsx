import { limits } from '@contract/limits'
import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import MoneyRecords from '.'

const none = { income: 0, expense: 0, incomeCount: 0, expenseCount: 0 }
const dayOf = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`
const record = { type: 'payment', category: 'takeaway', title: 'Noodles', amount: -3890 } as const
const takeaway = { income: 1800, expense: 3890, incomeCount: 1, expenseCount: 1 }

const money: Answer<'wallet.myMoney'> = {
  items: [
    { ...record, id: 'r1', at: '2026-01-30T04:00:00Z', day: dayOf(29) },
    { ...record, id: 'r2', type: 'refund', amount: 1800, at: '2026-01-30T03:00:00Z', day: dayOf(29) },
    { ...record, id: 'r3', type: 'withdrawal', title: null, at: '2026-01-28T04:00:00Z', day: dayOf(27) },
    { ...record, id: 'r4', at: '2025-11-02T04:00:00Z', day: '2025-11-02' },
  ],
  next: null,
  summary: {
    ...takeaway,
    days: Array.from({ length: limits.moneyDays }, (_, index) => ({
      ...none,
      day: dayOf(index),
      ...(index === 29 && takeaway),
    })),
    categories: [{ category: 'takeaway', ...takeaway }],
  },
}

const opened = (different: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(MoneyRecords, { signedIn: true, language, answers: { 'wallet.myMoney': money, ...different } })

it('sums up each of the last days on which something counts', async () => {
  const { view } = await opened()
  expect(view.getAllByText(/^Out /)).toHaveLength(1)
  expect(view.getByText('Out ¥38.90 · In ¥18.00')).toBeVisible()
})

it('sums up no day while one category is shown', async () => {
  const { view, api } = await opened({}, 'zh')
  expect(view.getByText('支出¥38.90 收入¥18.00')).toBeVisible()
  await view.tap('外卖')
  expect(api.calls('wallet.myMoney').at(-1)).toMatchObject({ category: 'takeaway' })
  expect(view.queryByText(/^支出¥/)).toBeNull()
})

it('says that nothing has moved yet', async () => {
  const { view } = await opened({ 'wallet.myMoney': { ...money, items: [] } })
  expect(view.getByText('No records yet')).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(MoneyRecords, { signedIn: true })
  expect(view.getAllByRole('alert').length).toBeGreaterThan(0)
  api.answer('wallet.myMoney', money)
  for (const retry of view.getAllByRole('button', { name: 'Try again' })) await settle(() => retry.click())
  expect(view.getByText('Out ¥38.90 · In ¥18.00')).toBeVisible()
})
