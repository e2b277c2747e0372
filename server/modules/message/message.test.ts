import { v7 as uuid } from 'uuid'
import { articleColumnList } from '@contract/calls/article'
import { messageCount } from '@contract/calls/message'
import { minutesAfter } from '../../clock'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const announce = (published_at: Date) =>
  world.app.context.db
    .insertInto('articles')
    .values({
      id: uuid(),
      key: null,
      kind: 'announcement',
      title: JSON.stringify({ en: 'Rain', zh: '雨' }),
      paragraphs: '[]',
      published_at,
    })
    .execute()

it('should count what was announced since the customer last looked', async () => {
  const ann = await world.make.customer()
  await ann.call(articleColumnList, {})
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 0 })
  world.clock.forward(10)
  await announce(minutesAfter(world.clock.now(), -1))
  await announce(minutesAfter(world.clock.now(), 60))
  expect(await ann.call(messageCount, {})).toMatchObject({
    total: 1,
    kinds: [{ kind: 'order' }, { kind: 'offer' }, { kind: 'announcement', count: 1 }],
  })
  const { items } = await ann.call(articleColumnList, {})
  expect(items.map(({ isNew }) => isNew)).toEqual([true])
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 0 })
  expect((await ann.call(articleColumnList, {})).items[0]?.isNew).toBe(false)
})

it('should be for customers only', async () => {
  expect(await world.visitor.refusal(messageCount, {})).toBe('notSignedIn')
})
