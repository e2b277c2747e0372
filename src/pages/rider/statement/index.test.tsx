import { renderScreen } from '@/testing'
import { riderAnswers } from '@/testing/riders'
import { aStatement } from '@/testing/store-money'
import Statement from '.'

const rows = [
  { component: 'errandFee', rate: null, amount: 9_60, orders: 1 },
  { component: 'errandTip', rate: null, amount: 3_00, orders: 1 },
]
const statement = aStatement({ groups: [{ key: 'orders', sum: 12_60, orders: 1, rows }] })
const opened = (more = {}) =>
  renderScreen(Statement, {
    signedIn: true,
    answers: { ...riderAnswers, 'rider.statement': statement, ...more },
    params: { period: 'weekly', day: '2026-03-16' },
  })

it('names what a rider earns, and opens the movements of a group', async () => {
  const { view, api } = await opened()
  expect(api.calls('rider.statement')).toEqual([{ period: 'weekly', day: '2026-03-16' }])
  expect(view.getByText('Errands')).toBeVisible()
  expect(view.getByText('Tips')).toBeVisible()
  await view.tap(/^Orders/)
  expect(view.path).toBe('pages/rider/statement-lines/index')
})

it('is a file for the rider', async () => {
  const { view, api } = await opened()
  api.answer('rider.statementFile', { path: '/v1/statements?ticket=x', expiresAt: '2026-03-25T05:00:00.000Z' })
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  await view.tap('Print')
  expect(api.calls('rider.statementFile')).toEqual([{ period: 'weekly', day: '2026-03-16', format: 'page' }])
  open.mockRestore()
})
