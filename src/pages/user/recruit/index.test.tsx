import { renderScreen } from '@/testing'
import Recruit from '.'

const activity = { positions: ['fullTime' as const], orderTypes: ['takeaway' as const], perOrder: 600, workingDays: 2 }
const riders = { count: 1, items: [{ name: '陈**', region: 'Nanshan', joinedAt: '2026-03-25T04:00:00.000Z' }] }

it('shows visitors what riders earn and who rides, and asks them to log in for the form', async () => {
  const { view } = await renderScreen(Recruit, {
    answers: { 'partner.riderActivity': activity, 'partner.riders': riders },
  })
  expect(view.getByText('¥6.00 for each order')).toBeVisible()
  expect(view.getByText('We’ll decide within 2 working days')).toBeVisible()
  expect(view.getByText('陈**')).toBeVisible()
  expect(view.getByText('Nanshan')).toBeVisible()
  expect(view.getByText('1 rider already riding')).toBeVisible()
})

it('invites the first rider', async () => {
  const none = { count: 0, items: [] }
  const { view } = await renderScreen(Recruit, {
    answers: { 'partner.riderActivity': activity, 'partner.riders': none },
  })
  expect(view.getByText('Be the first rider here')).toBeVisible()
})
