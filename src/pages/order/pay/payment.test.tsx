import { renderScreen, settle, type View } from '@/testing'
import { cashierOf, done, sandboxed } from '@/testing/payments'
import { platform } from '../../../../tests/stand-ins/taro'
import Pay from '.'

/** A payment that is for no order. */
async function openedFor(purpose: string) {
  const rendered = await renderScreen(Pay, {
    params: { paymentId: 'p1' },
    signedIn: true,
    answers: {
      'payment.types': cashierOf({ purpose, subjectId: 's1' }),
      'payment.wechatOrder': sandboxed,
      'payment.status': done,
    },
  })
  platform.pages.unshift({ route: 'pages/tab/my/index', params: {} })
  return rendered
}

async function payAtProvider(view: View) {
  await view.tap('WeChat Pay, Sandbox: no real money moves')
  await view.tap('Pay ¥32.00')
  await settle(() => {
    platform.fire('useDidHide')
    platform.fire('useDidShow')
  })
}

it('goes on to the screen of its purpose', async () => {
  const { view, api } = await openedFor('topUp')
  await payAtProvider(view)
  expect(api.calls('payment.wechatOrder')).toMatchObject([{ paymentId: 'p1' }])
  expect(view.path).toBe('pages/user/wallet/recharge-success/index')
})

it('goes back from a purpose that this client does not know', async () => {
  const { view } = await openedFor('moonshine')
  await payAtProvider(view)
  expect(view.path).not.toBe('pages/order/pay/index')
  expect(view.path).not.toBe('pages/user/wallet/recharge-success/index')
})

it('asks for no order, and says what leaving means', async () => {
  const { view, api } = await openedFor('topUp')
  expect(api.calls('order.detail')).toEqual([])
  const [, close] = view.getAllByRole('button', { name: 'Close' })
  await settle(() => close?.click())
  expect(view.getByRole('alertdialog')).toHaveTextContent('You can start again any time')
})
