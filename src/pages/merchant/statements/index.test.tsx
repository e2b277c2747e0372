import { renderScreen } from '@/testing'
import { someSums, storeMoneyAnswers } from '@/testing/store-money'
import Statements from '.'

const opened = (answers = {}) =>
  renderScreen(Statements, { signedIn: true, answers: { ...storeMoneyAnswers, ...answers } })

it('lists the periods, by day, week or month', async () => {
  const { view, api } = await opened()
  expect(view.getByText('In progress')).toBeVisible()
  await view.tap('Months')
  expect(api.calls('merchant.statements').at(-1)).toMatchObject({ period: 'monthly' })
})

it('shows older ones', async () => {
  const first = { items: [someSums], before: '2026-03-15' }
  const { view, api } = await opened({ 'merchant.statements': first })
  api.answer('merchant.statements', {
    items: [{ ...someSums, from: '2026-03-09', to: '2026-03-15', orders: 7 }],
    before: null,
  })
  await view.tap('Show more')
  expect(api.calls('merchant.statements').at(-1)).toMatchObject({ until: '2026-03-15' })
  expect(view.getByText(/^7 orders/)).toBeVisible()
  expect(view.queryByText('Show more')).toBeNull()
})
