import { renderScreen } from '@/testing'
import { aStoreOrder, merchantAnswers, ordersPage, shopAnswers } from '@/testing/merchant'
import Delivery from '.'

const ready = aStoreOrder({
  tab: 'ready',
  state: 'preparing',
  isReady: true,
  acceptBefore: null,
  customer: { name: 'Lin', maskedPhone: '138****6209', phone: '13800006209', address: 'Keyuan Garden 3-1602' },
  actions: ['setOff'],
})
const opened = (answers = {}) =>
  renderScreen(Delivery, {
    signedIn: true,
    answers: { ...merchantAnswers, 'merchant.orders': ordersPage([ready], { ready: 1 }), ...answers },
  })

it('sets off with what is ready, and delivers it', async () => {
  const { view, api } = await opened()
  expect(view.getByText(/Keyuan Garden 3-1602/)).toBeVisible()
  expect(view.getByRole('button', { name: 'Call Lin' })).toBeVisible()
  api.answer('merchant.deliver', { ...ready, tab: 'out', actions: ['delivered'] })
  await view.tap('Set off: #3023')
  expect(api.calls('merchant.deliver')).toMatchObject([{ orderId: ready.id, step: 'setOff' }])
  api.answer('merchant.orders', ordersPage([{ ...ready, tab: 'out', actions: ['delivered'] }], { out: 1 }))
  await view.tap('On the way')
  await view.tap('Delivered: #3023')
  expect(api.calls('merchant.deliver')[1]).toMatchObject({ step: 'delivered' })
})

it('says so when there is nothing to deliver', async () => {
  const { view } = await opened({ 'merchant.orders': ordersPage([]) })
  expect(view.getByText('Nothing to deliver')).toBeVisible()
})

it('leads a shop that ships parcels to its orders', async () => {
  const { view } = await renderScreen(Delivery, { signedIn: true, answers: shopAnswers })
  expect(view.path).toBe('pages/merchant/orders/index')
})
