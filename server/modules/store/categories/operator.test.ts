import { storeCategories } from '@contract/calls/store'
import { printedBy } from '../../../testing/printed'
import { aWorld, type World } from '../../../testing/world'
import { categoryCommands, categoryWarnings } from './operator'

let world: World
beforeAll(async () => (world = await aWorld()))
afterAll(() => world.close())

const run = (name: string, ...args: string[]) => printedBy(() => categoryCommands[name]?.(world.app, args))
const keys = async () => {
  const { items } = await (await world.make.customer()).call(storeCategories, {})
  return items.map(({ key }) => key)
}

describe('the categories of an empty town', () => {
  it('should be missing with a warning, until the standard ones are inserted, once', async () => {
    expect(await categoryWarnings(world.app.context)).toHaveLength(1)
    await run('categories', 'standard')
    const first = await keys()
    expect(first).toEqual(expect.arrayContaining(['noodles', 'drinks', 'groceries']))
    await run('categories', 'standard')
    expect(await keys()).toEqual(first)
    expect(await categoryWarnings(world.app.context)).toEqual([])
  })

  it('should be added and renamed, and keep a name that was changed', async () => {
    await run('category', 'tea', 'Tea', '茶饮', 'snacks')
    await run('category', 'noodles', 'Noodle houses', '面馆', 'meals')
    expect(await run('categories', 'standard')).toContain('noodles  Noodle houses  面馆  meals')
    expect((await keys()).at(-1)).toBe('tea')
  })

  it('should refuse an unknown group and a wrong key', async () => {
    await expect(run('category', 'tea', 'Tea', '茶饮', 'nowhere')).rejects.toThrow('There is no group nowhere.')
    await expect(run('category', 'Tea!', 'Tea', '茶饮')).rejects.toThrow(/npm run operator/)
    await expect(run('categories', 'all')).rejects.toThrow(/npm run operator/)
  })
})
