import { within } from '@testing-library/react'
import type { Answer } from '@/services/api'
import { renderScreen, settle, type Answers, type View } from '@/testing'
import { detailOf, ticketOf } from '@/testing/orders'
import { platform } from '../../../../tests/stand-ins/taro'
import Pay from '.'

const cashier = (different: Partial<Answer<'payment.types'>> = {}): Answer<'payment.types'> => ({
  amount: 3200,
  title: 'Noodles',
  status: 'pending',
  payBefore: new Date(Date.now() + 10 * 60_000).toISOString(),
  purpose: 'order',
  subjectId: 'o1',
  types: [
    { kind: 'balance', balance: 23650, usable: true, why: null, sandbox: false },
    { kind: 'wechat', balance: null, usable: true, why: null, sandbox: true },
    { kind: 'alipay', balance: null, usable: false, why: 'This payment method isn’t available', sandbox: true },
  ],
  ...different,
})

const paid = { status: 'paid', paid: 3200, balance: 20450 } as const
const done = { status: 'paid', amount: 3200, method: 'balance', payer: null, attempt: null } as const
const unpaid = { status: 'pending', amount: 3200, method: null, payer: null, attempt: null } as const
const sandboxed = {
  amount: 3200,
  payBefore: '2026-01-01T00:00:00Z',
  checkout: { how: 'sandbox', token: 't1' },
} as const

const opened = (answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Pay, {
    params: { orderId: 'o1' },
    signedIn: true,
    language,
    answers: {
      'chat.auth': { socket_url: 'ws://x', uid: 'u', userSig: 's', expiresAt: '2099-01-01T00:00:00Z' },
      'payment.types': cashier(),
      'order.detail': detailOf(),
      'payment.memberInfo': { isMember: false, memberUntil: null, saved: 0, couldSave: 0 },
      'wallet.hasPayPassword': { hasPayPassword: true },
      'payment.balancePay': paid,
      'payment.status': done,
      ...answers,
    },
  })

async function typed(view: View, digits = '246810') {
  for (const digit of digits) await view.tap(digit)
}

const keys = (api: { calls: (name: 'payment.balancePay') => unknown[] }) =>
  (api.calls('payment.balancePay') as { idempotencyKey: string }[]).map(({ idempotencyKey }) => idempotencyKey)

it('shows what is to be paid, until when, and from what', async () => {
  const { view } = await opened()
  expect(view.getByRole('timer')).toHaveTextContent(/Pay within (10:00|09:5\d)/)
  expect(view.getByRole('radio', { name: 'Balance, ¥236.50 available' })).toHaveAttribute('aria-checked', 'true')
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
  api.answer('payment.types', cashier())
  await view.tap('Try again')
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
})

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

it('has a pay password set first, and goes on when the person comes back with one', async () => {
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
    'payment.types': cashier({
      types: [{ kind: 'balance', balance: 100, usable: false, why: 'Too low', sandbox: false }],
    }),
  })
  expect(view.getByText('¥1.00 available, not enough')).toBeVisible()
  await view.tap('Pay ¥32.00')
  expect(view.queryByText('Enter pay password')).toBeNull()
})

it('draws no way of paying that this client cannot carry out', async () => {
  const later = { ...cashier().types[1], kind: 'moonPay' } as unknown as Answer<'payment.types'>['types'][number]
  const { view } = await opened({ 'payment.types': cashier({ types: [...cashier().types, later] }) })
  const names = [/^Balance/, /^WeChat Pay/, /^Alipay/, /^Ask someone to pay/]
  const radios = view.getAllByRole('radio').map(({ textContent }) => textContent)
  expect(radios).toEqual(names.map((name): unknown => expect.stringMatching(name)))
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
    'payment.types': cashier({ payBefore: '2026-01-01T00:00:00Z' }),
  })
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it('leaves for all orders from one that could not be read', async () => {
  const { view } = await renderScreen(Pay, {
    params: { orderId: 'o1' },
    signedIn: true,
    answers: { 'payment.types': cashier({ payBefore: '2026-01-01T00:00:00Z' }) },
  })
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it('pays an order of a kind that is not known', async () => {
  const { view } = await opened({ 'order.detail': ticketOf({ phase: 'toPay' }) })
  expect(view.getByText('Evening show')).toBeVisible()
  await view.tap('Pay ¥32.00')
  await typed(view)
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('leads to an order that can no longer be paid, and on from one that is paid', async () => {
  const late = await opened({ 'payment.types': cashier({ payBefore: '2026-01-01T00:00:00Z' }) })
  await late.view.tap('View order')
  expect(late.view.path).toBe('pages/detail/takeout/index')
  late.view.unmount()
  const done = await opened({ 'payment.types': cashier({ status: 'paid' }) })
  expect(done.view.path).toBe('pages/order/pay-success/index')
})

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

it('shows why a way cannot be used', async () => {
  const { view } = await opened()
  const alipay = view.getByRole('radio', { name: /^Alipay ?This payment method isn’t available$/ })
  await settle(() => alipay.click())
  expect(alipay).toHaveAttribute('aria-checked', 'false')
})

it('has somebody else pay by a link', async () => {
  const { view } = await opened({ 'payment.share': { ...cashier(), shareToken: 'o1.signed' } })
  await view.tap(/^Ask someone to pay ?\S/)
  await view.tap('Ask someone to pay')
  expect(view.getByText('Please pay ¥32.00 for me')).toBeVisible()
})

/** Another device or a friend has changed the order. */
const changed = () =>
  settle(() => platform.sockets.at(-1)?.happen('message', { data: '{"type":"order","orderId":"o1"}' }))

it('goes on at once when a friend pays while the ways to pay are open', async () => {
  const { view, api } = await opened({ 'payment.status': unpaid })
  await changed()
  expect(view.getByText('Pay ¥32.00')).toBeVisible()
  api.answer('payment.status', { ...done, payer: 'Z**' })
  await changed()
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('goes on when it is told of the payment while it still hears that nothing was paid', async () => {
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

it('goes on from the link that was shared, and from the pay password, once it is paid', async () => {
  const sharing = await opened({ 'payment.share': { ...cashier(), shareToken: 'o1.signed' } })
  await sharing.view.tap(/^Ask someone to pay ?\S/)
  await sharing.view.tap('Ask someone to pay')
  await changed()
  expect(sharing.view.path).toBe('pages/order/pay-success/index')
  sharing.view.unmount()
  const typing = await opened()
  await typing.view.tap('Pay ¥32.00')
  await typed(typing.view, '246')
  await changed()
  expect(typing.view.path).toBe('pages/order/pay-success/index')
  expect(typing.api.calls('payment.balancePay')).toHaveLength(0)
})

it('takes no password for what a friend has paid, even when nothing told so', async () => {
  const { view, api } = await opened()
  api.answer('payment.types', cashier({ status: 'paid' }))
  await view.tap('Pay ¥32.00')
  expect(view.queryByText('Enter pay password')).toBeNull()
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('goes on when a link is asked for and the order is already paid', async () => {
  const { view, api } = await opened()
  await view.tap(/^Ask someone to pay ?\S/)
  api.fail('payment.share', 'alreadyPaid')
  await view.tap('Ask someone to pay')
  expect(view.path).toBe('pages/order/pay-success/index')
})

it('says that it can no longer be paid when it is cancelled elsewhere', async () => {
  const { view, api } = await opened({ 'payment.status': { ...unpaid, status: 'closed' } })
  api.answer('payment.types', cashier({ status: 'closed' }))
  await changed()
  expect(view.getByText('This order can no longer be paid')).toBeVisible()
})

describe('a payment that is for no order', () => {
  const openedFor = async (purpose: string) => {
    const rendered = await renderScreen(Pay, {
      params: { paymentId: 'p1' },
      signedIn: true,
      answers: {
        'payment.types': cashier({ purpose, subjectId: 's1' }),
        'payment.wechatOrder': sandboxed,
        'payment.status': done,
      },
    })
    platform.pages.unshift({ route: 'pages/tab/my/index', params: {} })
    return rendered
  }
  const atProvider = async (view: View) => {
    await view.tap('WeChat Pay, Sandbox: no real money moves')
    await view.tap('Pay ¥32.00')
    await comeBack()
  }

  it('goes on to the screen of its purpose, and back from one that this client does not know', async () => {
    const known = await openedFor('topUp')
    await atProvider(known.view)
    expect(known.api.calls('payment.wechatOrder')).toMatchObject([{ paymentId: 'p1' }])
    expect(known.view.path).toBe('pages/user/wallet/recharge-success/index')
    known.view.unmount()
    const unknown = await openedFor('moonshine')
    await atProvider(unknown.view)
    expect(unknown.view.path).toBe('pages/tab/my/index')
  })

  it('asks for no order, and says what leaving means', async () => {
    const { view, api } = await openedFor('topUp')
    expect(api.calls('order.detail')).toEqual([])
    const [, close] = view.getAllByRole('button', { name: 'Close' })
    await settle(() => close?.click())
    expect(view.getByRole('alertdialog')).toHaveTextContent('You can start again any time')
    await view.tap('Leave')
    expect(view.path).toBe('pages/tab/my/index')
  })
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  await view.tap('确认支付¥32.00')
  expect(view.getByText('请输入支付密码')).toBeVisible()
})
