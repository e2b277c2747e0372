import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  chatCall,
  chatEnd,
  chatHistory,
  chatHuman,
  chatOpen,
  chatQuickReplies,
  chatRate,
  chatRecord,
  chatSend,
} from '@contract/calls/chat'
import { merchantOpenChat } from '@contract/calls/merchant'
import { reportAdd } from '@contract/calls/report'
import { ChatAutopilot } from '../../demo/chat/autopilot'
import { agents } from '../../demo/chat/agents'
import { riderAnswers } from '../../demo/chat/words'
import { admitRiders } from '../../demo/riders/accounts'
import { riderIds } from '../../demo/riders/people'
import type { TestCaller } from '../../testing/caller'
import { aPicture } from '../../testing/picture'
import { fire, toDoor } from '../../testing/orders'
import { outputOf } from '../../testing/printed'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { chatCommands } from './operator'
import { keepAgent } from './queries/service'

let world: World
beforeAll(async () => {
  world = await aWorld({ CALL_NUMBERS_SANDBOX: 'on' })
  // Noon, when people of the service answer.
  world.clock.forward(minutesUntilNoon())
})
afterAll(() => world.close())

function minutesUntilNoon(): number {
  const now = world.clock.now()
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes()
  const offset = 8 * 60
  return (36 * 60 - minutes - offset) % (24 * 60)
}

/** Gives the delivery of an order to a rider of the demo. */
async function aDemoRider(orderId: string): Promise<void> {
  const { context } = world.app
  const [rider_id = ''] = riderIds
  await context.db.transaction().execute((tx) => admitRiders(tx, context))
  const inHand = { rider_id, state: 'accepted', accepted_at: world.clock.now() } as const
  await context.db.updateTable('deliveries').set(inHand).where('order_id', '=', orderId).execute()
}

/** Moves the delivery of an order. */
const moveDelivery = (orderId: string, change: { state: 'onTheWay' } | { ended_at: Date }) =>
  world.app.context.db.updateTable('deliveries').set(change).where('order_id', '=', orderId).execute()

const jobs = () => world.app.context.jobs.runDue()
const say = (caller: TestCaller, conversationId: string, text: string) =>
  caller.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
const lines = async (caller: TestCaller, conversationId: string) => {
  const { items } = await caller.call(chatHistory, { conversationId })
  return items.map(({ from, content }) => `${from}: ${'text' in content ? content.text : content.kind}`)
}
const withService = async (caller: TestCaller) => (await caller.call(chatOpen, { with: 'service' })).id

describe('the service', () => {
  it('should know a customer’s orders, in both languages', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    const conversationId = await withService(ann)
    await say(ann, conversationId, 'Where is my order?')
    await jobs()
    const { items } = await ann.call(chatHistory, { conversationId })
    expect(items.at(-1)).toMatchObject({ from: 'bot', content: { kind: 'orders', orders: [{ orderId }] } })
    await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'order', orderId })
    await jobs()
    expect((await lines(ann, conversationId)).at(-1)).toMatch(
      /^bot: .* is in progress\. Expected arrival: [^.]*\d\d:\d\d\.$/,
    )
    for (const event of toDoor.slice(1)) await fire(world, orderId, event)
    await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'order', orderId })
    await jobs()
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^bot: .* is in progress\.$/)
    ann.language = 'zh'
    expect((await lines(ann, conversationId)).at(-3)).toMatch(/正在进行中。预计.*\d\d:\d\d送达。$/)
    await say(ann, conversationId, '我有哪些优惠券')
    await jobs()
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^bot: 您/)
  })

  it('should be silent as the assistant from the moment a person is asked for, and be rated once', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const [conversationId, before] = [await withService(ann), await withService(ben)]
    expect(await ben.call(chatHuman, { conversationId: before })).toMatchObject({ state: 'queue', before: 0 })
    await say(ann, conversationId, 'Something is wrong')
    expect(await ann.call(chatHuman, { conversationId })).toMatchObject({ state: 'queue', before: 1, isOpen: true })
    expect(await ann.call(chatHuman, { conversationId })).toMatchObject({ state: 'queue', before: 1 })
    await jobs()
    expect(await lines(ann, conversationId)).toEqual([
      'customer: Something is wrong',
      'system: We’re connecting you to a person. Keep writing, they’ll see it all',
    ])
    await ben.call(chatEnd, { conversationId: before })
    await join(conversationId)
    const { chat } = world.app.services
    await world.app.context.db.transaction().execute(async (tx) => {
      await chat.say(tx, {
        conversationId,
        sender: 'service',
        agentId: agents[0]?.id ?? '',
        body: { kind: 'text', text: 'Hello' },
      })
    })
    const { service } = await ann.call(chatRecord, { conversationId })
    expect(service).toMatchObject({ state: 'person', person: { name: 'Mei' }, canRate: false })
    expect(await ann.refusal(chatRate, { conversationId, stars: 5, solved: true })).toBe('chatNothingToRate')
    expect(await ann.call(chatEnd, { conversationId })).toMatchObject({ state: 'ended', canRate: true })
    await ann.call(chatRate, { conversationId, stars: 5, solved: true, words: ['fast'] })
    expect(await ann.refusal(chatRate, { conversationId, stars: 1, solved: true })).toBe('chatRated')
    const { items } = await ann.call(chatHistory, { conversationId })
    expect(items.at(-1)).toMatchObject({ content: { kind: 'rating', stars: 5 } })
    expect((await ann.call(chatRecord, { conversationId })).service).toMatchObject({ state: 'ended' })
    await say(ann, conversationId, 'hello again')
    await jobs()
    expect((await ann.call(chatRecord, { conversationId })).service).toMatchObject({ state: 'bot' })
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^bot: /)
  })
})

/** A person of the service joins a conversation. */
async function join(conversationId: string) {
  const [agent] = agents
  if (!agent) throw new Error('there is nobody')
  const { context, services } = world.app
  await context.db.transaction().execute(async (tx) => {
    await keepAgent(tx, agent)
    await services.chatService.joinIn(tx, conversationId, agent)
  })
}

describe('the queue for a person', () => {
  it('should offer to leave a message after five minutes, once, and count whoever leaves', async () => {
    const [ann, ben, zoe] = [await world.make.customer(), await world.make.customer(), await world.make.customer()]
    const [annsId, bensId, zoesId] = [await withService(ann), await withService(ben), await withService(zoe)]
    for (const [caller, id] of [[ann, annsId] as const, [ben, bensId] as const, [zoe, zoesId] as const])
      await caller.call(chatHuman, { conversationId: id })
    const stateOf = async () => (await ben.call(chatRecord, { conversationId: bensId })).service
    expect(await stateOf()).toMatchObject({ state: 'queue', before: 1, waitsLong: false })
    await ann.call(chatEnd, { conversationId: annsId })
    expect(await stateOf()).toMatchObject({ before: 0 })
    await join(zoesId)
    world.clock.forward(5)
    await jobs()
    await jobs()
    expect(await stateOf()).toMatchObject({ state: 'queue', waitsLong: true })
    const asked = expect.stringMatching(/^system: We’re connecting/) as string
    expect(await lines(ben, bensId)).toEqual([
      asked,
      expect.stringMatching(/^system: Everyone is busy. Leave a message/),
    ])
    expect(await lines(zoe, zoesId)).toEqual([asked, 'system: Mei joined', 'system: They can see the chat so far'])
    expect((await lines(ann, annsId)).at(-1)).toBe('system: This chat has ended')
    await ben.call(chatEnd, { conversationId: bensId })
    await zoe.call(chatEnd, { conversationId: zoesId })
  })

  it('should be offered by an assistant that finds no answer', async () => {
    const ann = await world.make.customer()
    const conversationId = await withService(ann)
    const { db } = world.app.context
    await sql`alter table customer_coupons rename column swapped_at to swapped`.execute(db)
    await say(ann, conversationId, 'Which coupons do I have?')
    await jobs()
    await sql`alter table customer_coupons rename column swapped to swapped_at`.execute(db)
    const { items } = await ann.call(chatHistory, { conversationId })
    expect(items.at(-1)).toMatchObject({
      from: 'bot',
      content: { text: 'I can’t answer right now', choices: [{ key: 'person', label: 'Talk to a person' }] },
    })
    await say(ann, conversationId, 'And now, which coupons?')
    await jobs()
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^bot: You have/)
  })

  it('should show an operator all that was said before, and its pictures', async () => {
    const ann = await world.make.customer()
    const conversationId = await withService(ann)
    const { id: pictureId } = await ann.upload(await aPicture(20, 20), { module: 'chat' })
    await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'picture', pictureId })
    for (let index = 2; index <= 30; index += 1) await say(ann, conversationId, `No. ${index}`)
    world.clock.forward(2)
    await say(ann, conversationId, 'No. 31')
    const run = (...args: readonly string[]) => outputOf(() => chatCommands.chat?.(world.app, args))
    expect(await run(conversationId)).toMatch(/^2 {2}.*No\. 2"[^]*No\. 31"[^]*chat \S+ 2\n$/)
    const pictures = await run(conversationId, '2')
    const path = /\/private\/\S+/.exec(pictures)?.[0] ?? pictures
    expect((await fetch(world.base + path)).status).toBe(200)
  })
})

describe('a chat about an order', () => {
  it('should be opened by the store too, call by a number of neither, and be reported with what was said', async () => {
    const { ann, orderId, storeId } = await aPaidOrder(world)
    const merchant = await world.make.customer()
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const { id: conversationId } = await merchant.call(merchantOpenChat, { orderId })
    expect(await ann.call(chatOpen, { with: 'store', orderId })).toMatchObject({
      id: conversationId,
      order: { orderId },
    })
    await merchant.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'order', orderId })
    const { items: replies } = await merchant.call(chatQuickReplies, { conversationId })
    expect(replies.length).toBeGreaterThan(2)
    const canCall = async () => (await ann.call(chatRecord, { conversationId })).canCall
    await world.make.changeStore(storeId, { phone: '' })
    expect(await canCall()).toBe(false)
    expect(await ann.refusal(chatCall, { conversationId })).toBe('chatCallUnavailable')
    await world.make.changeStore(storeId, { phone: '075526001234' })
    expect(await canCall()).toBe(true)
    const { number } = await ann.call(chatCall, { conversationId })
    expect(number).toMatch(/^170\d{8}$/)
    expect((await merchant.call(chatCall, { conversationId })).number).toBe(number)
    await world.make.changeStore(storeId, { phone: '075500000000' })
    world.clock.forward(11)
    expect(await ann.refusal(chatCall, { conversationId })).toBe('chatCallUnavailable')
    await say(merchant, conversationId, 'You fool')
    const report = { subject: 'conversation' as const, type: 'abuse' as const, content: 'Rude' }
    const keyed = () => ({ ...report, subjectId: conversationId, idempotencyKey: randomUUID() })
    const { reportId } = await ann.call(reportAdd, keyed())
    const { db, seal } = world.app.context
    const evidence = db.selectFrom('report_evidence').select('messages_sealed').where('report_id', '=', reportId)
    expect(seal.open((await evidence.executeTakeFirstOrThrow()).messages_sealed)).toContain('You fool')
    expect(await (await world.make.customer()).refusal(reportAdd, keyed())).toBe('reportedNotFound')
  })

  it('should be answered by the demo in the customer’s language', async () => {
    new ChatAutopilot(world.app.context, world.app.services).start()
    const ann = await world.make.customer()
    const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId: await world.make.store() })
    await say(ann, conversationId, '请问今天营业到几点？')
    await world.hours(1)
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^store: .*10点/)
    await say(ann, conversationId, 'And my order, when is it ready?')
    await world.hours(1)
    expect((await lines(ann, conversationId)).at(-1)).toMatch(/^store: [\w ,’.!]+$/)
    expect(await lines(ann, conversationId)).toHaveLength(4)
  })

  it('should be answered by a rider of the demo, before setting off as on the way', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    await aDemoRider(orderId)
    const { id: conversationId } = await ann.call(chatOpen, { with: 'rider', orderId })
    const answerTo = async (text: string) => {
      await say(ann, conversationId, text)
      await world.hours(1)
      return (await lines(ann, conversationId)).at(-1)?.replace('rider: ', '')
    }
    const english = (step: keyof typeof riderAnswers) => riderAnswers[step].map(({ en }) => en)
    expect(english('before')).toContain(await answerTo('Where are you?'))
    await moveDelivery(orderId, { state: 'onTheWay' })
    expect(english('onTheWay')).toContain(await answerTo('And now?'))
    expect(riderAnswers.onTheWay.map(({ zh }) => zh)).toContain(await answerTo('现在到哪了？'))
    await moveDelivery(orderId, { ended_at: world.clock.now() })
    expect(await answerTo('Thanks')).toMatch(/^customer: /)
  })

  it('should close a day after the order for riders', async () => {
    const { ann, orderId } = await aPaidOrder(world)
    expect(await ann.refusal(chatOpen, { with: 'rider', orderId })).toBe('chatNoRider')
    const { clock } = world.app.context
    await aDemoRider(orderId)
    const { id: conversationId, name } = await ann.call(chatOpen, { with: 'rider', orderId })
    expect(name).toBe('Rider Chen')
    await say(ann, conversationId, 'At the door please')
    await moveDelivery(orderId, { ended_at: clock.now() })
    await say(ann, conversationId, 'Thanks')
    world.clock.forward(24 * 60)
    const late = { conversationId, clientId: randomUUID(), kind: 'text' as const, text: 'Hello?' }
    expect(await ann.refusal(chatSend, late)).toBe('chatClosed')
    expect(await ann.call(chatRecord, { conversationId })).toMatchObject({ state: 'closed' })
  })
})
