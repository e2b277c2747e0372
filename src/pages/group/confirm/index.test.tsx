import { answer } from '@/platform/navigation/pick'
import { renderScreen, settle, type Answers } from '@/testing'
import { aGroupCart } from '@/testing/group-cart'
import GroupConfirm from '.'

const quoted = {
  quoteId: 'q1',
  components: [{ kind: 'goods' as const, amount: 3600, original: null, label: '' }],
  total: 3900,
  coupons: [],
}
const placed = { orderId: 'o1', payBefore: '2099-02-12T04:15:00.000Z', paymentId: null }
const opened = (cart = aGroupCart(), answers: Answers = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(GroupConfirm, {
    params: { id: 'c1' },
    signedIn: true,
    language,
    answers: { 'groupCart.detail': cart, 'groupCart.confirm': quoted, ...answers },
  })

it('locks at the total that is shown, and continues to the payment', async () => {
  const { view, api } = await opened(aGroupCart(), { 'groupCart.lock': placed })
  for (const text of ['Beef noodles', 'Iced cola']) expect(view.getByText(text)).toBeVisible()
  await view.tap('Add Tableware')
  await view.tap('Lock and pay')
  expect(api.calls('groupCart.lock')).toMatchObject([
    { cartId: 'c1', total: 3900, remark: '', tableware: 3, couponIds: [] },
  ])
  expect(view.path).toBe('pages/order/pay/index')
})

it('uses the coupons of the host, or those that the host chooses', async () => {
  const slot = { slot: 'envelope' as const, couponId: 'e1', off: 500, usable: 2, claimable: 0 }
  const { view, api } = await opened(aGroupCart(), {
    'groupCart.confirm': { ...quoted, total: 3400, coupons: [slot] },
    'groupCart.lock': placed,
  })
  await view.tap(/−¥5.00|-¥5.00/)
  expect(view.path).toBe('pages/order/envelope/index')
  api.answer('groupCart.confirm', { ...quoted, total: 3600, coupons: [{ ...slot, couponId: 'e2', off: 300 }] })
  await settle(() => void answer('couponPicker', { couponIds: ['e2'] }))
  expect(api.calls('groupCart.confirm').at(-1)).toEqual({ cartId: 'c1', couponIds: ['e2'] })
  await view.tap('Lock and pay')
  expect(api.calls('groupCart.lock')).toMatchObject([{ total: 3600, couponIds: ['e2'] }])
})

it('shows the new total when it has changed', async () => {
  const { view, api } = await opened()
  api.fail('groupCart.lock', 'quoteChanged')
  api.answer('groupCart.confirm', { ...quoted, total: 4100 })
  await view.tap('Lock and pay')
  expect(view.getByText(/¥39.00 → ¥41.00/)).toBeVisible()
})

it('cannot be locked while something blocks it', async () => {
  const { view } = await opened(aGroupCart({ blocker: 'Choose an address' }))
  expect(view.getByRole('button', { name: 'Lock and pay' })).toHaveAttribute('aria-disabled', 'true')
  expect(view.getByText('Choose an address')).toBeVisible()
})

it('says in Chinese why it could not be locked', async () => {
  const { view, api } = await opened(aGroupCart(), {}, 'zh')
  api.fail('groupCart.lock', 'groupCartClosed')
  await view.tap('锁单并支付')
  expect(view.toast).toBe('拼单已锁定或已结束')
})

it('tries again what could not be read', async () => {
  const { view, api } = await renderScreen(GroupConfirm, { params: { id: 'c1' }, signedIn: true })
  api.answer('groupCart.detail', aGroupCart())
  api.answer('groupCart.confirm', quoted)
  await view.tap('Try again')
  expect(view.getByText('Beef noodles')).toBeVisible()
})
