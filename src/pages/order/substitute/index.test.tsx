import type { Answer } from '@/services/api'
import { colours } from '@/styles/tokens'
import { renderScreen, settle, type Answers } from '@/testing'
import { paymentOf } from '@/testing/payments'
import Substitute from '.'

const picture = { path: '/pictures/1', colour: '#ffffff' }

const shared = (different: Partial<Answer<'payment.substitute'>> = {}): Answer<'payment.substitute'> => ({
  amount: 3200,
  title: 'Noodles',
  status: 'pending',
  payBefore: new Date(Date.now() + 10 * 60_000).toISOString(),
  store: { name: 'Noodles', logo: picture },
  items: [{ name: 'Beef noodles', quantity: 2, picture }],
  count: 2,
  asker: 'A**',
  own: false,
  paidByMe: false,
  ...different,
})

const types: Answer<'payment.types'> = {
  ...shared(),
  orders: [],
  types: [{ kind: 'balance', balance: 10_000, usable: true, why: null, sandbox: false }],
}

const opened = (answer = shared(), answers: Answers = {}) =>
  renderScreen(Substitute, {
    params: { token: 'o1.signed' },
    signedIn: true,
    answers: { 'payment.substitute': answer, 'payment.types': types, ...answers },
  })

it('shows who asks for what, and nothing more of them', async () => {
  const { view, api } = await opened()
  expect(view.getByText('A** asks you to pay')).toBeVisible()
  expect(view.getByText('Beef noodles')).toBeVisible()
  expect(view.getByText('2 items')).toBeVisible()
  expect(api.calls('payment.types')).toHaveLength(0)
})

it('pays from the balance of the friend who was asked', async () => {
  const { view, api } = await opened(shared(), {
    'wallet.hasPayPassword': { hasPayPassword: true },
    'payment.balancePay': { status: 'paid', paid: 3200, balance: 6800 },
    'payment.status': paymentOf(),
  })
  await view.tap('Pay ¥32.00')
  expect(view.queryByRole('radio', { name: /Ask someone/ })).toBeNull()
  await view.tap('Pay ¥32.00')
  api.answer('payment.substitute', shared({ status: 'paid', paidByMe: true }))
  for (const digit of '246810') await view.tap(digit)
  expect(api.calls('payment.balancePay')).toMatchObject([{ shareToken: 'o1.signed', payPassword: '246810' }])
  expect(view.getByText('You paid for your friend')).toBeVisible()
})

it('thanks who paid', async () => {
  const { view } = await opened(shared({ status: 'paid', paidByMe: true }))
  expect(view.getByText('You paid for your friend')).toBeVisible()
  await view.tap('Back to home')
  expect(view.path).toBe('pages/tab/home/index')
})

it.each([20, -20])('can be paid on a device whose clock is %i minutes ahead', async (minutes) => {
  const time = () => Date.now() - minutes * 60_000
  const { view } = await renderScreen(Substitute, {
    params: { token: 'o1.signed' },
    signedIn: true,
    answers: { 'payment.substitute': shared({ payBefore: new Date(time() + 60_000).toISOString() }) },
    prepare: (api) => (api.clock = time),
  })
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
})

it.each([
  [shared({ status: 'paid' }), 'This order is already paid'],
  [shared({ status: 'closed' }), 'This order can no longer be paid'],
  [shared({ payBefore: '2026-01-01T00:00:00Z' }), 'This order can no longer be paid'],
])('offers nothing to pay any more', async (answer, title) => {
  const { view } = await opened(answer)
  expect(view.getByText(title)).toBeVisible()
  expect(view.queryByText('Pay ¥32.00')).toBeNull()
})

it('shows the owner that the order is their own', async () => {
  const { view } = await opened(shared({ own: true }))
  expect(view.getByText('Waiting for someone to pay')).toBeVisible()
  expect(view.getByText(/This is your order/)).toBeVisible()
  expect(view.queryByText(/asks you to pay/)).toBeNull()
})

it('does not thank the owner who paid it, as if it were a friend’s', async () => {
  const { view } = await opened(shared({ own: true, status: 'paid', paidByMe: true }))
  expect(view.getByText('This order is already paid')).toBeVisible()
})

it('shows a visitor who asks for what, and has them log in only to pay', async () => {
  const { view } = await renderScreen(Substitute, {
    params: { token: 'o1.signed' },
    answers: { 'payment.substitute': shared(), 'payment.types': types },
  })
  expect(view.getByText('A** asks you to pay')).toBeVisible()
  expect(view.getByText('Beef noodles')).toBeVisible()
  jest.useFakeTimers()
  await view.tap('Log in to pay ¥32.00')
  await settle(() => jest.runOnlyPendingTimers())
  jest.useRealTimers()
  expect(view.path).toBe('pagecenter/page/user/login/login-code/index')
})

it('opens the ways to pay for a customer who has logged in to pay', async () => {
  const { view } = await renderScreen(Substitute, {
    params: { token: 'o1.signed', pay: '1' },
    signedIn: true,
    answers: { 'payment.substitute': shared(), 'payment.types': types },
  })
  expect(view.getByText('Choose how to pay')).toBeVisible()
})

it('shows that it is paid in the colour of success', async () => {
  const { view } = await opened(shared({ status: 'paid', paidByMe: true }))
  const outcome = view.getByText('You paid for your friend').parentElement
  expect(outcome?.querySelector('svg')).toHaveAttribute('stroke', colours.good)
})

it('shows the friend that the money was refunded', async () => {
  const { view } = await opened(shared({ status: 'refunded', paidByMe: true }))
  expect(view.getByText('Refunded to you')).toBeVisible()
})

it('says that it could not load, and tries again', async () => {
  const { view, api } = await renderScreen(Substitute, { params: { token: 'x' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('payment.substitute', shared())
  await view.tap('Try again')
  expect(view.getByText('A** asks you to pay')).toBeVisible()
})
