import { renderScreen } from '@/testing'
import { aMallOrder } from '@/testing/mall'
import { anOrderPresale } from '@/testing/presales'
import MyOrder from '.'

const counts = { toPay: 1, inProgress: 0, completed: 0, toReview: 0, refund: 0, states: { pendingDeposit: 1 } }
const unpaid = aMallOrder({ status: 'pendingPayment', payBefore: '2099-01-01T00:00:00Z' })
const signedIn = {
  answers: { 'order.list': { items: [unpaid], next: null }, 'order.count': counts },
  signedIn: true,
}

it('lists the orders of the mall in the state that was asked for, and opens one', async () => {
  const { view, api } = await renderScreen(MyOrder, { ...signedIn, params: { state: 'pendingPayment' } })
  expect(api.calls('order.list')).toMatchObject([{ kind: 'mall', tab: 'toPay' }])
  expect(api.calls('order.count')).toEqual([{ kind: 'mall' }])
  expect(view.getByText('Shanye Tea House')).toBeVisible()
  await view.tap(/^Pay/)
  expect(view.path).toBe('pages/order/pay/index')
})

it('says when the balance of a presale can be paid, and counts it as to pay from then on', async () => {
  const presale = anOrderPresale({ step: 'waiting', balanceFrom: '2099-01-01T00:00:00Z' })
  const payBefore = '2099-01-02T00:00:00Z'
  const order = aMallOrder({ status: 'pendingPayment', phase: 'toPay', actions: [], presale, payBefore })
  const { view } = await renderScreen(MyOrder, {
    signedIn: true,
    answers: {
      'order.list': { items: [order], next: null },
      'order.count': { ...counts, states: { waitingBalance: 3, balanceDue: 1 } },
    },
  })
  expect(view.getByText('Deposit paid')).toBeVisible()
  expect(view.getByText(/^Balance ¥128\.00 from .*2099/)).toBeVisible()
  expect(view.getByRole('tab', { name: /^To pay/ })).toHaveTextContent(/1$/)
})

it('says of a parcel that has come that it is delivered, and asks for receipt', async () => {
  const order = aMallOrder({ status: 'pendingReceipt', parcelsShipped: 1, parcelsDelivered: 1 })
  const { view } = await renderScreen(MyOrder, {
    signedIn: true,
    answers: { 'order.list': { items: [order], next: null }, 'order.count': counts },
  })
  expect(view.getByText('Delivered')).toBeVisible()
  expect(view.getByText('Confirm receipt if everything is fine')).toBeVisible()
  expect(view.queryByText('Your parcel is on its way')).toBeNull()
})

it('leads to an open case beside the confirmation of receipt', async () => {
  const refund = { id: 'r1', state: 'merchantReview' as const, amount: 100, appliedAt: '2026-01-01T04:00:00Z' }
  const order = aMallOrder({ status: 'pendingReceipt', actions: ['confirm'], refund })
  const { view } = await renderScreen(MyOrder, {
    signedIn: true,
    answers: { 'order.list': { items: [order], next: null }, 'order.count': counts },
  })
  expect(view.getByRole('button', { name: /^Confirm receipt/ })).toBeVisible()
  await view.tap('View refund')
  expect(view.path).toMatch(/refund-details/)
})

it('shows all where the state is not known, and those of a tab', async () => {
  const { view, api } = await renderScreen(MyOrder, { ...signedIn, params: { state: 'lost' } })
  expect(api.calls('order.list').at(-1)).not.toHaveProperty('state')
  api.answer('order.list', { items: [], next: null })
  await view.tap('To receive')
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
