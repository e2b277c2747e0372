import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RequestInput } from '@contract/call'
import {
  chatConversations,
  chatHistory,
  chatOpen,
  chatRead,
  chatRecall,
  chatRecord,
  chatSend,
  chatSettings,
  chatSync,
} from '@contract/calls/chat'
import { messageCount } from '@contract/calls/message'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aPicture } from '../../testing/picture'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** A customer, the merchant of a store, and their conversation. */
async function aPair() {
  const [ann, merchant] = [await world.make.customer(), await world.make.customer()]
  const storeId = await world.make.store({ merchant_id: merchant.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  return { ann, merchant, storeId, conversationId }
}

const say = (
  caller: TestCaller,
  conversationId: string,
  text: string,
  over: Partial<RequestInput<typeof chatSend>> = {},
) => caller.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text, ...over })

const textsOf = async (caller: TestCaller, conversationId: string) => {
  const { items } = await caller.call(chatHistory, { conversationId, limit: 100 })
  return items.map(({ content }) => (content.kind === 'text' ? content.text : content.kind))
}

describe('a conversation', () => {
  it('should be the same one for both parties, whoever opens it how often', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    expect((await ann.call(chatOpen, { with: 'store', storeId })).id).toBe(conversationId)
    const opened = await Promise.all(Array.from({ length: 8 }, () => ann.call(chatOpen, { with: 'service' })))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    await say(ann, conversationId, 'Is the soup hot?')
    await say(merchant, conversationId, 'Very')
    expect(await merchant.call(chatConversations, {})).toMatchObject({ items: [] })
    expect(await merchant.call(chatConversations, { inboxId: storeId })).toMatchObject({
      items: [{ id: conversationId, as: 'store', with: 'customer', unread: 0, newest: { text: 'Very', mine: true } }],
    })
    expect(await ann.call(chatConversations, {})).toMatchObject({
      items: [{ as: 'customer', with: 'store', unread: 1, lastSequence: 2, readSequence: 1, newest: { mine: false } }],
    })
  })

  it('should be nobody else’s', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    const ben = await world.make.customer()
    await world.make.store({ merchant_id: ben.id })
    expect(await ben.refusal(chatHistory, { conversationId })).toBe('conversationNotFound')
    expect(await ben.refusal(chatConversations, { inboxId: storeId })).toBe('inboxNotFound')
    expect(await ben.refusal(chatSync, { inboxId: ann.id })).toBe('inboxNotFound')
    expect(await merchant.refusal(chatOpen, { with: 'store', storeId })).toBe('chatWithOneself')
  })

  it('should say by name, in the caller’s language, what cannot be sent', async () => {
    const { ann, conversationId } = await aPair()
    const refusal = async (text: string) => {
      const request = { conversationId, clientId: randomUUID(), kind: 'text' as const, text }
      return ann.refusal(chatSend, request)
    }
    expect(await refusal('')).toBe('chatTextEmpty')
    expect(await refusal(' \u200b\u2060 ')).toBe('chatTextEmpty')
    expect(await refusal('长'.repeat(501))).toBe('chatTextTooLong')
    expect(await refusal('see http://example.com')).toBe('chatLinkRefused')
    expect(await refusal('see exam\u200bple.com now')).toBe('chatLinkRefused')
    expect(await refusal('加我微信聊')).toBe('chatWordsRefused')
    ann.language = 'zh'
    const { envelope } = await ann.send(chatSend.name, {
      conversationId,
      clientId: randomUUID(),
      kind: 'text',
      text: '',
    })
    expect(envelope.msg).toBe('请输入内容')
    expect(await textsOf(ann, conversationId)).toEqual([])
  })
})

describe('chat.send', () => {
  it('should write a message once, however often and at once it is sent', async () => {
    const { ann, merchant, conversationId } = await aPair()
    const request = { conversationId, clientId: randomUUID(), kind: 'text' as const, text: 'Once' }
    const answers = await Promise.all(Array.from({ length: 16 }, () => ann.call(chatSend, request)))
    expect(new Set(answers.map(({ sequence }) => sequence))).toEqual(new Set([1]))
    expect(await ann.refusal(chatSend, { ...request, text: 'Twice' })).toBe('chatIdReused')
    expect((await merchant.call(chatSend, request)).sequence).toBe(2)
    expect(await textsOf(ann, conversationId)).toEqual(['Once', 'Once'])
  })

  it('should leave no hole and no doubt about the order under 50 senders', async () => {
    const { ann, merchant, conversationId } = await aPair()
    const senders = Array.from({ length: 50 }, (_, index) => (index % 2 ? ann : merchant))
    const sent = await Promise.all(senders.map((caller, index) => say(caller, conversationId, `No. ${index}`)))
    const { items } = await ann.call(chatHistory, { conversationId, limit: 100 })
    expect(items.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    for (const { sequence, content } of sent) expect(items[sequence - 1]?.content).toEqual(content)
  })

  it('should fill holes by sequence, in both directions', async () => {
    const { ann, conversationId } = await aPair()
    for (let index = 1; index <= 9; index += 1) await say(ann, conversationId, `No. ${index}`)
    const sequences = async (bounds: object) => {
      const { items, hasMore } = await ann.call(chatHistory, { conversationId, ...bounds })
      return [items.map(({ sequence }) => sequence), hasMore]
    }
    expect(await sequences({ limit: 3 })).toEqual([[7, 8, 9], true])
    expect(await sequences({ before: 7, limit: 3 })).toEqual([[4, 5, 6], true])
    expect(await sequences({ before: 4 })).toEqual([[1, 2, 3], false])
    expect(await sequences({ after: 2, limit: 3 })).toEqual([[3, 4, 5], true])
    expect(await sequences({ after: 2, before: 6 })).toEqual([[3, 4, 5], false])
  })

  it('should lie sealed in the database', async () => {
    const { ann, conversationId } = await aPair()
    await say(ann, conversationId, 'My secret is pistachio')
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from chat_messages
      where chat_messages::text like '%pistachio%'`.execute(world.app.context.db)
    expect(rows).toEqual([{ found: 0 }])
    expect(await textsOf(ann, conversationId)).toEqual(['My secret is pistachio'])
  })

  it('should mask numbers for the other party alone', async () => {
    const { ann, merchant, conversationId } = await aPair()
    await say(ann, conversationId, 'Call 138 0000-6209 or pay 6222 0212 3456 7890 123, room 1602')
    expect(await textsOf(merchant, conversationId)).toEqual(['Call 138****09 or pay 622****23, room 1602'])
    expect(await textsOf(ann, conversationId)).toEqual(['Call 138 0000-6209 or pay 6222 0212 3456 7890 123, room 1602'])
    const { items } = await merchant.call(chatConversations, {
      inboxId: (await merchant.call(chatRecord, { conversationId })).inboxId,
    })
    expect(items[0]?.newest?.text).not.toContain('6209')
  })

  it('should show a picture to both parties and nobody else, once', async () => {
    const { ann, merchant, conversationId } = await aPair()
    const { id: pictureId } = await ann.upload(await aPicture(20, 20), { module: 'chat' })
    const request = { conversationId, clientId: randomUUID(), kind: 'picture' as const, pictureId }
    await ann.call(chatSend, request)
    await ann.call(chatSend, request)
    const { items } = await merchant.call(chatHistory, { conversationId })
    expect(items).toHaveLength(1)
    const [content] = items.map((item) => item.content)
    if (content?.kind !== 'picture') throw new Error('there is no picture')
    expect((await fetch(`${world.base}${content.picture.path}-416.webp`)).status).toBe(200)
    world.clock.forward(11)
    expect((await fetch(`${world.base}${content.picture.path}-416.webp`)).status).toBe(404)
    expect(await merchant.refusal(chatSend, request)).toBe('privateMediaNotFound')
    expect(await ann.refusal(chatSend, { ...request, clientId: randomUUID() })).toBe('privateMediaNotFound')
    const other = await ann.upload(await aPicture(20, 20), { module: 'id' })
    expect(await ann.refusal(chatSend, { ...request, clientId: randomUUID(), pictureId: other.id })).toBe(
      'privateMediaNotFound',
    )
    expect((await ann.call(chatRecord, { conversationId })).lastSequence).toBe(1)
  })

  it('should stop a flood, and who is blocked', async () => {
    const { ann, merchant, conversationId } = await aPair()
    for (let index = 0; index < 30; index += 1) await say(ann, conversationId, `No. ${index}`)
    const more = () => ({ conversationId, clientId: randomUUID(), kind: 'text' as const, text: 'More' })
    expect(await ann.refusal(chatSend, more())).toBe('chatTooFast')
    world.clock.forward(2)
    await say(ann, conversationId, 'Later')
    expect(await merchant.call(chatSettings, { conversationId, blocked: true })).toMatchObject({
      state: 'blocked',
      blockedByMe: true,
    })
    expect(await ann.refusal(chatSend, more())).toBe('chatBlocked')
    expect(await merchant.refusal(chatSend, more())).toBe('chatBlockedByYou')
    expect(await ann.call(chatRecord, { conversationId })).toMatchObject({ state: 'blocked', blockedByMe: false })
    await merchant.call(chatSettings, { conversationId, blocked: false })
    await say(ann, conversationId, 'Again')
  })
})

describe('changes in conversations', () => {
  it('should let read positions move forward only, and derive what is unread', async () => {
    const { ann, merchant, conversationId } = await aPair()
    for (let index = 0; index < 4; index += 1) await say(merchant, conversationId, `No. ${index}`)
    expect(await ann.call(chatRead, { conversationId, sequence: 3 })).toEqual({ readSequence: 3, unread: 1 })
    expect(await ann.call(chatRead, { conversationId, sequence: 1 })).toEqual({ readSequence: 3, unread: 1 })
    expect(await merchant.call(chatRecord, { conversationId })).toMatchObject({ theirReadSequence: 3 })
    expect(await ann.call(chatRead, { conversationId, sequence: 99 })).toEqual({ readSequence: 4, unread: 0 })
  })

  it('should say whether the store is open, and the usual minutes to its answer, to its customer alone', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    const answers = async (caller = ann, id = conversationId) =>
      (await caller.call(chatRecord, { conversationId: id })).answers
    expect(await answers()).toEqual({ isOpen: true, minutes: null })
    const answered = async (caller: TestCaller, id: string, minutes: number) => {
      await say(caller, id, 'Is the soup hot?')
      world.clock.forward(minutes)
      await say(merchant, id, 'Very')
    }
    await answered(ann, conversationId, 9)
    await answered(ann, conversationId, 3)
    expect(await answers()).toEqual({ isOpen: true, minutes: 3 })
    for (const minutes of [4, 30]) {
      const other = await world.make.customer()
      await answered(other, (await other.call(chatOpen, { with: 'store', storeId })).id, minutes)
    }
    expect(await answers()).toEqual({ isOpen: true, minutes: 4 })
    await world.app.context.db.updateTable('stores').set({ status: 'resting' }).where('id', '=', storeId).execute()
    expect(await answers()).toEqual({ isOpen: false, minutes: 4 })
    expect(await answers(merchant)).toBeNull()
  })

  it('should recall within two minutes, for both', async () => {
    const { ann, merchant, conversationId } = await aPair()
    const { sequence } = await say(ann, conversationId, 'Oops')
    const { sequence: kept } = await say(ann, conversationId, 'Stays')
    expect(await merchant.refusal(chatRecall, { conversationId, sequence })).toBe('chatMessageNotFound')
    const recalled = { content: { kind: 'recalled' } }
    expect(await ann.call(chatRecall, { conversationId, sequence })).toMatchObject(recalled)
    expect(await ann.call(chatRecall, { conversationId, sequence })).toMatchObject(recalled)
    world.clock.forward(2)
    expect(await ann.refusal(chatRecall, { conversationId, sequence: kept })).toBe('chatRecallTooLate')
    expect(await textsOf(merchant, conversationId)).toEqual(['recalled', 'Stays'])
  })

  it('should sync by a counter that misses nothing', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    const { sequence } = await say(ann, conversationId, 'Oops')
    const { counter: before } = await merchant.call(chatSync, { inboxId: storeId })
    await ann.call(chatRecall, { conversationId, sequence })
    const { counter, ...changes } = await merchant.call(chatSync, { inboxId: storeId, after: before })
    expect(changes).toMatchObject({ hasMore: false, conversations: [{ id: conversationId }], changed: [{ sequence }] })
    expect(await merchant.call(chatSync, { inboxId: storeId, after: counter })).toMatchObject({
      conversations: [],
      changed: [],
    })
    const { counter: mine } = await ann.call(chatSync, {})
    await ann.call(chatSettings, { conversationId, pinned: true, muted: true })
    expect(await ann.call(chatSync, { after: mine })).toMatchObject({ conversations: [{ pinned: true, muted: true }] })
  })
})

describe('the list of conversations', () => {
  it('should begin with the pinned ones, and leave out a hidden one with what is unread in it until the next message', async () => {
    const [ann, merchant] = [await world.make.customer(), await world.make.customer()]
    const ids: string[] = []
    for (const text of ['First', 'Second', 'Third']) {
      const storeId = await world.make.store({ merchant_id: merchant.id })
      const { id } = await ann.call(chatOpen, { with: 'store', storeId })
      await say(merchant, id, text)
      world.clock.forward(1)
      ids.push(id)
    }
    const [first = '', second = '', third = ''] = ids
    const listed = async () => (await ann.call(chatConversations, {})).items.map(({ id }) => id)
    const unread = async () => [(await ann.call(chatSync, {})).unread, (await ann.call(messageCount, {})).chats]
    expect([await listed(), await unread()]).toEqual([
      [third, second, first],
      [3, 3],
    ])
    await ann.call(chatSettings, { conversationId: first, pinned: true })
    await ann.call(chatSettings, { conversationId: third, hidden: true })
    expect([await listed(), await unread()]).toEqual([
      [first, second],
      [2, 2],
    ])
    expect(await merchant.call(chatRecord, { conversationId: third })).toMatchObject({ hidden: false, pinned: false })
    await say(merchant, third, 'Are you there?')
    expect([await listed(), await unread()]).toEqual([
      [first, third, second],
      [4, 4],
    ])
  })
})

describe('a card', () => {
  it('should be of a product that the store sells, as both see it, and offered where there is one to send', async () => {
    const [ann, merchant] = [await world.make.customer(), await world.make.customer()]
    const mall = new MallFactory(world.app.context.db, world.make)
    const shop = await mall.shop({ merchant_id: merchant.id })
    const { id: productId } = await mall.product(shop)
    const { id: conversationId, cards } = await ann.call(chatOpen, { with: 'store', storeId: shop.id })
    expect(cards).toEqual(['product'])
    expect(await merchant.call(chatRecord, { conversationId })).toMatchObject({ cards: ['product'] })
    const card = { conversationId, clientId: randomUUID(), kind: 'product' as const, productId }
    const { content } = await ann.call(chatSend, card)
    expect(content).toMatchObject({ kind: 'product', productId })
    expect((await merchant.call(chatHistory, { conversationId })).items.map((one) => one.content)).toEqual([content])
    expect(await ann.refusal(chatSend, { ...card, clientId: randomUUID(), productId: randomUUID() })).toBe(
      'chatCardNotFound',
    )
    expect(await ann.call(chatOpen, { with: 'service' })).toMatchObject({ cards: ['order', 'product', 'store'] })
    const storeId = await world.make.store()
    expect(await ann.call(chatOpen, { with: 'store', storeId })).toMatchObject({ cards: [] })
  })
})
