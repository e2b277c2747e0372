import { limits } from '@contract/limits'
import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import Wallet from '.'

const none = { income: 0, expense: 0, incomeCount: 0, expenseCount: 0 }
const day = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`
const money: Answer<'wallet.myMoney'> = {
  items: [
    {
      ...{ id: 'r1', type: 'refund', category: 'takeaway', title: 'Noodles', amount: 1800 },
      ...{ at: '2026-01-30T04:00:00Z', day: day(29) },
    },
    {
      ...{ id: 'r2', type: 'payment', category: 'takeaway', title: 'Noodles', amount: -3890 },
      ...{ at: '2026-01-29T04:00:00Z', day: day(28) },
    },
  ],
  next: null,
  summary: {
    ...{ income: 1800, expense: 3890, incomeCount: 1, expenseCount: 1 },
    days: Array.from({ length: limits.moneyDays }, (_, index) => ({
      ...none,
      day: day(index),
      ...(index === 29 && { income: 1800, incomeCount: 1 }),
      ...(index === 28 && { expense: 3890, expenseCount: 1 }),
    })),
    categories: [],
  },
}
const answers: Answers = {
  'wallet.balance': { balance: 128650 },
  'wallet.hasPayPassword': { hasPayPassword: true },
  'wallet.myMoney': money,
}
const opened = (different: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Wallet, { signedIn: true, language, answers: { ...answers, ...different } })

it('shows the balance and the records by day', async () => {
  const { view } = await opened()
  expect(view.getByText('¥1,286.50')).toBeVisible()
  expect(view.getByText('Refund · Noodles')).toBeVisible()
  await view.tap('Noodles, −¥38.90')
  expect(view.path).toBe('pages/user/wallet/consumer-detail/index')
})

it('hides every amount, and remembers it', async () => {
  const first = await opened()
  await first.view.tap('Hide amounts')
  expect(first.view.container).not.toHaveTextContent('¥')
  expect(first.view.getAllByText('••••').length).toBeGreaterThan(3)
  await first.view.tap('Show amounts')
  expect(first.view.getByText('¥1,286.50')).toBeVisible()
})

it('shows the day of a column', async () => {
  const { view } = await opened()
  await view.tap(/in ¥18\.00/)
  expect(view.getByText(/^\+¥18\.00 /)).toBeVisible()
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Wallet, { signedIn: true })
  expect(view.getAllByRole('alert')).toHaveLength(2)
  for (const [name, answer] of Object.entries(answers)) api.answer(name as 'wallet.balance', answer as never)
  const [first] = view.getAllByRole('button', { name: 'Try again' })
  await settle(() => first?.click())
  expect(view.getByText('¥1,286.50')).toBeVisible()
})

it('says that nothing has moved yet, in Chinese', async () => {
  const { view } = await opened({ 'wallet.myMoney': { ...money, items: [] } }, 'zh')
  expect(view.getByText('暂无账单')).toBeVisible()
})
