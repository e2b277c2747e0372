import { renderScreen } from '@/testing'
import { storeMoneyAnswers } from '@/testing/store-money'
import Lines from '.'

const line = {
  ...{ id: '018f0000-0000-7000-8000-000000000a05', at: '2026-03-16T04:00:00.000Z', kind: 'refund' },
  ...{ orderId: null, orderNumber: '260325120500123023', isPart: false, amount: -2_15 },
}
const opened = (items: (typeof line | (Omit<typeof line, 'orderNumber'> & { orderNumber: null }))[]) =>
  renderScreen(Lines, {
    signedIn: true,
    answers: { ...storeMoneyAnswers, 'merchant.statementLines': { items, next: null } },
    params: { period: 'weekly', day: '2026-03-16', group: 'refunds' },
  })

it('lists the movements of a group with their orders', async () => {
  const { view, api } = await opened([line])
  expect(view.getByText('Order 260325120500123023')).toBeVisible()
  expect(view.getByText('−¥2.15')).toBeVisible()
  expect(api.calls('merchant.statementLines').at(-1)).toMatchObject({ group: 'refunds', period: 'weekly' })
})

it('says which of them settled a part of an order', async () => {
  const { view } = await opened([{ ...line, isPart: true }])
  expect(view.getByText('Part of order 260325120500123023')).toBeVisible()
})

it('names one without an order, and says when there is none', async () => {
  const { view } = await opened([{ ...line, orderNumber: null }])
  expect(view.getAllByText('Refunds').length).toBeGreaterThan(1)
  expect((await opened([])).view.getByText('Nothing in this period')).toBeVisible()
})
