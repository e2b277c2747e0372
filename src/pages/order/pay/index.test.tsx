import { within } from '@testing-library/react'
import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers } from '@/testing'
import { ticketOf } from '@/testing/orders'
import { cashierOf, paidOrderOf, payable } from '@/testing/payments'
import Pay from '.'

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Pay, { params: { orderId: 'o1' }, signedIn: true, language, answers: { ...payable(), ...answers } })

it('shows what is to be paid, until when, and from what', async () => {
  const { view } = await opened()
  expect(view.getByRole('timer')).toHaveTextContent(/Pay within (10:00|09:5\d)/)
  expect(view.getByRole('radio', { name: 'Balance, ¥236.50 available' })).toHaveAttribute('aria-checked', 'true')
})

it.each([20, -20])('can be paid on a device whose clock is %i minutes ahead', async (minutes) => {
  const time = () => Date.now() - minutes * 60_000
  const { view } = await renderScreen(Pay, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: { ...payable(), 'payment.types': cashierOf({ payBefore: new Date(time() + 10 * 60_000).toISOString() }) },
    prepare: (api) => (api.clock = time),
  })
  expect(view.getByRole('timer')).toHaveTextContent(/Pay within (10:0\d|09:5\d)/)
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
})

it.each([
  [
    { isMember: true, memberUntil: '2099-01-01T00:00:00Z', saved: 800, couldSave: 0 },
    'Membership saves you ¥8.00 on this order',
  ],
  [{ isMember: false, memberUntil: null, saved: 0, couldSave: 650 }, 'Members save ¥6.50 on this order'],
])('says what membership saves, or would', async (info, text) => {
  const { view } = await opened({ 'payment.memberInfo': info })
  expect(view.getByText(text)).toBeVisible()
})

it('is silent about a membership that makes no difference', async () => {
  const { view } = await opened()
  expect(view.queryByText(/[Mm]ember/)).toBeNull()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(Pay, { params: { orderId: 'o1' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('payment.types', cashierOf())
  await view.tap('Try again')
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
})

it('draws no way of paying that this client cannot carry out', async () => {
  const later = { ...cashierOf().types[1], kind: 'moonPay' } as unknown as Answer<'payment.types'>['types'][number]
  const { view } = await opened({ 'payment.types': cashierOf({ types: [...cashierOf().types, later] }) })
  const names = [/^Balance/, /^WeChat Pay/, /^Alipay/, /^Ask someone to pay/]
  const radios = view.getAllByRole('radio').map(({ textContent }) => textContent)
  expect(radios).toEqual(names.map((name): unknown => expect.stringMatching(name)))
})

it('shows why a way cannot be used', async () => {
  const { view } = await opened()
  const alipay = view.getByRole('radio', { name: /^Alipay ?This payment method isn’t available$/ })
  await settle(() => alipay.click())
  expect(alipay).toHaveAttribute('aria-checked', 'false')
})

it('shows each of the orders that are paid together, and the sum of them all', async () => {
  const tea = { store: { name: 'Tea House', logo: { path: '', colour: '#ccc' } }, title: 'Longjing tea' }
  const orders = [paidOrderOf(), paidOrderOf({ orderId: 'o2', ...tea, amount: 15_800, total: 15_800 })]
  const { view } = await opened({ 'payment.types': cashierOf({ amount: 19_000, orders }) })
  for (const text of ['Noodles', 'Beef noodles', '¥32.00', 'Tea House', 'Longjing tea', '¥158.00', '¥190.00'])
    expect(view.container).toHaveTextContent(text)
  expect(view.getByText('Pay ¥190.00')).toBeVisible()
})

it.each([
  ['deposit', 'Deposit'],
  ['change', 'Difference for your change'],
] as const)('says that what is paid is a %s, and of what', async (part, label) => {
  const orders = [paidOrderOf({ part, amount: 400, total: 3400 })]
  const { view } = await opened({ 'payment.types': cashierOf({ amount: 400, orders }) })
  expect(view.container).toHaveTextContent(`Order total¥34.00${label}¥4.00`)
  expect(view.queryByText('Total')).toBeNull()
})

it('asks before it leaves the order unpaid', async () => {
  const { view } = await opened()
  const [, close] = view.getAllByRole('button', { name: 'Close' })
  await settle(() => close?.click())
  const answers = within(view.getByRole('alertdialog')).getAllByRole('button')
  expect(answers.map(({ textContent }) => textContent)).toEqual(['Leave', 'Keep paying'])
  await view.tap('Keep paying')
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
  await settle(() => close?.click())
  await view.tap('Leave')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('leaves for all orders from one of a kind that is not known', async () => {
  const { view } = await opened({
    'order.detail': ticketOf({ phase: 'toPay' }),
    'payment.types': cashierOf({ payBefore: '2026-01-01T00:00:00Z' }),
  })
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it('leaves for all orders from one that could not be read', async () => {
  const { view } = await renderScreen(Pay, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: { 'payment.types': cashierOf({ payBefore: '2026-01-01T00:00:00Z' }) },
  })
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it('leads to an order that can no longer be paid, and on from one that is paid', async () => {
  const late = await opened({ 'payment.types': cashierOf({ payBefore: '2026-01-01T00:00:00Z' }) })
  await late.view.tap('View order')
  expect(late.view.path).toBe('pages/detail/takeout/index')
  late.view.unmount()
  const done = await opened({ 'payment.types': cashierOf({ status: 'paid' }) })
  expect(done.view.path).toBe('pages/order/pay-success/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  await view.tap('确认支付¥32.00')
  expect(view.getByText('请输入支付密码')).toBeVisible()
})
