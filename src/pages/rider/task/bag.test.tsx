import type { DeliveryTask } from '@contract/entities/delivery'
import { token } from '@/platform/session/token'
import { renderScreen, settle } from '@/testing'
import { aTask, moves, withTasks } from '@/testing/riders'
import Task from '.'

const opened = (over: Partial<DeliveryTask> = {}, language: 'en' | 'zh' = 'en') =>
  renderScreen(Task, { params: { id: aTask().id }, signedIn: true, answers: withTasks(aTask(over)), language })

// A step that waits for the network ends with the session.
afterEach(() => settle(() => token.set('')))

describe('an item that is not in the bag', () => {
  const two = { state: 'atPickup', step: 'pickUp' } as const
  it('is reported by line and number, with the pickup, and can be taken back before', async () => {
    const { view, api } = await opened({
      ...two,
      items: [
        { name: 'Shrimp wonton', quantity: 2, position: 0 },
        { name: 'Soy milk', quantity: 1, position: 1 },
      ],
    })
    await view.tap('Soy milk, ×1')
    await view.tap('Damaged')
    expect(view.getByText('Damaged ×1')).toBeVisible()
    await view.tap('Shrimp wonton, ×2')
    await view.tap('Add Shrimp wonton')
    await view.tap('Missing')
    expect(view.getByText('Picked up, 3 missing')).toBeVisible()
    await view.tap(/^Soy milk.*Damaged/)
    await view.tap('It’s in the bag')
    expect(view.getByRole('button', { name: 'Soy milk, ×1' })).toBeVisible()
    moves(api, 'rider.pickUp', aTask({ state: 'onTheWay', step: 'arriveDropOff' }))
    await view.tap(/^Picked up, 2 missing/)
    expect(api.calls('rider.pickUp')).toMatchObject([{ lacks: [{ position: 0, quantity: 2, reason: 'missing' }] }])
  })

  it('cannot be reported where lines are not known, and is nothing by default', async () => {
    const { view, api } = await opened({ ...two, items: [{ name: 'Keys', quantity: 1, position: null }] })
    expect(view.queryByRole('button', { name: /Keys/ })).toBeNull()
    moves(api, 'rider.pickUp', aTask({ state: 'onTheWay', step: 'arriveDropOff' }))
    await view.tap(/^Picked up/)
    expect(api.calls('rider.pickUp')[0]).not.toHaveProperty('lacks')
  })

  it('has words in Chinese', async () => {
    const { view } = await opened(two, 'zh')
    await view.tap('Shrimp wonton, ×2')
    await view.tap('缺少')
    expect(view.getByText('缺少 ×1')).toBeVisible()
  })
})
