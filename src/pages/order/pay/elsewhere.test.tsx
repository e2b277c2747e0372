import { renderScreen, settle, type Answers } from '@/testing'
import { cashierOf, done, payable, sandboxed, unpaid } from '@/testing/payments'
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

/** Another device or a friend has changed the order. */
const changed = () =>
  settle(() => platform.sockets.at(-1)?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))

it('has somebody else pay by a link', async () => {
  const { view } = await opened({ 'payment.share': { ...cashierOf(), shareToken: 'o1.signed' } })
  await view.tap(/^Ask someone to pay ?\S/)
  await view.tap('Ask someone to pay')
  expect(view.getByText('Please pay ¥32.00 for me')).toBeVisible()
})

it('continues at once when a friend pays while the ways to pay are open', async () => {
  const { view, api } = await opened({ 'payment.status': unpaid })
  await changed()
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
  api.answer('payment.status', { ...done, payer: 'Z**' })
  await changed()
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('continues when it is notified of the payment while a status call still answers unpaid', async () => {
  const { view, api } = await opened({ 'payment.wechatOrder': sandboxed, 'payment.status': unpaid })
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  await view.tap('Pay ¥32.00')
  const held = api.hold('payment.status')
  await comeBack()
  api.release('payment.status')
  api.answer('payment.status', done)
  await changed()
  expect(view.path).toBe('pages/order/cashier/index')
  await held.deliver(0)
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('continues from the shared link, and from the pay password, once the order is paid', async () => {
  const sharing = await opened({ 'payment.share': { ...cashierOf(), shareToken: 'o1.signed' } })
  await sharing.view.tap(/^Ask someone to pay ?\S/)
  await sharing.view.tap('Ask someone to pay')
  await changed()
  expect(sharing.view.path).toBe('pages/order/pay-success/index')
  sharing.view.unmount()
  const typing = await opened()
  await typing.view.tap('Pay ¥32.00')
  for (const digit of '246') await typing.view.tap(digit)
  await changed()
  expect(typing.view.path).toBe('pages/order/pay-success/index')
  expect(typing.api.calls('payment.balancePay')).toHaveLength(0)
})

it('takes no password after a friend has paid, even without a notification', async () => {
  const { view, api } = await opened()
  api.answer('payment.types', cashierOf({ status: 'paid' }))
  await view.tap('Pay ¥32.00')
  expect(view.queryByText('Enter pay password')).toBeNull()
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('continues when a link is requested and the order is already paid', async () => {
  const { view, api } = await opened()
  await view.tap(/^Ask someone to pay ?\S/)
  api.fail('payment.share', 'alreadyPaid')
  await view.tap('Ask someone to pay')
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('says that it can no longer be paid when it is cancelled elsewhere', async () => {
  const { view, api } = await opened({ 'payment.status': { ...unpaid, status: 'closed' } })
  api.answer('payment.types', cashierOf({ status: 'closed' }))
  await changed()
  expect(view.getByText('This order can no longer be paid')).toBeVisible()
})
