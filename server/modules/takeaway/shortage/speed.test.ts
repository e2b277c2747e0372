import { aPaidOrder, runOut } from '../../../testing/refunds'
import { aWorld, type World } from '../../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ DEMO: 'off', DEMO_SPEED: '60' })
})
afterAll(() => world.close())

it('should bring a missing dish back after an hour, whatever the speed of a demo that is off', async () => {
  const { orderId, goods, first } = await aPaidOrder(world)
  await runOut(world, orderId, first)
  const stock = () => world.make.stockOf(goods[0] ?? '')
  world.clock.forward(59)
  await world.app.context.jobs.runDue()
  expect(await stock()).toBe(0)
  world.clock.forward(1)
  await world.app.context.jobs.runDue()
  expect(await stock()).toBe(10)
})
