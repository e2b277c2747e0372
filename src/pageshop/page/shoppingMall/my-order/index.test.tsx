import { renderScreen } from '@/testing'
import { aMallOrder } from '@/testing/mall'
import MyOrder from '.'

const counts = { toPay: 1, inProgress: 0, completed: 0, toReview: 0, refund: 0, states: { pendingPayment: 1 } }
const unpaid = aMallOrder({ status: 'pendingPayment', payBefore: '2099-01-01T00:00:00Z' })
const signedIn = {
  answers: { 'order.list': { items: [unpaid], next: null }, 'order.count': counts },
  signedIn: true,
}

it('lists the orders of the mall in the state that was asked for, and opens one', async () => {
  const { view, api } = await renderScreen(MyOrder, { ...signedIn, params: { state: 'pendingPayment' } })
  expect(api.calls('order.list')).toMatchObject([{ kind: 'mall', state: 'pendingPayment' }])
  expect(api.calls('order.count')).toEqual([{ kind: 'mall' }])
  expect(view.getByText('Shanye Tea House')).toBeVisible()
  await view.tap(/^Pay/)
  expect(view.path).toBe('pages/order/pay/index')
})

it('shows all where the state is not known, and those of a tab', async () => {
  const { view, api } = await renderScreen(MyOrder, { ...signedIn, params: { state: 'lost' } })
  expect(api.calls('order.list').at(-1)).not.toHaveProperty('state')
  api.answer('order.list', { items: [], next: null })
  await view.tap('Shipped')
  expect(api.calls('order.list').at(-1)).toMatchObject({ state: 'pendingReceipt' })
  expect(view.getByText('Nothing here')).toBeVisible()
  await view.tap('Show all orders')
  expect(view.getByText('No mall orders yet')).toBeVisible()
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(MyOrder, { signedIn: true })
  api.answer('order.list', { items: [unpaid], next: null })
  await view.tap('Try again')
  expect(view.getByText('Shanye Tea House')).toBeVisible()
})
