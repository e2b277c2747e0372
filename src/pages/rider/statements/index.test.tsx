import { renderScreen } from '@/testing'
import { anApplication, statusOf } from '@/testing/applications'
import { riderAnswers } from '@/testing/riders'
import { someSums } from '@/testing/store-money'
import Statements from '.'

const answers = { ...riderAnswers, 'rider.statements': { items: [someSums], before: null } }
const opened = (more = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Statements, { signedIn: true, answers: { ...answers, ...more }, language })

it('lists the rider’s periods, by day, week or month, and opens one', async () => {
  const { view, api } = await opened()
  await view.tap('Months')
  expect(api.calls('rider.statements')).toMatchObject([{ period: 'weekly' }, { period: 'monthly' }])
  await view.tap(/¥121.71/)
  expect(view.path).toBe('pages/rider/statement/index')
})

it('leads who is no rider to the application', async () => {
  const { view, api } = await opened({ 'partner.status': statusOf(anApplication()) })
  expect(view.getByText('You’re not a rider yet')).toBeVisible()
  expect(api.calls('rider.statements')).toEqual([])
})

it('speaks Chinese', async () => {
  const { view } = await opened({}, 'zh')
  expect(view.getByText('按周')).toBeVisible()
})
