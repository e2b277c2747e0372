import { v7 as uuid } from 'uuid'
import { articleColumnList } from '@contract/calls/article'
import { chatOpen, chatSend, chatSettings } from '@contract/calls/chat'
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

it('should count the unread messages of the customer’s own chats, but for muted ones', async () => {
  const [ann, mia] = [await world.make.customer(), await world.make.customer()]
  const storeId = await world.make.store({ merchant_id: mia.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  for (const text of ['Hello', 'Your order is on its way'])
    await mia.call(chatSend, { conversationId, clientId: uuid(), kind: 'text', text })
  await ann.call(chatSend, { conversationId, clientId: uuid(), kind: 'text', text: 'Thanks' })
  await mia.call(chatSend, { conversationId, clientId: uuid(), kind: 'text', text: 'Enjoy' })
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 1, chats: 1 })
  expect(await mia.call(messageCount, {})).toMatchObject({
    total: 1,
    chats: 0,
    kinds: [{ kind: 'order', count: 1 }, {}, {}],
  })
  await ann.call(chatSettings, { conversationId, muted: true })
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 0, chats: 0 })
})
