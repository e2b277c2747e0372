import { randomUUID } from 'node:crypto'
import {
  chatCall,
  chatConversations,
  chatHistory,
  chatOpen,
  chatQuickReplies,
  chatRecord,
  chatSend,
  chatSync,
} from '@contract/calls/chat'
import { riderOpenChat, riderRelease, riderShift } from '@contract/calls/rider'
import type { TestCaller } from '../../testing/caller'
import { aPaidErrand } from '../../testing/errands'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, search } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ CALL_NUMBERS_SANDBOX: 'on', RIDER_REACH: '20000' })
})
afterEach(() => world.close())

/** Orders of each kind that riders deliver, with a rider who has accepted. */
const delivered: [string, () => Promise<{ ann: TestCaller; orderId: string }>][] = [
  ['a dinner', () => aPaidOrder(world)],
  [
    'an errand',
    async () => {
      const ann = await world.make.customer({ balance: 1_000_00 })
      return { ann, orderId: await aPaidErrand(world, ann) }
    },
  ],
]

const say = (caller: TestCaller, conversationId: string, text: string) =>
  caller.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
const linesOf = async (caller: TestCaller, conversationId: string) =>
  (await caller.call(chatHistory, { conversationId })).items.map(({ mine, content }) => [
    mine,
    content.kind === 'text' ? content.text : content.kind,
  ])

it.each(delivered)('should let the customer of %s and the rider write and call', async (_, order) => {
  const rider = await aRider(world)
  const { ann, orderId } = await order()
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  const theirs = await ann.call(chatOpen, { with: 'rider', orderId })
  expect(theirs).toMatchObject({ as: 'customer', with: 'rider', name: '陈**', state: 'open', canCall: true })
  const { id: conversationId } = theirs
  const heard = new Promise((resolve) => {
    world.app.context.bus.subscribe(rider.id, (event) => event.type === 'chat' && resolve(event))
  })
  await say(ann, conversationId, 'Please use the side door')
  await world.app.services.announcer.announceAll()
  expect(await heard).toMatchObject({ type: 'chat', conversationId, inbox: rider.id })
  const mine = await rider.call(riderOpenChat, { deliveryId })
  expect(mine).toMatchObject({ id: conversationId, as: 'rider', with: 'customer', unread: 1, canCall: true })
  await say(rider, conversationId, 'I will')
  const [asked, answered] = ['Please use the side door', 'I will']
  expect(await linesOf(ann, conversationId)).toEqual([
    [true, asked],
    [false, answered],
  ])
  expect(await linesOf(rider, conversationId)).toEqual([
    [false, asked],
    [true, answered],
  ])
  expect((await rider.call(chatConversations, {})).items).toMatchObject([{ id: conversationId, as: 'rider' }])
  expect((await ann.call(chatSync, { inboxId: ann.id })).unread).toBe(1)
  const { items: replies } = await rider.call(chatQuickReplies, { conversationId })
  expect(replies.map(({ text }) => text)).toContain('I’m downstairs')
  const { number } = await rider.call(chatCall, { conversationId })
  expect((await ann.call(chatCall, { conversationId })).number).toBe(number)
})

it('should close for a rider who gave the order up, and show the next one nothing of it', async () => {
  const [first, second] = [await aRider(world), await aRider(world, { online: false })]
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(first)
  const { id } = await ann.call(chatOpen, { with: 'rider', orderId })
  await say(ann, id, 'My door code is 1234')
  expect(await second.refusal(chatRecord, { conversationId: id })).toBe('conversationNotFound')
  expect(await second.refusal(riderOpenChat, { deliveryId })).toBe('deliveryNotFound')
  await first.call(riderRelease, { deliveryId, reason: 'storeClosed' })
  expect(await first.call(chatRecord, { conversationId: id })).toMatchObject({ state: 'closed', canCall: false })
  expect(
    await ann.refusal(chatSend, { conversationId: id, clientId: randomUUID(), kind: 'text', text: 'Hello?' }),
  ).toBe('chatClosed')
  await second.call(riderShift, { action: 'start' })
  world.clock.forward(1)
  await here(world, second)
  await search(world)
  await acceptOnly(second)
  const next = await ann.call(chatOpen, { with: 'rider', orderId })
  expect(next.id).not.toBe(id)
  expect(await linesOf(second, next.id)).toEqual([])
})

it('should refuse a rider’s chat with oneself, and a call once the order has ended', async () => {
  const rider = await aRider(world)
  const { ann, orderId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  const { id: conversationId } = await rider.call(riderOpenChat, { deliveryId })
  const { db, clock } = world.app.context
  await db.updateTable('orders').set({ customer_id: rider.id }).where('id', '=', orderId).execute()
  expect(await rider.refusal(riderOpenChat, { deliveryId })).toBe('chatWithOneself')
  await db
    .updateTable('orders')
    .set({ customer_id: ann.id, phase: 'toReview', ended_at: clock.now() })
    .where('id', '=', orderId)
    .execute()
  expect(await rider.call(chatRecord, { conversationId })).toMatchObject({ canCall: false })
  expect(await rider.refusal(chatCall, { conversationId })).toBe('chatCallUnavailable')
})
