import { renderScreen, settle, type Answers } from '@/testing'
import { aUser } from '@/testing/user'
import { paymentOf } from '@/testing/payments'
import MemberPay from '.'

const cashier = {
  amount: 12800,
  title: 'Super member, Year',
  status: 'pending' as const,
  payBefore: '2099-01-01T00:00:00.000Z',
  orders: [],
  types: [{ kind: 'balance' as const, balance: 23650, usable: true, why: null, sandbox: false }],
}
const done = paymentOf({ amount: 12800 })

const opened = (paymentId: string, answers: Answers = {}) =>
  renderScreen(MemberPay, {
    params: { paymentId },
    signedIn: true,
    answers: {
      'payment.types': cashier,
      'wallet.hasPayPassword': { hasPayPassword: true },
      'payment.balancePay': { status: 'paid', paid: 12800, balance: 10850 },
      'payment.status': done,
      'user.info': aUser({ userLevel: 1 }),
      'cart.info': { baskets: [], count: 0 },
      ...answers,
    },
  })

it('pays the membership, and takes its prices over before it leads back', async () => {
  const { api, view } = await opened('p1')
  const before = [api.calls('user.info').length, api.calls('cart.info').length]
  await view.tap('Pay ¥128.00')
  for (const digit of '246810') await view.tap(digit)
  expect(api.calls('payment.balancePay')).toMatchObject([{ paymentId: 'p1', payPassword: '246810' }])
  expect(view.path).toBe('pages/tab/member/index')
  expect(view.getByText('You’re a super member now')).toBeVisible()
  expect(api.calls('user.info').length).toBeGreaterThan(before[0] ?? 0)
  expect(api.calls('cart.info').length).toBeGreaterThan(before[1] ?? 0)
})

it('says what leaving unpaid means', async () => {
  const { view } = await opened('p2')
  const [, close] = view.getAllByRole('button', { name: 'Close' })
  await settle(() => close?.click())
  expect(view.getByText('Your membership starts once it’s paid.')).toBeVisible()
  await view.tap('Leave')
  expect(view.path).toBe('pages/tab/member/index')
})

it('says that it could not load, and tries again', async () => {
  const { api, view } = await renderScreen(MemberPay, { params: { paymentId: 'p3' }, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('payment.types', cashier)
  await view.tap('Try again')
  expect(view.getByText('Pay ¥128.00')).toBeVisible()
})
