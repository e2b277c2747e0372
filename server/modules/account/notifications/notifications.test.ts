import { v7 as uuid } from 'uuid'
import { accountNotificationSettings } from '@contract/calls/account'
import { articleColumnList } from '@contract/calls/article'
import { messageCount } from '@contract/calls/message'
import { minutesAfter } from '../../../clock'
import { aWorld, type World } from '../../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const all = { orders: true, refunds: true, wallet: true, offers: true, announcements: true }

it('should want everything until the customer says otherwise', async () => {
  const ann = await world.make.customer()
  const settings = { newMessages: true, showDetails: true, topics: all }
  expect(await ann.call(accountNotificationSettings, {})).toEqual(settings)
  const { db } = world.app.context
  const rows = await db.selectFrom('notification_settings').where('customer_id', '=', ann.id).selectAll().execute()
  expect(rows).toEqual([])
})

it('should change what is named and leave the rest, for one customer alone', async () => {
  const [ann, ben] = [await world.make.customer(), await world.make.customer()]
  await ann.call(accountNotificationSettings, { topics: { offers: false, wallet: false } })
  await ann.call(accountNotificationSettings, { showDetails: false })
  const settings = await ann.call(accountNotificationSettings, { topics: { wallet: true } })
  expect(settings).toEqual({ newMessages: true, showDetails: false, topics: { ...all, offers: false } })
  expect(await ben.call(accountNotificationSettings, {})).toMatchObject({ showDetails: true, topics: all })
})

it('should keep changes that come at once', async () => {
  const ann = await world.make.customer()
  const topics = ['orders', 'refunds', 'wallet', 'offers', 'announcements'] as const
  await Promise.all(topics.map((topic) => ann.call(accountNotificationSettings, { topics: { [topic]: false } })))
  const { topics: kept } = await ann.call(accountNotificationSettings, {})
  expect(Object.values(kept)).toEqual([false, false, false, false, false])
})

it('should refuse an unknown topic', async () => {
  const ann = await world.make.customer()
  expect((await ann.send('account.notificationSettings', { topics: { orders: 'no' } })).status).toBe(400)
})

it('should count no announcements for a customer who wants none', async () => {
  const ann = await world.make.customer()
  await ann.call(articleColumnList, {})
  world.clock.forward(10)
  const row = { id: uuid(), key: null, kind: 'announcement' as const, paragraphs: '[]' }
  const title = JSON.stringify({ en: 'Rain', zh: '雨' })
  await world.app.context.db
    .insertInto('articles')
    .values({ ...row, title, published_at: minutesAfter(world.clock.now(), -1) })
    .execute()
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 1 })
  await ann.call(accountNotificationSettings, { topics: { announcements: false } })
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 0 })
  await ann.call(accountNotificationSettings, { topics: { announcements: true }, newMessages: false })
  expect(await ann.call(messageCount, {})).toMatchObject({ total: 0 })
})
