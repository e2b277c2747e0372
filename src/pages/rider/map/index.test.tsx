import { renderScreen } from '@/testing'
import { aTask, riderAnswers, withTasks } from '@/testing/riders'
import RiderMap from '.'

const second = aTask({
  id: '018f0000-0000-7000-8000-0000000000d2',
  number: '4711',
  state: 'onTheWay',
  step: 'arriveDropOff',
})

it('shows the stops of all deliveries, and the next one of a delivery that is chosen', async () => {
  const { view } = await renderScreen(RiderMap, { signedIn: true, answers: withTasks(aTask(), second) })
  expect(view.getByRole('group', { name: 'Route with 3 stops' })).toBeVisible()
  expect(view.getByText('Old Lane Wonton')).toBeVisible()
  await view.tap('#4711')
  expect(view.getByText('Keyuan Garden 3-1602')).toBeVisible()
  await view.tap('I’ve arrived')
  expect(view.path).toBe('pages/rider/task/index')
})

it('shows the stops of one delivery', async () => {
  const { view } = await renderScreen(RiderMap, { signedIn: true, answers: withTasks(aTask()) })
  expect(view.getByRole('group', { name: 'Route for order 3023' })).toBeVisible()
})

it('opens the way in a map app', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { view } = await renderScreen(RiderMap, { signedIn: true, answers: withTasks(aTask()) })
  await view.tap('Navigate to Old Lane Wonton')
  expect(open.mock.calls[0]?.[0]).toContain('113.93%2C22.535')
})

it('says that the rider has no stops', async () => {
  const { view } = await renderScreen(RiderMap, { signedIn: true, answers: riderAnswers, language: 'zh' })
  expect(view.getByText('暂无取送任务')).toBeVisible()
})

it('tries again after a failure', async () => {
  const { 'rider.tasks': _, ...rest } = withTasks(aTask())
  const { view, api } = await renderScreen(RiderMap, { signedIn: true, answers: rest })
  api.answer('rider.tasks', { items: [aTask()], next: null })
  await view.tap('Try again')
  expect(view.getByText('Old Lane Wonton')).toBeVisible()
})
