import { aRider } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'
import { riderWarnings } from './missing-riders'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should be said at the start while a store needs riders and there is none', async () => {
  const { context } = world.app
  const lines = (delivery = context.config.delivery) =>
    riderWarnings({ db: context.db, config: { ...context.config, delivery } })
  await world.make.store({ delivered_by: 'store' })
  expect(await lines()).toEqual([])
  expect(await lines('riders')).toHaveLength(1)
  await world.make.store({ delivered_by: 'platform' })
  expect(await lines()).toEqual([expect.stringContaining('nobody is a rider yet')])
  await aRider(world, { online: false })
  expect([await lines(), await lines('riders')]).toEqual([[], []])
})
