import type { LineAfterSales } from '@contract/entities/after-sale'
import type { MallDetail } from '@contract/entities/order'
import type { Answer } from '@/services/api'
import { renderScreen } from '@/testing'
import { aCase } from '@/testing/after-sales'
import { aMallOrder } from '@/testing/mall'
import Apply from '.'

const reasons: Answer<'aftersale.reasons'> = {
  items: [
    { key: 'damaged', text: 'Damaged package', fault: 'shop', services: ['refundOnly', 'returnAndRefund'] },
    { key: 'notLiked', text: 'Not what I wanted', fault: 'buyer', services: ['returnAndRefund'] },
  ],
}

function orderWith(change: Partial<LineAfterSales>, quantity = 2): MallDetail {
  const order = aMallOrder({ status: 'pendingReceipt' })
  const [line] = order.lines
  if (!line) throw new Error('The order has no line')
  const afterSales = { ...line.afterSales, left: quantity, unshipped: 0, ...change }
  return { ...order, lines: [{ ...line, quantity, paid: 15800, afterSales }] }
}

const shipped = orderWith({ services: ['refundOnly', 'returnAndRefund'] })

const show = (order = shipped, params: Record<string, string> = { orderId: 'o1', position: '0' }, more = {}) =>
  renderScreen(Apply, {
    params,
    answers: { 'order.detail': order, 'aftersale.reasons': reasons, ...more },
    signedIn: true,
  })

it('begins with the line to return, and sends what is chosen', async () => {
  const { view, api } = await show()
  expect(view.getByRole('tab', { name: 'Return and refund' })).toHaveAttribute('aria-selected', 'true')
  await view.tap('Submit request')
  expect(view.getByText('Choose what went wrong')).toBeVisible()
  await view.tap('Not what I wanted')
  expect(view.getByText('You pay return shipping')).toBeVisible()
  await view.tap('Remove one Longjing tea')
  await view.write('Description', 'Too bitter')
  api.answer('aftersale.apply', aCase())
  await view.tap('Submit request')
  expect(api.calls('aftersale.apply')).toMatchObject([
    {
      orderId: 'o1',
      service: 'returnAndRefund',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'notLiked',
      description: 'Too bitter',
      pictures: [],
    },
  ])
  expect(view.path).toMatch(/refund-details/)
})

it('begins with the only line, for a refund without return', async () => {
  const { view } = await show(shipped, { orderId: 'o1' })
  expect(view.getByRole('tab', { name: 'Refund only' })).toHaveAttribute('aria-selected', 'true')
  expect(view.getAllByText(/158/).length).toBeGreaterThan(0)
})

it('needs a line, a reason and a description', async () => {
  const { view, api } = await show(shipped, { orderId: 'o1' })
  await view.tap('Remove one Longjing tea')
  await view.tap('Remove one Longjing tea')
  await view.tap('Submit request')
  expect(view.getByText('Choose at least one item')).toBeVisible()
  await view.tap('Add Longjing tea')
  await view.tap('Damaged package')
  await view.tap('Submit request')
  expect(view.getAllByText('Describe the problem').length).toBeGreaterThan(0)
  expect(api.calls('aftersale.apply')).toEqual([])
})

it('asks for less where the goods are kept, never for more than the share', async () => {
  const { view, api } = await show()
  await view.tap('Refund only')
  expect(view.getByRole('radio', { name: /Not what I wanted/ })).toHaveAttribute('aria-disabled', 'true')
  await view.tap('Damaged package')
  await view.tap('Keep the goods for a smaller refund')
  await view.write('Less than the full amount', '158.01')
  expect(view.getByText('At most ¥158.00')).toBeVisible()
  await view.write('Less than the full amount', '20.5')
  await view.write('Description', 'A dent')
  api.answer('aftersale.apply', aCase())
  await view.tap('Submit request')
  expect(api.calls('aftersale.apply')).toMatchObject([{ service: 'refundOnly', amount: 2050 }])
})

it('returns no more than has been shipped', async () => {
  const { view } = await show(orderWith({ services: ['refundOnly', 'returnAndRefund'], unshipped: 1 }))
  expect(view.getByText('1 refundable, up to ¥79.00')).toBeVisible()
})

it('says when nothing can be asked for', async () => {
  const { view } = await show(orderWith({ services: [] }))
  expect(view.getByText('Nothing can be refunded now')).toBeVisible()
})

it('takes over a case that is edited, and says how often it can be', async () => {
  const refused = aCase({
    state: 'refused',
    service: 'refundOnly',
    reasonKey: 'damaged',
    isChosenAmount: true,
    editsLeft: 1,
  })
  const params = { orderId: 'o1', refundId: 'r1' }
  const { view, api } = await show(orderWith({ services: [], left: 0 }), params, { 'aftersale.detail': refused })
  expect(view.getByText('This is your last edit')).toBeVisible()
  api.answer('aftersale.edit', aCase())
  await view.tap('Submit request')
  expect(api.calls('aftersale.edit')).toMatchObject([
    { refundId: 'r1', service: 'refundOnly', amount: 5290, description: 'Honey leaked from the lid' },
  ])
})

it('shows a failure and tries again', async () => {
  const { view, api } = await renderScreen(Apply, { params: { orderId: 'o1' }, signedIn: true })
  api.answer('order.detail', shipped)
  api.answer('aftersale.reasons', reasons)
  await view.tap('Try again')
  expect(view.getByText('Which items?')).toBeVisible()
})
