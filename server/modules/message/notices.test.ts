import { v7 as uuid } from 'uuid'
import { accountNotificationSettings } from '@contract/calls/account'
import * as calls from '@contract/calls/message'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { TestCaller } from '../../testing/caller'
import { given } from '../../testing/coupons'
import { aWorld, type World } from '../../testing/world'
import { tellOfCoupons } from './coupons'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const store = { en: 'Old Stove', zh: '老灶台' }
const goods = { en: 'Noodles', zh: '面条' }

/** Sends a customer the notice of an accepted order. */
async function tell({ id: customerId }: TestCaller, subject: string = uuid()): Promise<string> {
  const { db } = world.app.context
  await db
    .transaction()
    .execute((tx) =>
      world.app.services.notices.tell(tx, 'orderAccepted', [
        { customerId, subject, targetId: subject, params: { store, goods } },
      ]),
    )
  return subject
}

const listed = (caller: TestCaller, kind: 'order' | 'offer' | 'announcement' = 'order') =>
  caller.call(calls.messageSystemList, { kind })

describe('notices', () => {
  it('should be delivered once, also when they are sent twice at once', async () => {
    const ann = await world.make.customer()
    const subject = uuid()
    await Promise.all([tell(ann, subject), tell(ann, subject), tell(ann, subject)])
    const { items } = await listed(ann)
    expect(items).toMatchObject([
      { title: 'Order accepted', text: 'Old Stove is preparing Noodles.', isRead: false, isArticle: false },
    ])
    expect(items[0]?.target).toEqual({ kind: 'order', id: subject })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 1 })
  })

  it('should be in the language of their reader', async () => {
    const ann = await world.make.customer()
    await tell(ann)
    ann.language = 'zh'
    const { items } = await listed(ann)
    expect(items[0]).toMatchObject({ title: '商家已接单', text: '老灶台正在准备面条' })
  })

  it('should vanish with the transaction that sends them', async () => {
    const ann = await world.make.customer()
    const undone = world.app.context.db.transaction().execute(async (tx) => {
      await world.app.services.notices.tell(tx, 'orderAccepted', [
        { customerId: ann.id, subject: 'x', targetId: 'x', params: { store, goods } },
      ])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await listed(ann)).items).toEqual([])
  })

  it('should be read one by one, by kind or all at once', async () => {
    const ann = await world.make.customer()
    for (let count = 0; count < 3; count++) await tell(ann)
    const { items } = await listed(ann)
    const [first] = items
    await ann.call(calls.messageRead, { noticeIds: [first?.id ?? ''] })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 2 })
    await ann.call(calls.messageRead, { kind: 'offer' })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 2 })
    await ann.call(calls.messageRead, { kind: 'all' })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 0 })
    expect((await listed(ann)).items.every(({ isRead }) => isRead)).toBe(true)
  })

  it('should be read and deleted by their own customer alone', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    await tell(ann)
    const noticeId = (await listed(ann)).items[0]?.id ?? ''
    expect(await ben.refusal(calls.messageRead, { noticeIds: [noticeId] })).toBe('noticeNotFound')
    expect(await ben.refusal(calls.messageDelete, { noticeId })).toBe('noticeNotFound')
    await ann.call(calls.messageDelete, { noticeId })
    expect((await listed(ann)).items).toEqual([])
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 0 })
    await ann.call(calls.messageDelete, { noticeId, removed: false })
    expect((await listed(ann)).items).toHaveLength(1)
  })

  it('should stand in the list but not be counted where a setting turns them off', async () => {
    const ann = await world.make.customer()
    await ann.call(accountNotificationSettings, { topics: { orders: false } })
    await tell(ann)
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 0 })
    expect((await listed(ann)).items).toHaveLength(1)
    await ann.call(accountNotificationSettings, { topics: { orders: true } })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 1 })
  })

  it('should name the newest of each kind, and count its groups', async () => {
    const ann = await world.make.customer()
    await tell(ann)
    const { items } = await ann.call(calls.messageTypes, {})
    expect(items.map(({ kind, count }) => [kind, count])).toEqual([
      ['order', 1],
      ['offer', 0],
      ['announcement', 0],
    ])
    expect(items[0]).toMatchObject({ newest: { title: 'Order accepted' } })
    expect(items[0]?.groups[0]).toEqual({ group: 'orders', name: 'Orders', count: 1 })
  })

  it('should go after half a year', async () => {
    const ann = await world.make.customer()
    const { db, clock } = world.app.context
    await tell(ann)
    const old = minutesAfter(clock.now(), -(limits.messageDays + 1) * 24 * 60)
    await db.updateTable('notices').set({ created_at: old }).where('customer_id', '=', ann.id).execute()
    world.clock.forward(61)
    await world.app.context.jobs.runDue()
    expect((await listed(ann)).items).toEqual([])
  })

  it('should report coupons that end soon, once a day', async () => {
    const ann = await world.make.customer()
    const { db, clock } = world.app.context
    const now = clock.now()
    await given(world, ann.id, { valid_until: minutesAfter(now, 600) })
    const look = () =>
      db
        .transaction()
        .execute((tx) => tellOfCoupons({ context: world.app.context, notices: world.app.services.notices }, tx, now))
    await look()
    await look()
    expect((await listed(ann, 'offer')).items).toHaveLength(1)
  })
})

describe('announcements', () => {
  const announce = async () => {
    const id = uuid()
    const title = JSON.stringify({ en: 'Rain', zh: '雨' })
    const paragraphs = JSON.stringify([{ heading: null, text: { en: 'Riders slow down', zh: '骑手慢行' } }])
    const row = { id, key: null, kind: 'announcement' as const, title, paragraphs }
    await world.app.context.db
      .insertInto('articles')
      .values({ ...row, published_at: minutesAfter(world.clock.now(), -1) })
      .execute()
    return id
  }

  it('should reach everybody without a row each, and be read and deleted by each alone', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    for (const caller of [ann, ben]) await caller.call(calls.messageRead, { kind: 'announcement' })
    world.clock.forward(10)
    const articleId = await announce()
    expect((await listed(ann, 'announcement')).items[0]).toMatchObject({
      id: articleId,
      isArticle: true,
      title: 'Rain',
      text: 'Riders slow down',
      isRead: false,
    })
    const { db } = world.app.context
    expect(await db.selectFrom('notices').select('id').where('customer_id', '=', ann.id).execute()).toEqual([])
    await ann.call(calls.messageRead, { articleIds: [articleId] })
    expect(await ann.call(calls.messageCount, {})).toMatchObject({ total: 0 })
    expect(await ben.call(calls.messageCount, {})).toMatchObject({ total: 1 })
    await ben.call(calls.messageDelete, { articleId })
    expect((await listed(ben, 'announcement')).items.map(({ id }) => id)).not.toContain(articleId)
    expect(await ben.call(calls.messageCount, {})).toMatchObject({ total: 0 })
    expect((await listed(ann, 'announcement')).items[0]).toMatchObject({ id: articleId, isRead: true })
  })
})

describe('reminders', () => {
  const aRound = async (minutes: number) => {
    const [id, now] = [uuid(), world.clock.now()]
    await world.app.context.db
      .insertInto('flash_rounds')
      .values({ id, starts_at: minutesAfter(now, minutes), ends_at: minutesAfter(now, minutes + 60) })
      .execute()
    return id
  }
  const remind = (caller: TestCaller, subjectId: string, on = true) =>
    caller.call(calls.messageRemind, { subject: 'flashRound', subjectId, on })

  it('should notify the customer who asked for it, once, shortly before it begins', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const round = await aRound(30)
    await remind(ann, round)
    await remind(ann, round)
    await remind(ben, round)
    await remind(ben, round, false)
    expect(await ann.call(calls.messageReminders, {})).toEqual({ items: [{ subject: 'flashRound', subjectId: round }] })
    await world.app.context.jobs.runDue()
    expect((await listed(ann, 'offer')).items).toEqual([])
    world.clock.forward(26)
    await world.app.context.jobs.runDue()
    expect((await listed(ann, 'offer')).items).toMatchObject([
      { title: 'Flash sale starting', target: { kind: 'flashSale', id: round } },
    ])
    expect((await listed(ben, 'offer')).items).toEqual([])
    expect(await ann.call(calls.messageReminders, {})).toEqual({ items: [] })
  })

  it('should refuse what has begun or is not there', async () => {
    const ann = await world.make.customer()
    const begun = { subject: 'flashRound', subjectId: await aRound(-5), on: true } as const
    expect(await ann.refusal(calls.messageRemind, begun)).toBe('reminderTooLate')
    const none = { subject: 'presale', subjectId: uuid(), on: true } as const
    expect(await ann.refusal(calls.messageRemind, none)).toBe('reminderTooLate')
  })
})
