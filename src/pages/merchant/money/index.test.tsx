import { renderScreen } from '@/testing'
import { aBalance, aPayout, storeMoneyAnswers } from '@/testing/store-money'
import Money from '.'

const opened = (answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Money, { signedIn: true, answers: { ...storeMoneyAnswers, ...answers }, language })

it('shows what is free, on hold and in a refund case, and hides the amounts', async () => {
  const { view } = await opened()
  expect(view.getByText('¥95.44 in all · ¥45.30 on hold')).toBeVisible()
  expect(view.getByText(/41 orders$/)).toBeVisible()
  expect(view.getByText('Refund case, order 260325120500123023')).toBeVisible()
  expect(view.getAllByRole('img', { name: /: ¥/ })).toHaveLength(7)
  await view.tap('Hide amounts')
  expect(view.queryByText('¥95.44 in all · ¥45.30 on hold')).toBeNull()
  await view.tap('Show amounts')
})

it('pays out what is available, once, after the pay password', async () => {
  const { view, api } = await opened()
  api.lose('merchant.payOut')
  await view.tap('Pay out now')
  for (const digit of '246810') await view.tap(digit)
  api.answer('merchant.payOut', aPayout({ state: 'approved' }))
  for (const digit of '246810') await view.tap(digit)
  const sent = api.calls('merchant.payOut') as { amount: number; idempotencyKey: string }[]
  expect(sent.map(({ amount }) => amount)).toEqual([4975, 4975])
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

it('changes the rhythm', async () => {
  const { view, api } = await opened()
  api.answer('merchant.setPayouts', { ...aBalance().settings, period: 'daily' })
  await view.tap(/^Automatic payouts/)
  await view.tap('Every day')
  for (const digit of '246810') await view.tap(digit)
  expect(api.calls('merchant.setPayouts').at(-1)).toMatchObject({ period: 'daily', threshold: 100 })
})

it.each([
  ['without an account', { settings: { account: null, period: 'weekly', threshold: 0 } }, 'Link an account first'],
  ['below the minimum', { available: 900 }, 'The minimum payout is ¥10.00'],
  ['while stopped', { stopped: 'Licence ended' }, 'Payouts are on hold: Licence ended'],
] as const)('says why nothing can be paid out %s', async (_, over, reason) => {
  const { view } = await opened({ 'merchant.balance': aBalance(over) })
  expect(view.getByText(reason)).toBeVisible()
  expect(view.getByRole('button', { name: 'Pay out now' })).toHaveAttribute('aria-disabled', 'true')
})

it('says what is owed, and what comes first, in Chinese', async () => {
  const none = { total: 0, available: 0, held: 0, disputed: 0, heldDays: [], disputes: [], nextPayout: null }
  const { view } = await opened({ 'merchant.balance': aBalance({ ...none, debt: 212_00 }) }, 'zh')
  expect(view.getByText('欠款¥212.00，从后续订单扣')).toBeVisible()
  expect(view.getByText('未开启自动打款')).toBeVisible()
})

it('leads to a statement and to the payouts, and says why one came back', async () => {
  const back = aPayout({ state: 'returned', reason: 'Name differs' })
  const { view } = await opened({ 'merchant.payouts': { items: [back], next: null } })
  expect(view.getByText('Returned')).toBeVisible()
  expect(view.getByText(/Name differs$/)).toBeVisible()
  await view.tap(/In progress$/)
  expect(view.path).toBe('pages/merchant/statement/index')
})

it('retries what failed', async () => {
  const { 'merchant.balance': balance, ...answers } = storeMoneyAnswers
  const { view, api } = await renderScreen(Money, { signedIn: true, answers })
  api.answer('merchant.balance', balance)
  await view.tap('Try again')
  expect(view.getByText('¥95.44 in all · ¥45.30 on hold')).toBeVisible()
})
