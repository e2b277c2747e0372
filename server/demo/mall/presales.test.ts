import { mallPresaleList } from '@contract/calls/presale'
import { presalePhases } from '@contract/entities/presale'
import { MallFactory } from '../../testing/mall'
import { aWorld, type World } from '../../testing/world'
import { cycles, keepPresales } from './presales'

let world: World

beforeAll(async () => {
  world = await aWorld()
  const mall = new MallFactory(world.app.context.db, world.make)
  for (let count = 0; count < cycles.length; count++) await mall.product(await mall.shop(), {}, [{ stock: 500 }])
  await keepPresales(world.app.context)
  await world.app.context.jobs.runDue()
})
afterAll(() => world.close())

it('should have presales in every phase at any time, one of each product', async () => {
  const ann = await world.make.customer()
  for (let days = 0; days < 9; days++) {
    const { items } = await ann.call(mallPresaleList, {})
    expect(items).toHaveLength(cycles.length)
    expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length)
    const phases = new Set(items.map(({ phase }) => phase))
    expect(presalePhases.filter((phase) => phase !== 'over' && !phases.has(phase))).toEqual([])
    expect(items.some(({ deposit }) => deposit === null)).toBe(true)
    await world.hours(24)
  }
})
