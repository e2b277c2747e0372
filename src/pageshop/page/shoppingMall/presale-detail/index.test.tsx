import { renderScreen, type Answers } from '@/testing'
import { aPresale } from '@/testing/presales'
import Detail from '.'

const presale = aPresale()
const detail = (change: Parameters<typeof aPresale>[0] = {}, language: 'en' | 'zh' = 'en', answers: Answers = {}) =>
  renderScreen(Detail, {
    params: { id: presale.id },
    signedIn: true,
    answers: { 'mall.presaleDetail': aPresale(change), ...answers },
    language,
  })

it('shows the terms, the steps and who keeps the deposit, and continues to the check-out', async () => {
  const { view } = await detail()
  for (const text of ['1286 deposits paid', 'counts as ¥40.00', 'Presale price ¥168.00, you pay ¥148.00', '¥128.00'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText(/lose the deposit.*double the deposit/)).toBeVisible()
  await view.tap('Pay deposit ¥20.00')
  expect(view.path).toBe('pageshop/page/shoppingMall/confirm-order/index')
})

const mine = (step: 'deposit' | 'waiting' | 'balance') => ({ mine: { orderId: 'o1', step, balance: 12800 } })

it.each([
  ['Pay deposit ¥20.00', mine('deposit'), 'pages/order/pay/index'],
  [
    'Pay balance ¥128.00',
    { ...mine('balance'), phase: 'balance' as const },
    'pageshop/page/shoppingMall/pay-presale/index',
  ],
])('leads by “%s” to where it is paid', async (name, change, path) => {
  const { view } = await detail(change)
  await view.tap(name)
  expect(view.path).toBe(path)
})

it.each([
  [/^Balance from /, { ...mine('waiting'), phase: 'waiting' as const }],
  ['Presale ended', { phase: 'over' as const }],
  ['Sold out', { soldOut: true }],
])('has “%s” disabled', async (name, change) => {
  const { view } = await detail(change)
  expect(view.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
})

it('reminds a customer of one that begins later', async () => {
  const { view, api } = await detail({ phase: 'soon' as const })
  api.answer('message.remind', { on: true })
  api.answer('message.reminders', { items: [{ subject: 'presale', subjectId: presale.id }] })
  await view.tap('Remind me')
  expect(api.calls('message.remind')).toEqual([{ subject: 'presale', subjectId: presale.id, on: true }])
  expect(view.getByRole('button', { name: 'Reminder on' })).toBeVisible()
})

it('is bought at once where there is no deposit', async () => {
  const terms = presale.terms.map((each) => ({ ...each, deposit: null, countsAs: null, paid: 16800 }))
  const { view } = await detail({ deposit: null, countsAs: null, balanceFrom: null, balanceUntil: null, terms }, 'zh')
  expect(view.getByText('支付全款')).toBeVisible()
  expect(view.queryByText(/定金不予退还/)).toBeNull()
  await view.tap('立即购买')
  expect(view.path).toBe('pageshop/page/shoppingMall/confirm-order/index')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(Detail, { params: { id: presale.id }, answers: {} })
  api.answer('mall.presaleDetail', presale)
  await view.tap('Try again')
  expect(view.getByRole('heading', { name: presale.name })).toBeVisible()
})
