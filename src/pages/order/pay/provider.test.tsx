import { renderScreen, settle, type Answers } from '@/testing'
import { payable, sandboxed, unpaid } from '@/testing/payments'
import { platform } from '../../../../tests/stand-ins/taro'
import Pay from '.'

const opened = (answers: Answers = {}) =>
  renderScreen(Pay, { params: { orderId: 'o1' }, signedIn: true, answers: { ...payable(), ...answers } })

/** Simulates leaving for another screen and returning. */
const comeBack = () =>
  settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })

it('goes to the sandbox for a provider, and asks the server when the person is back', async () => {
  const { view, api } = await opened({ 'payment.wechatOrder': sandboxed })
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  await view.tap('Pay ¥32.00')
  expect(view.path).toBe('pages/order/cashier/index')
  expect(api.calls('payment.wechatOrder')).toMatchObject([{ orderId: 'o1', paymentScene: 'page' }])
  expect(api.calls('payment.status')).toHaveLength(0)
  await comeBack()
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('stays when the provider took nothing, and says when it refused', async () => {
  const { view } = await opened({
    'payment.wechatOrder': sandboxed,
    'payment.status': { ...unpaid, attempt: 'failed' },
  })
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  await view.tap('Pay ¥32.00')
  await comeBack()
  expect(view.toast).toBe('Payment failed, try again later')
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
})

it('lets another way be chosen while it still reads what became of the last one', async () => {
  const { view, api } = await opened({
    'payment.wechatOrder': sandboxed,
    'payment.status': { ...unpaid, attempt: 'failed' },
  })
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  await view.tap('Pay ¥32.00')
  const held = api.hold('payment.types')
  await comeBack()
  expect(view.toast).toBe('Payment failed, try again later')
  await settle(() => view.getByRole('radio', { name: /^Balance/ }).click())
  api.release('payment.types')
  await held.deliver(0)
  await view.tap('Pay ¥32.00')
  expect(view.getByText('Enter pay password')).toBeVisible()
})

it('says why a provider does not open, and tries a lost request again under the same key', async () => {
  const { view, api } = await opened()
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  api.break('payment.wechatOrder', 504)
  await view.tap('Pay ¥32.00')
  api.fail('payment.wechatOrder', 'paymentFailed')
  await view.tap('Pay ¥32.00')
  expect(view.toast).toBe('Payment failed, try again later')
  await view.tap('Pay ¥32.00')
  const [lost, again, after] = api.calls('payment.wechatOrder') as { idempotencyKey: string }[]
  expect(again?.idempotencyKey).toBe(lost?.idempotencyKey)
  expect(after?.idempotencyKey).not.toBe(lost?.idempotencyKey)
})
