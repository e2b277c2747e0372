import { renderScreen } from '@/testing'
import { detailOf } from '@/testing/orders'
import PaySuccess from '.'

const params = { orderId: 'o1' }

it('shows what was paid, to whom, and when it comes', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: { 'payment.status': { status: 'paid', amount: 3200 }, 'order.detail': detailOf() },
  })
  expect(view.getByText('Paid')).toBeVisible()
  expect(view.getByText('Noodles')).toBeVisible()
  expect(view.getByText('Arrives about')).toBeVisible()
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('leads home', async () => {
  const { view } = await renderScreen(PaySuccess, {
    params,
    signedIn: true,
    answers: {
      'payment.status': { status: 'paid', amount: 3200 },
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
    answers: { 'payment.status': { status: 'pending', amount: 3200 }, 'order.detail': detailOf() },
  })
  expect(view.getByText('This order is not paid')).toBeVisible()
  expect(view.queryByText('Paid')).toBeNull()
})

it('tries again', async () => {
  const { view, api } = await renderScreen(PaySuccess, { params, signedIn: true })
  expect(view.getByRole('alert')).toHaveTextContent('Could not load')
  api.answer('payment.status', { status: 'paid', amount: 3200 })
  api.answer('order.detail', detailOf())
  await view.tap('Try again')
  expect(view.getByText('Paid')).toBeVisible()
})
