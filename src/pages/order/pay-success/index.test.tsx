import { renderScreen } from '@/testing'
import { aStay } from '@/testing/hotels'
import { aMallOrder } from '@/testing/mall'
import { aProductCard } from '@/testing/products'
import { detailOf, ticketOf } from '@/testing/orders'
import { anOrderPresale } from '@/testing/presales'
import { paidOrderOf, paymentOf } from '@/testing/payments'
import { someVouchers } from '@/testing/vouchers'
import PaySuccess from '.'

const params = { orderId: 'o1' }
const paid = paymentOf({ method: 'wechat' })
const unpaid = paymentOf({ status: 'pending', method: null })

it('shows what was paid, to whom, and when it comes', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': detailOf() },
  })
  expect(view.getByText('Paid')).toBeVisible()
  expect(view.getByText('Noodles')).toBeVisible()
  expect(view.getByText('Arrives about')).toBeVisible()
  expect(view.getByText('WeChat Pay')).toBeVisible()
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('names both parts of a payment from the balance and by a provider', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paymentOf({ method: 'wechat', fromBalance: 1230 }), 'order.detail': detailOf() },
  })
  expect(view.getByText('WeChat Pay + balance')).toBeVisible()
  expect(view.container).toHaveTextContent('WeChat Pay¥19.70Balance¥12.30')
})

it('says that one payment paid an order of each of two shops', async () => {
  const order = aMallOrder({ tradeOrderIds: ['o2'] })
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': order },
  })
  expect(view.getByText('2, one per shop')).toBeVisible()
})

it('names both shops with their sums, and opens the list', async () => {
  const tea = { store: { name: 'Tea House', logo: { path: '', colour: '#ccc' } }, title: 'Longjing tea' }
  const orders = [paidOrderOf(), paidOrderOf({ orderId: 'o2', ...tea, amount: 15_800, total: 15_800 })]
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: {
      'payment.status': paymentOf({ amount: 19_000, orders }),
      'order.detail': aMallOrder({ tradeOrderIds: ['o2'] }),
    },
  })
  expect(view.container).toHaveTextContent('¥190.00')
  expect(view.getByText('Noodles ¥32.00')).toBeVisible()
  expect(view.getByText('Tea House ¥158.00')).toBeVisible()
  await view.tap('View orders')
  expect(view.path).toBe('pages/tab/order/index')
})

it('shows what is often bought with goods of the mall', async () => {
  const order = aMallOrder()
  const items = [aProductCard({ id: 'p9', name: 'Tea cup' })]
  const { view, api } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': order, 'mall.together': { boughtTogether: true, items } },
  })
  expect(api.calls('mall.together')).toEqual([{ productIds: order.lines.map(({ productId }) => productId) }])
  expect(view.getByRole('heading', { name: 'Often bought together' })).toBeVisible()
  await view.tap(/^Tea cup/)
  expect(view.path).toBe('pageshop/page/shoppingMall/merchandise-details/index')
})

it.each([
  ['a hotel', aStay(), 'Hotel'],
  ['a store', detailOf(), 'Store'],
])('calls %s by its name', async (_name, order, label) => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': order },
  })
  expect(view.getByText(label)).toBeVisible()
})

it('leads to the code of vouchers', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': someVouchers() },
  })
  await view.tap('Show code')
  expect(view.path).toBe('pages/group/voucher/index')
})

it('says that a deposit was paid, and what is left to pay from when', async () => {
  const orders = [paidOrderOf({ part: 'deposit', amount: 400, total: 3400 })]
  const presale = anOrderPresale({ step: 'waiting', balance: 3000, balanceFrom: '2099-12-03T00:00:00Z' })
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: {
      'payment.status': paymentOf({ amount: 400, orders }),
      'order.detail': aMallOrder({ status: 'pendingPayment', presale }),
    },
  })
  expect(view.getByText('¥4.00 of ¥34.00')).toBeVisible()
  expect(view.getByText(/^¥30\.00 from .*3 Dec.* 08:00$/)).toBeVisible()
})

it('leads home', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: {
      'payment.status': paid,
      'order.detail': detailOf({ fulfilment: 'pickup', pickupCode: '482' }),
    },
  })
  expect(view.getByText('482')).toBeVisible()
  await view.tap('Back to home')
  expect(view.path).toBe('pages/tab/home/index')
})

it('believes the server when the order is not paid', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': unpaid, 'order.detail': detailOf() },
  })
  expect(view.getByText('This order isn’t paid yet')).toBeVisible()
  expect(view.queryByText('Paid')).toBeNull()
})

it('tries again', async () => {
  const { view, api } = await renderScreen(PaySuccess, { params, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Couldn’t load')
  api.answer('payment.status', paid)
  api.answer('order.detail', detailOf())
  await view.tap('Try again')
  expect(view.getByText('Paid')).toBeVisible()
})

it('does not promise when an order comes that has come', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': paid, 'order.detail': detailOf({ status: 'completed', step: null }) },
  })
  expect(view.getByText('Paid')).toBeVisible()
  expect(view.queryByText('Arrives about')).toBeNull()
})

it('waits for the provider, and asks again', async () => {
  const { view, api } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': { ...unpaid, attempt: 'open' }, 'order.detail': detailOf() },
  })
  expect(view.getByText('Payment not confirmed yet')).toBeVisible()
  api.answer('payment.status', paid)
  await view.tap('Check again')
  expect(view.getByText('Paid')).toBeVisible()
})

it.each([
  [{ ...unpaid, attempt: 'failed' }, 'Payment failed', 'pages/order/pay/index'],
  [unpaid, 'This order isn’t paid yet', 'pages/order/pay/index'],
] as const)('leads to another try: %j', async (payment, title, path) => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': payment, 'order.detail': detailOf() },
  })
  expect(view.getByText(title)).toBeVisible()
  await view.tap('Pay')
  expect(view.path).toBe(path)
})

it.each([
  ['closed', 'This order can no longer be paid'],
  ['refunded', 'Refunded'],
] as const)('says that a payment is %s', async (status, title) => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': { ...unpaid, status }, 'order.detail': detailOf() },
  })
  expect(view.getByText(title)).toBeVisible()
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('leads from an order without its own screen to all orders', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params: { orderId: 't1' },
    signedIn: true,
    answers: { 'payment.status': { ...paid, amount: 16000 }, 'order.detail': ticketOf() },
  })
  expect(view.container).toHaveTextContent('¥160.00')
  expect(view.queryByText('Store')).toBeNull()
  expect(view.queryByText('Arrives about')).toBeNull()
  await view.tap('View order')
  expect(view.path).toBe('pages/tab/order/index')
})

it.each([
  ['en', 'Z** paid for you', 'Balance, by Z**'],
  ['zh', 'Z**已为您付款', 'Z**代付（余额支付）'],
] as const)('says who paid for the customer in %s', async (language, title, way) => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    language,
    signedIn: true,
    answers: { 'payment.status': { ...paid, method: 'balance', payer: 'Z**' }, 'order.detail': detailOf() },
  })
  expect(view.getByText(title)).toBeVisible()
  expect(view.getByText(way)).toBeVisible()
})

it('says that the money goes back to the friend who paid', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: {
      'payment.status': { ...paid, status: 'refunded', payer: 'Z**' },
      'order.detail': detailOf({ status: 'cancelled', step: null }),
    },
  })
  expect(view.getByText('The full amount goes back to Z**, who paid.')).toBeVisible()
})
