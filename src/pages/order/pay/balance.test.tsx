import { renderScreen, settle, type Answers, type View } from '@/testing'
import { ticketOf } from '@/testing/orders'
import { cashierOf, done, payable, unpaid } from '@/testing/payments'
import { platform } from '../../../../tests/stand-ins/taro'
import Pay from '.'

const opened = (answers: Answers = {}) =>
  renderScreen(Pay, { params: { orderId: 'o1' }, signedIn: true, answers: { ...payable(), ...answers } })

async function typed(view: View, digits = '246810') {
  for (const digit of digits) await view.tap(digit)
}

const keys = (api: { calls: (name: 'payment.balancePay') => unknown[] }) =>
  (api.calls('payment.balancePay') as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey)

it('pays by the sixth digit, and believes only the server', async () => {
  const { view, api } = await opened()
  await view.tap('Pay ¥32.00')
  expect(view.getByText('Balance · Noodles')).toBeVisible()
  await typed(view)
  expect(api.calls('payment.balancePay')).toMatchObject([{ orderId: 'o1', payPassword: '246810' }])
  expect(api.calls('payment.status')).toHaveLength(1)
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('clears a wrong password, and tries the next one under a new key', async () => {
  const { view, api } = await opened()
  await view.tap('Pay ¥32.00')
  api.fail('payment.balancePay', 'payPasswordWrong')
  await typed(view)
  expect(view.getByRole('alert')).toHaveTextContent('Wrong pay password')
  expect(view.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  api.fail('payment.balancePay', 'payPasswordLocked')
  await typed(view)
  expect(new Set(keys(api)).size).toBe(2)
  expect(view.getByRole('alert')).toHaveTextContent('Pay password locked')
  await typed(view)
  expect(keys(api)).toHaveLength(2)
})

it('asks what happened before telling anything when the answer is lost', async () => {
  const { view, api } = await opened()
  await view.tap('Pay ¥32.00')
  api.break('payment.balancePay', 504)
  await typed(view)
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('says so when a lost payment did not go through', async () => {
  const { view, api } = await opened({ 'payment.status': unpaid })
  await view.tap('Pay ¥32.00')
  api.break('payment.balancePay', 504)
  await typed(view)
  expect(view.getByText('Payment didn’t go through. You weren’t charged')).toBeVisible()
})

it('offers to ask again when not even that is known', async () => {
  const { view, api } = await opened()
  await view.tap('Pay ¥32.00')
  api.break('payment.balancePay', 504)
  api.break('payment.status', 504)
  await typed(view)
  expect(view.getByRole('alertdialog')).toHaveTextContent('You won’t be charged twice')
  api.answer('payment.status', done)
  await view.tap('Check again')
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('has a pay password set first, and continues when the customer comes back with one', async () => {
  const { view, api } = await opened({ 'wallet.hasPayPassword': { hasPayPassword: false } })
  await view.tap('Pay ¥32.00')
  await view.tap('Set now')
  expect(view.path).toBe('pagecenter/page/index/setting/pay-password/index')
  api.answer('wallet.hasPayPassword', { hasPayPassword: true })
  await settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })
  expect(view.getByText('Enter pay password')).toBeVisible()
})

it('does not pay from a balance that is too low', async () => {
  const { view } = await opened({
    'payment.types': cashierOf({
      types: [{ kind: 'balance', balance: 100, usable: false, why: 'Too low', sandbox: false }],
    }),
  })
  expect(view.getByText('¥1.00 available, not enough')).toBeVisible()
  await view.tap('Pay ¥32.00')
  expect(view.queryByText('Enter pay password')).toBeNull()
})

it('asks for the pay password alone where nothing is left to pay', async () => {
  const { view, api } = await opened({ 'payment.types': cashierOf({ amount: 0 }) })
  expect(view.getByText('Enter pay password')).toBeVisible()
  expect(view.getByText('Points cover the full amount')).toBeVisible()
  expect(view.queryByText('WeChat Pay')).toBeNull()
  await typed(view)
  expect(api.calls('payment.balancePay')).toMatchObject([{ orderId: 'o1', payPassword: '246810' }])
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('has a pay password set where nothing is left to pay', async () => {
  const { view, api } = await opened({ 'payment.types': cashierOf({ amount: 0 }) })
  api.fail('payment.balancePay', 'payPasswordNotSet')
  await typed(view)
  await view.tap('Set now')
  expect(view.path).toBe('pagecenter/page/index/setting/pay-password/index')
})

it('leaves from the pay password where nothing is left to pay', async () => {
  const { view } = await opened({ 'payment.types': cashierOf({ amount: 0 }) })
  await view.tap('Back')
  expect(view.getByRole('alertdialog')).toBeVisible()
})

it('pays an order of a kind that is not known', async () => {
  const { view } = await opened({ 'order.detail': ticketOf({ phase: 'toPay' }) })
  expect(view.getByText('Evening show')).toBeVisible()
  await view.tap('Pay ¥32.00')
  await typed(view)
  expect(view.path).toBe('pages/order/pay-success/index')
})
