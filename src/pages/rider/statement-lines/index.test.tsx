import { renderScreen } from '@/testing'
import { riderAnswers } from '@/testing/riders'
import Lines from '.'

const line = {
  ...{ id: '018f0000-0000-7000-8000-000000000a05', at: '2026-03-16T04:00:00.000Z', kind: 'settlement' },
  ...{ orderId: null, orderNumber: '260325120500123023', isPart: false, amount: 9_60 },
}

it('lists the movements of a group with their orders', async () => {
  const { view, api } = await renderScreen(Lines, {
    signedIn: true,
    answers: { ...riderAnswers, 'rider.statementLines': { items: [line], next: null } },
    params: { period: 'weekly', day: '2026-03-16', group: 'orders' },
  })
  expect(view.getByText('Order 260325120500123023')).toBeVisible()
  expect(view.getByText('+¥9.60')).toBeVisible()
  expect(api.calls('rider.statementLines').at(-1)).toMatchObject({ group: 'orders', period: 'weekly' })
})
