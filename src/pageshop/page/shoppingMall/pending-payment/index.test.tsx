import { renderScreen, type Answers } from '@/testing'
import { aMallOrder } from '@/testing/mall'
import PendingPayment from '.'

const waiting = { status: 'pendingPayment', payBefore: '2099-01-01T00:00:00Z', paidTogether: 2 } as const
const tea = aMallOrder({ ...waiting, total: 16600 })
const pot = aMallOrder({
  ...waiting,
  id: 'o2',
  total: 4500,
  title: 'Monstera',
  store: { ...tea.store, id: 's2', name: 'Begonia Living' },
})
const both = { items: [tea, pot], next: null }
const opened = (answers: Answers = {}) =>
  renderScreen(PendingPayment, { signedIn: true, params: { id: 'o1' }, answers: { 'order.list': both, ...answers } })

it('shows the orders that are paid together, what they cost and how long they wait, and pays for them', async () => {
  const { view, api } = await opened()
  expect(api.calls('order.list')).toMatchObject([{ kind: 'mall', paidWith: 'o1' }])
  for (const text of ['Shanye Tea House', 'Begonia Living', '2 orders, paid together'])
    expect(view.getByText(text)).toBeVisible()
  expect(view.getByText(/^Pay within/)).toBeVisible()
  expect(view.getByText('211')).toBeVisible()
  expect(view.getAllByRole('button', { name: /^Pay/ })).toHaveLength(1)
  await view.tap('Pay')
  expect(view.path).toBe('pages/order/pay/index')
})

it('cancels one of the orders and continues with the rest', async () => {
  const cancelled = aMallOrder({ status: 'closed' })
  const { view, api } = await opened({
    'order.cancelReasons': { items: [{ key: 'mind', text: 'Changed my mind' }] },
    'order.cancel': cancelled,
  })
  await view.tap('Cancel: Shanye Tea House')
  await view.tap('Changed my mind')
  api.answer('order.list', { items: [{ ...pot, paidTogether: 1 }], next: null })
  await view.tap('Cancel order')
  expect(api.calls('order.cancel')).toMatchObject([{ orderId: 'o1' }])
  expect(api.calls('order.list').at(-1)).toMatchObject({ paidWith: 'o2' })
  await view.tap('Done')
  expect(view.getByText('Begonia Living')).toBeVisible()
  await view.tap('Pay')
  expect(view.path).toBe('pages/order/pay/index')
})

it('says when nothing is left to pay', async () => {
  const { view } = await opened({ 'order.list': { items: [], next: null } })
  expect(view.getByText('Nothing left to pay')).toBeVisible()
  await view.tap('My orders')
  expect(view.path).toBe('pageshop/page/shoppingMall/my-order/index')
})

it('tries again what could not be loaded', async () => {
  const { view, api } = await renderScreen(PendingPayment, { signedIn: true, params: { id: 'o1' } })
  api.answer('order.list', both)
  await view.tap('Try again')
  expect(view.getByText('Begonia Living')).toBeVisible()
})
