import { renderScreen, settle } from '@/testing'
import { detailOf } from '@/testing/orders'
import Receipt from '.'

const paid = detailOf({ paidAt: '2026-01-01T04:06:00Z', paidWith: 'balance', refunded: 900 })
const show = (order = paid) =>
  renderScreen(Receipt, { params: { orderId: 'o1' }, answers: { 'order.detail': order }, signedIn: true })

it('lists what was bought, what it is made of, and what went back', async () => {
  const { view } = await show()
  for (const text of ['Beef noodles (Large) ×1', 'Delivery', '¥32.00', '−¥9.00', '¥23.00', '8216032512064471'])
    expect(view.getByText(text)).toBeVisible()
})

it('copies it as text', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const { view } = await show()
  await view.tap('Copy as text')
  await settle()
  expect(view.toast).toBe('Copied')
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Order no.: 8216032512064471'))
})

it('calls the total of an order that was not paid so', async () => {
  const { view } = await show(detailOf())
  expect(view.getByText('Total (unpaid)')).toBeVisible()
})
