import { renderScreen } from '@/testing'
import LogOutRisk from '.'

const none = { amount: null, count: null, until: null }
const risks = {
  maskedPhone: '138****6209',
  settle: [
    { ...none, kind: 'balance' as const, amount: 1286_50 },
    { ...none, kind: 'orders' as const, count: 2 },
  ],
  lost: [{ ...none, kind: 'membership' as const, until: '2026-03-18T04:00:00.000Z' }],
  needsPayPassword: true,
  days: 7,
}
const answers = {
  'account.cancelRisk': risks,
  'account.exportData': { path: '/v1/exports/x', expiresAt: '2026-03-18T04:00:00.000Z' },
}

it('says what is to settle and what is lost, and does not lead on before', async () => {
  const { view } = await renderScreen(LogOutRisk, { answers, signedIn: true })
  expect(view.getByRole('heading', { name: '2 things to settle first' })).toBeVisible()
  expect(view.getByText('¥1,286.50 in your wallet')).toBeVisible()
  expect(view.getByText('Until 2026-03-18; the rest isn’t refunded')).toBeVisible()
  await view.tap('Next')
  expect(view.path).not.toMatch(/affirm/)
  await view.tap('2 orders in progress, View')
  expect(view.path).toBe('pages/tab/order/index')
})

it('leads a rider to deliveries, pay and debt', async () => {
  const settle = [
    { ...none, kind: 'earnings' as const, amount: 3000_00 },
    { ...none, kind: 'pendingEarnings' as const, amount: 6_00 },
    { ...none, kind: 'debt' as const, amount: 20_00 },
    { ...none, kind: 'deliveries' as const, count: 1 },
  ]
  const { view } = await renderScreen(LogOutRisk, {
    answers: { ...answers, 'account.cancelRisk': { ...risks, settle } },
    signedIn: true,
  })
  expect(view.getByText('¥6.00 in pending earnings')).toBeVisible()
  await view.tap('You owe ¥20.00, Contact us')
  expect(view.path).toBe('pagecenter/page/index/setting/server/index')
  await view.tap('¥3,000.00 in earnings, View')
  expect(view.path).toBe('pages/rider/earnings/index')
  await view.tap('1 delivery in progress, View')
  expect(view.path).toBe('pages/rider/tasks/index')
})

it('shows what only a newer server knows of as something else', async () => {
  const settle = [{ ...none, kind: 'loans' as 'orders' }]
  const { view } = await renderScreen(LogOutRisk, {
    answers: { ...answers, 'account.cancelRisk': { ...risks, settle } },
    signedIn: true,
  })
  expect(view.getByText('Something else')).toBeVisible()
  await view.tap('Next')
  expect(view.path).not.toMatch(/affirm/)
})

it('leads on when nothing is in the way', async () => {
  const clear = { ...answers, 'account.cancelRisk': { ...risks, settle: [] } }
  const { view } = await renderScreen(LogOutRisk, { answers: clear, signedIn: true })
  expect(view.getByRole('heading', { name: 'You’re all set' })).toBeVisible()
  await view.tap('Next')
  expect(view.path).toMatch(/affirm/)
})

it('shows an error when the risks cannot be read, and does not continue', async () => {
  const { api, view } = await renderScreen(LogOutRisk, { signedIn: true })
  expect(view.getByRole('alert')).toBeVisible()
  await view.tap('Next')
  expect(view.path).not.toMatch(/affirm/)
  api.answer('account.cancelRisk', risks)
  await view.tap('Try again')
  expect(view.getByText('2 orders in progress')).toBeVisible()
})
