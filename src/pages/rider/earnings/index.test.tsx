import { renderScreen } from '@/testing'
import { aTask, riderAnswers, withTasks } from '@/testing/riders'
import Earnings from '.'

const days = ['19', '20', '21', '22', '23', '24', '25'].map((day, at) => ({
  day: `2026-03-${day}`,
  earned: at === 2 ? 0 : (at + 1) * 20_00,
  deliveries: at === 2 ? 0 : at + 2,
}))
const week = { available: 439_80, owed: 0, pending: 126_40, days }

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Earnings, { signedIn: true, answers: { ...riderAnswers, 'rider.earnings': week, ...answers }, language })

it('shows what can be withdrawn, what comes later, and the week with spoken values', async () => {
  const { view } = await opened()
  expect(view.getByText('¥126.40 more after customers confirm')).toBeVisible()
  const bars = view.getAllByRole('button', { name: /deliver(y|ies)$/ })
  expect(bars).toHaveLength(7)
  expect(bars[3]).toHaveAccessibleName(/: ¥80.00, 5 deliveries$/)
  await view.tap(/: ¥40.00, 3 deliveries$/)
  expect(view.getByText('¥40.00')).toBeVisible()
})

const other = '018f0000-0000-7000-8000-0000000000d2'
it.each([
  ['1 order in progress', [aTask()], 'pages/rider/task/index'],
  ['2 orders in progress', [aTask(), aTask({ id: other })], 'pages/rider/tasks/index'],
])('leads back to %s', async (strip, tasks, path) => {
  const { view } = await opened(withTasks(...tasks))
  await view.tap(strip)
  expect(view.path).toBe(path)
})

it('says nothing of orders where none is in progress', async () => {
  const { view } = await opened()
  expect(view.queryByText(/in progress/)).toBeNull()
})

it('goes to the week before and back', async () => {
  const { view, api } = await opened()
  expect(view.getByRole('button', { name: 'Next week' })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Previous week')
  expect(api.calls('rider.earnings').at(-1)).toEqual({ until: '2026-03-18' })
  await view.tap('Next week')
  expect(api.calls('rider.earnings').at(-1)).toEqual({})
})

it('moves the pay into the wallet once, and continues to its withdrawal', async () => {
  const { view, api } = await opened()
  api.lose('rider.payOut')
  await view.tap('Withdraw')
  await view.tap('Withdraw')
  expect(view.path).not.toMatch(/withdraw/)
  api.answer('rider.payOut', { available: 0 })
  await view.tap('Withdraw')
  await view.tap('Withdraw')
  expect(api.calls('rider.payOut')).toMatchObject([{ amount: 439_80 }, { amount: 439_80 }])
  expect(new Set(api.keys('rider.payOut')).size).toBe(1)
  expect(view.path).toBe('pages/user/wallet/withdraw/index')
})

it('says what is owed, and pays nothing out then', async () => {
  const { view } = await opened({ 'rider.earnings': { ...week, available: 0, owed: 12_00 } })
  expect(view.getByText('You owe ¥12.00, deducted from your next pay')).toBeVisible()
  expect(view.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-disabled', 'true')
})

it('says so before the first pay', async () => {
  const none = days.map((day) => ({ ...day, earned: 0, deliveries: 0 }))
  const { view } = await opened({ 'rider.earnings': { ...week, days: none } })
  expect(view.getByText('Your pay appears here after your first delivery')).toBeVisible()
})

it('tries again after a failure, in Chinese', async () => {
  const { view, api } = await renderScreen(Earnings, { signedIn: true, answers: riderAnswers, language: 'zh' })
  api.answer('rider.earnings', week)
  await view.tap('重试')
  expect(view.getByText('可提现')).toBeVisible()
})
