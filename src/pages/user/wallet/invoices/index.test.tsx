import type { InvoiceLine } from '@contract/entities/invoice'
import { renderScreen } from '@/testing'
import { platform } from '../../../../../tests/stand-ins/taro'
import Invoices from '.'

const line: InvoiceLine = {
  ...{ id: 'o1', orderKind: 'takeaway', name: 'Noodles', picture: null, state: 'issued', amount: 3200 },
  ...{ requestedAt: '2026-03-25T04:00:00Z', number: '26440000000000000001' },
}

it('lists requested invoices with their states, and opens one', async () => {
  const waiting: InvoiceLine = { ...line, id: 'o2', name: 'Qihu Lakeside Inn', state: 'requested', number: null }
  const { view } = await renderScreen(Invoices, {
    signedIn: true,
    answers: { 'order.invoices': { items: [line, waiting], next: null } },
  })
  for (const text of ['Noodles', 'Issued', 'No. 26440000000000000001', 'Qihu Lakeside Inn', 'Requested'])
    expect(view.getByText(text)).toBeVisible()
  await view.tap('No. 26440000000000000001')
  expect(platform.pages.at(-1)).toEqual({ route: 'pages/hotel/invoice/index', params: { orderId: 'o1' } })
})

it('leads from none to the orders, and tries again', async () => {
  const { view, api } = await renderScreen(Invoices, { signedIn: true, language: 'zh' })
  api.answer('order.invoices', { items: [], next: null })
  await view.tap('重试')
  expect(view.getByText('暂无发票')).toBeVisible()
  await view.tap('查看订单')
  expect(view.path).toBe('pages/tab/order/index')
})
