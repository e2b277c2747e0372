import { messageSystemList } from '@contract/calls/message'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand, aRider, withErrand } from '../../testing/errands'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

type Work = Parameters<typeof withErrand>[2]

const customer = () => world.make.customer({ balance: 1_000_00 })
/** Does one step after the other with an errand, a minute apart. */
async function steps(orderId: string, ...works: Work[]): Promise<void> {
  for (const work of works) {
    await withErrand(world, orderId, work)
    world.clock.forward(1)
  }
}
const titlesOf = async (ann: TestCaller, orderId: string) =>
  (await ann.call(messageSystemList, { kind: 'order' })).items
    .filter(({ target }) => target?.kind === 'errand' && target.id === orderId)
    .map(({ title }) => title)
    .reverse()

const accept: Work = (tx, order, desk) => desk.accept(tx, order, aRider)
const giveUp: Work = (tx, order, desk) => desk.giveUp(tx, order)
const arrive: Work = (tx, order, desk) => desk.arrive(tx, order)
const ask: Work = (tx, order, desk) => desk.ask(tx, order, { amount: 70_00, without: 30_00, note: '' })

it('should notify of a rider, of another search, and of each question', async () => {
  const ann = await customer()
  const orderId = await aPaidErrand(world, ann)
  await steps(orderId, accept, giveUp, accept, arrive, ask)
  const told = [
    'A rider is on the way',
    'Finding another rider',
    'A rider is on the way',
    'It costs more than you paid',
  ]
  expect(await titlesOf(ann, orderId)).toEqual(told)
  ann.language = 'zh'
  expect((await titlesOf(ann, orderId)).at(-1)).toBe('商品价格超出预估')
})

it('should notify once that no rider took it, and that the money is refunded', async () => {
  const ann = await customer()
  const orderId = await aPaidErrand(world, ann)
  await world.hours(1)
  await world.hours(1)
  const titles = await titlesOf(ann, orderId)
  expect(titles.filter((title) => title === 'No rider found')).toHaveLength(1)
})

it('should notify nobody else', async () => {
  const [ann, ben] = [await customer(), await customer()]
  const orderId = await aPaidErrand(world, ann)
  await steps(orderId, accept)
  expect(await titlesOf(ben, orderId)).toEqual([])
})
