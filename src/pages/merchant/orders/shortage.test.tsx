import { renderScreen, settle } from '@/testing'
import { aStoreOrder, merchantAnswers, ordersPage } from '@/testing/merchant'
import Orders from '.'

const [line] = aStoreOrder().lines
if (!line) throw new Error('The order of the tests has a line')
const picture = { path: '', colour: '#cccccc' }
const cooking = aStoreOrder({
  ...{ tab: 'cooking', state: 'preparing', acceptBefore: null, actions: ['ready'], canReportShortage: true },
  lines: [line, { ...line, position: 1, name: 'Egg' }, { ...line, position: 2, name: 'Tofu', refundedQuantity: 1 }],
})
const dish = { goodsId: 'g2', name: 'Pork wonton', optionText: 'Large', picture, price: 1800, back: 400 }
const offers = {
  ifSoldOut: 'replace' as const,
  items: [dish, { ...dish, goodsId: 'g3', name: 'Crab wonton', back: 0 }],
}

const opened = async (answer: typeof offers | { ifSoldOut: 'refund'; items: [] } = offers) => {
  const screen = await renderScreen(Orders, {
    signedIn: true,
    answers: { ...merchantAnswers, 'merchant.orders': ordersPage([cooking]), 'merchant.substitutes': answer },
  })
  await screen.view.tap('Report a sold-out dish: #3023')
  await settle()
  return screen
}

it('reports a dish with a substitute, and says what its customer wished', async () => {
  const { view, api } = await opened()
  expect(view.queryByRole('radio', { name: /Tofu/ })).toBeNull()
  await view.tap('Egg ×1')
  await settle()
  expect(api.calls('merchant.substitutes')).toMatchObject([{ position: 1 }])
  expect(view.getByText(/The customer wants a similar dish/)).toBeVisible()
  expect(view.getByText(/¥4\.00 back to the customer/)).toBeVisible()
  await view.tap(/Pork wonton/)
  api.answer('merchant.reportShortage', { ...cooking, canReportShortage: false })
  const shortage = { name: 'Egg', answerBefore: '2099-01-01T00:00:00Z', substitute: 'Pork wonton' }
  api.answer('merchant.orders', ordersPage([{ ...cooking, canReportShortage: false, shortage }]))
  await view.tap('Report as sold out')
  await settle()
  expect(api.calls('merchant.reportShortage')).toMatchObject([{ orderId: cooking.id, position: 1, goodsId: 'g2' }])
  expect(view.getByText('Sold out: Egg. Pork wonton offered, waiting for the customer')).toBeVisible()
})

it('reports a dish alone where the money is wanted, and a late answer is not that of another dish', async () => {
  const { view, api } = await opened({ ifSoldOut: 'refund', items: [] })
  await view.tap('Egg ×1')
  await view.tap('Shrimp wonton ×1')
  await settle()
  expect(view.getByText(/The customer wants a refund/)).toBeVisible()
  api.answer('merchant.reportShortage', cooking)
  await view.tap('Report as sold out')
  await settle()
  const [sent] = api.calls('merchant.reportShortage')
  expect(sent).toMatchObject({ position: 0 })
  expect(sent).not.toHaveProperty('goodsId')
})
