import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { accountNotificationSettings } from '@contract/calls/account'
import { chatOpen, chatRead, chatSend, chatSettings } from '@contract/calls/chat'
import { messageSubscribe, messageTemplates, type OutsideTopic } from '@contract/calls/message-outside'
import type { SandboxNotifier } from '../../../notifications/sandbox'
import type { TestCaller } from '../../../testing/caller'
import { aWorld, type World } from '../../../testing/world'
import { takeConsent } from './queries'

let world: World
beforeAll(async () => {
  world = await aWorld({ NOTIFICATIONS_SANDBOX: 'on' })
})
afterAll(() => world.close())

/** A customer who has signed in by the clock of the world. */
async function somebody(): Promise<TestCaller> {
  const caller = await world.make.customer()
  const { db } = world.app.context
  await sql`update sessions set created_at = ${world.clock.now()} where customer_id = ${caller.id}`.execute(db)
  return caller
}
const sent = () => (world.app.services.outside.notifier as SandboxNotifier).sent
const sentTo = async (code: string) => {
  const address = await world.app.services.outside.notifier?.addressOf(code)
  return sent().filter((message) => message.address === address)
}
const agree = (
  caller: TestCaller,
  topics: OutsideTopic[],
  code: string = randomUUID(),
  clientId: string = randomUUID(),
) => caller.call(messageSubscribe, { clientId, code, topics }).then(({ items }) => ({ items, code }))
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}
/** Sends a customer the notice of an order, as orders do. */
async function orderNews({ id: customerId }: TestCaller): Promise<void> {
  const notice = { customerId, subject: randomUUID(), targetId: 'rider', params: { kind: 'rider' as const } }
  const { context, services } = world.app
  await context.db
    .transaction()
    .execute((tx) => services.notices.tell(tx, 'queueNear', [{ ...notice, params: { store, number: 'A1' } }]))
}
const store = { en: 'Old Stove', zh: '老灶' }

/** A customer with a chat with a store, and the store's merchant. */
async function aChat() {
  const [ann, mia] = [await somebody(), await somebody()]
  const storeId = await world.make.store({ merchant_id: mia.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  const write = (text: string) => mia.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
  return { ann, mia, conversationId, write }
}

describe('consents', () => {
  it('should be kept once by their id, and listed with the number that is left', async () => {
    const ann = await somebody()
    expect(await ann.call(messageTemplates, {})).toEqual({
      items: [
        { topic: 'order', templateId: 'sandbox-order', left: 0 },
        { topic: 'chat', templateId: 'sandbox-chat', left: 0 },
      ],
    })
    const clientId = randomUUID()
    await Promise.all([1, 2, 3].map(() => agree(ann, ['order', 'chat'], 'code', clientId)))
    expect((await agree(ann, ['chat'])).items).toMatchObject([{ left: 1 }, { left: 2 }])
  })

  it('should be refused with a code that does not hold, and where nobody carries messages', async () => {
    const ann = await somebody()
    const request = { clientId: randomUUID(), topics: ['order' as const] }
    expect(await ann.refusal(messageSubscribe, { ...request, code: 'bad' })).toBe('consentRefused')
    const other = await aWorld({ NOTIFICATIONS_SANDBOX: 'off' })
    const ben = await other.make.customer()
    expect(await ben.call(messageTemplates, {})).toEqual({ items: [] })
    expect(await ben.refusal(messageSubscribe, { ...request, code: 'good' })).toBe('consentRefused')
    await other.close()
  })

  it('should each be used by one of many at once', async () => {
    const { db } = world.app.context
    const ann = await somebody()
    for (const _ of [1, 2, 3]) await agree(ann, ['order'])
    const take = (usedFor: string) => takeConsent(db, { customerId: ann.id, topic: 'order', usedFor })
    const taken = await Promise.all([1, 2, 3, 4, 5, 6].map((each) => take(`notice ${each}`)))
    const ids = taken.flatMap((consent) => consent?.client_id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    // A call that finds all free consents locked gets none, and a repeated job finds its earlier one.
    expect(ids.length).toBeGreaterThan(0)
    const first = taken.findIndex((consent) => consent !== undefined)
    expect(await take(`notice ${first + 1}`)).toMatchObject({ client_id: ids[0] })
  })
})

describe('a customer who is away', () => {
  it('should be notified of an order once for each consent, in their language, and not of later events', async () => {
    const ann = await somebody()
    const { code } = await agree(ann, ['order'])
    await pass(30)
    await orderNews(ann)
    await orderNews(ann)
    expect(await sentTo(code)).toEqual([])
    await pass(2)
    expect(await sentTo(code)).toMatchObject([
      { topic: 'order', title: 'Almost your turn', page: '/pages/message/system/index?kind=order' },
    ])
    await orderNews(ann)
    await pass(2)
    expect(await sentTo(code)).toHaveLength(1)
  })

  it('should be notified of a chat once for all that is unread, and never of what was written', async () => {
    const { ann, conversationId, write } = await aChat()
    const { code } = await agree(ann, ['chat'])
    await agree(ann, ['chat'], code)
    await pass(30)
    await write('Your table is by the window')
    await write('See you')
    await pass(2)
    await write('One more')
    await pass(2)
    const told = await sentTo(code)
    expect(told).toMatchObject([{ topic: 'chat', page: `/pages/message/detail/index?id=${conversationId}` }])
    expect(JSON.stringify(told)).not.toMatch(/window|See you/)
    await ann.call(chatRead, { conversationId, sequence: 3 })
    await pass(30)
    await write('And again')
    await pass(2)
    expect(await sentTo(code)).toHaveLength(2)
  })

  it('should be notified only that a message has come, if they want no details shown', async () => {
    const { ann, write } = await aChat()
    const { code } = await agree(ann, ['chat'])
    await ann.call(accountNotificationSettings, { showDetails: false })
    await pass(30)
    await write('Hello')
    await pass(2)
    expect(await sentTo(code)).toMatchObject([{ title: 'Linli', text: 'Sent you a message' }])
  })
})

describe('a customer who is not away', () => {
  it('should keep their consent for what they read, mute or see in the app', async () => {
    const { ann, conversationId, write } = await aChat()
    const { code } = await agree(ann, ['chat'])
    await pass(30)
    await write('Read at once')
    await ann.call(chatRead, { conversationId, sequence: 1 })
    await pass(2)
    await ann.call(chatSettings, { conversationId, muted: true })
    await pass(30)
    await write('Muted')
    await pass(20)
    await ann.call(chatSettings, { conversationId, muted: false })
    await pass(30)
    await write('Seen meanwhile')
    await ann.call(messageTemplates, {})
    await pass(20)
    expect(await sentTo(code)).toEqual([])
    expect(await ann.call(messageTemplates, {})).toMatchObject({ items: [{}, { left: 1 }] })
  })

  it('should be notified some minutes later when they were seen shortly before, and not since', async () => {
    const { ann, write } = await aChat()
    const { code } = await agree(ann, ['chat'])
    await pass(30)
    await ann.call(messageTemplates, {})
    world.clock.forward(5)
    await write('Are you there?')
    await pass(2)
    expect(await sentTo(code)).toEqual([])
    await pass(10)
    expect(await sentTo(code)).toHaveLength(1)
  })
})
