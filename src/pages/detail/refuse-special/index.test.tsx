import { renderScreen } from '@/testing'
import { detailOf, refundOf } from '@/testing/orders'
import RefuseSpecial from '.'

const [line] = detailOf().lines
if (!line) throw new Error('The order of the tests has a line')
const shortage = { position: 0, name: 'Beef noodles', answerBefore: '2099-01-01T00:00:00Z', substitute: null }
const cooking = { status: 'waitingPickup', step: 'preparing', total: 4000, shortage } as const
const two = detailOf({ ...cooking, lines: [line, { ...line, position: 1, name: 'Egg', paid: 800 }] })
const show = (order = two, more = {}) =>
  renderScreen(RefuseSpecial, {
    params: { orderId: 'o1' },
    answers: { 'order.detail': order, 'order.applyRefund': refundOf(), ...more },
    signedIn: true,
  })

it('refunds the dish, or the whole order', async () => {
  const { view, api } = await show()
  expect(view.getByText(/¥29\.00 back/)).toBeVisible()
  expect(view.getByText(/¥40\.00 back/)).toBeVisible()
  await view.tap('Confirm')
  expect(api.calls('order.applyRefund')).toMatchObject([{ type: 'partial', lines: [{ position: 0, quantity: 1 }] }])
  expect(view.path).toBe('pages/detail/after-detail/index')
  await view.tap('Cancel the whole order')
  await view.tap('Confirm')
  expect(api.calls('order.applyRefund')[1]).toMatchObject({ type: 'full', lines: [] })
})

it('offers only the whole when nothing else is in the order', async () => {
  const { view } = await show(detailOf(cooking))
  expect(view.getAllByRole('radio')).toHaveLength(1)
})

it('is sent again under the same key when the answer was lost, and ends in success', async () => {
  const { view, api } = await show()
  api.lose('order.applyRefund')
  api.answer('order.detail', detailOf({ ...cooking, shortage: null }))
  await view.tap('Confirm')
  api.answer('order.applyRefund', refundOf())
  await view.tap('Confirm')
  const [lost, repeated] = api.keys('order.applyRefund')
  expect(repeated).toBe(lost)
  expect(view.path).toBe('pages/detail/after-detail/index')
})

it('says that it is settled', async () => {
  const { view } = await show(detailOf({ ...cooking, shortage: null }))
  await view.tap('View order')
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('asks nothing about a dish that the store is looking at already', async () => {
  const { view } = await show(detailOf({ ...cooking, lines: [{ ...line, openQuantity: 1 }] }))
  expect(view.getByText('Already handled')).toBeVisible()
})

const substitute = { goodsId: 'g2', name: 'Egg noodles', optionText: 'Large', picture: line.picture, back: 600 }
const offered = detailOf({ ...cooking, lines: two.lines, shortage: { ...shortage, substitute } })

it('takes the dish that the store offers, with the difference back', async () => {
  const { view, api } = await show(offered, { 'order.acceptSubstitute': { refunded: 600 } })
  expect(view.getByText('Large · ¥6.00 back')).toBeVisible()
  expect(view.getByText(/^Refunded automatically in/)).toBeVisible()
  await view.tap('Confirm')
  expect(api.calls('order.acceptSubstitute')).toMatchObject([{ orderId: 'o1', goodsId: 'g2' }])
  expect(view.path).toBe('pages/detail/takeout/index')
})

it('lets the offered dish be refused, and says when it comes by itself', async () => {
  const { view, api } = await show({ ...offered, ifSoldOut: 'replace' })
  expect(view.getByText(/^Replaced automatically in/)).toBeVisible()
  await view.tap('Refund this item')
  await view.tap('Confirm')
  expect(api.calls('order.applyRefund')).toMatchObject([{ type: 'partial', lines: [{ position: 0, quantity: 1 }] }])
})
