import { renderScreen, settle, type Answers, type View } from '@/testing'
import { cashierOf, payable, sandboxed, unpaid } from '@/testing/payments'
import { platform } from '../../../../tests/stand-ins/taro'
import Pay from '.'

const poor = (fromBalance = 1230) =>
  cashierOf({
    fromBalance,
    types: [
      { kind: 'balance', balance: fromBalance, usable: false, why: 'Too low', sandbox: false },
      { kind: 'wechat', balance: null, usable: true, why: null, sandbox: true },
      { kind: 'alipay', balance: null, usable: true, why: null, sandbox: true },
    ],
  })

const split = { ...sandboxed, amount: 1970, fromBalance: 1230 }

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Pay, {
    ...{ params: { orderId: 'o1' }, signedIn: true, language },
    answers: { ...payable(), 'payment.types': poor(), 'payment.wechatOrder': split, ...answers },
  })

const use = async (view: View) => settle(() => view.getByRole('switch', { name: 'Use balance −¥12.30' }).click())
const typed = async (view: View, digits = '246810') => {
  for (const digit of digits) await view.tap(digit)
}

it('pays a part from the balance after the pay password, and the rest at the provider', async () => {
  const { view, api } = await opened()
  expect(view.getByText('Then ¥19.70 by WeChat Pay')).toBeVisible()
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
  await use(view)
  await view.tap('Pay ¥19.70')
  expect(view.getByText('From balance, then ¥19.70 by WeChat Pay')).toBeVisible()
  expect(api.calls('payment.wechatOrder')).toHaveLength(0)
  await typed(view)
  expect(api.calls('payment.wechatOrder')).toMatchObject([
    { orderId: 'o1', fromBalance: 1230, payPassword: '246810', paymentScene: 'page' },
  ])
  expect(api.calls('payment.balancePay')).toHaveLength(0)
  expect(view.path).toBe('pages/order/cashier/index')
})

it('shows the ways to pay again when the provider took nothing', async () => {
  const { view } = await opened({ 'payment.status': unpaid })
  await use(view)
  await view.tap('Pay ¥19.70')
  await typed(view)
  await settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })
  expect(view.getByText('Pay ¥19.70')).toBeVisible()
})

it('returns the part at once when the person leaves without paying', async () => {
  const { view, api } = await opened({ 'payment.status': unpaid, 'payment.cancel': unpaid })
  await use(view)
  await view.tap('Pay ¥19.70')
  await typed(view)
  await settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })
  expect(api.calls('payment.cancel')).toEqual([])
  const [, close] = view.getAllByRole('button', { name: 'Close' })
  await settle(() => close?.click())
  await view.tap('Leave')
  expect(api.calls('payment.cancel')).toEqual([{ orderId: 'o1' }])
})

it('returns what an attempt before a refresh holds when the person leaves, and asks nothing without one', async () => {
  for (const held of [1230, undefined]) {
    const cashier = { ...poor(), ...(held !== undefined && { held }) }
    const { view, api } = await opened({ 'payment.types': cashier, 'payment.cancel': unpaid })
    const [, close] = view.getAllByRole('button', { name: 'Close' })
    await settle(() => close?.click())
    await view.tap('Leave')
    expect(api.calls('payment.cancel')).toEqual(held === undefined ? [] : [{ orderId: 'o1' }])
    view.unmount()
  }
})

it('offers no part with a balance that is enough, or to a friend who is asked', async () => {
  const { view } = await opened({ 'payment.types': cashierOf() })
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  expect(view.queryByRole('switch')).toBeNull()
  view.unmount()
  const asking = await opened()
  await asking.view.tap('Ask someone to pay, Share a link so a friend can pay')
  expect(asking.view.queryByRole('switch')).toBeNull()
})

it('keeps the provider alone where the switch is off', async () => {
  const { view, api } = await opened()
  await use(view)
  await use(view)
  await view.tap('Pay ¥32.00')
  expect(api.calls('payment.wechatOrder')[0]).not.toHaveProperty('fromBalance')
})

it('shows other sums before the pay password when the balance has changed', async () => {
  const { view, api } = await opened()
  await use(view)
  api.answer('payment.types', poor(1000))
  await view.tap('Pay ¥19.70')
  expect(view.queryByText('Enter pay password')).toBeNull()
  expect(view.getByText('Pay ¥22.00')).toBeVisible()
})

it('says that the password is wrong, and goes back to the ways when the balance is spent', async () => {
  const { view, api } = await opened()
  await use(view)
  await view.tap('Pay ¥19.70')
  api.fail('payment.wechatOrder', 'payPasswordWrong')
  await typed(view)
  expect(view.getByRole('alert')).toHaveTextContent('Wrong pay password')
  api.fail('payment.wechatOrder', 'insufficientBalance')
  api.answer('payment.types', poor(1000))
  await typed(view)
  expect(view.getByText('Pay ¥22.00')).toBeVisible()
})

it('sends a lost request again under the same key', async () => {
  const { view, api } = await opened()
  await use(view)
  await view.tap('Pay ¥19.70')
  api.break('payment.wechatOrder', 504)
  await typed(view)
  await view.tap('Pay ¥19.70')
  await typed(view)
  const [lost, again] = api.calls('payment.wechatOrder') as { idempotencyKey: string }[]
  expect(again?.idempotencyKey).toBe(lost?.idempotencyKey)
})

it('has a pay password set first', async () => {
  const { view } = await opened({ 'wallet.hasPayPassword': { hasPayPassword: false } })
  await use(view)
  await view.tap('Pay ¥19.70')
  await view.tap('Set now')
  expect(view.path).toBe('pagecenter/page/index/setting/pay-password/index')
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  await settle(() => view.getByRole('switch', { name: '使用余额抵扣¥12.30' }).click())
  await view.tap('确认支付¥19.70')
  expect(view.getByText('余额支付，余下¥19.70使用微信支付')).toBeVisible()
})
