import { randomUUID } from 'node:crypto'
import { chatHistory, chatOpen, chatRecall, chatSend, chatSync } from '@contract/calls/chat'
import { reportAdd } from '@contract/calls/report'
import { staffAudit, staffRemoveMessage, staffReport } from '@contract/calls/staff'
import { eraseCustomer } from '../account/closing/erase'
import type { TestCaller } from '../../testing/caller'
import { aPicture } from '../../testing/picture'
import { outputOf } from '../../testing/printed'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'
import { reportCommands } from './operator'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld()
  staff = await aStaff(world)
})
afterAll(() => world.close())
afterEach(() => jest.restoreAllMocks())

const key = () => ({ idempotencyKey: randomUUID() })
const acting = (reason = 'An insult') => ({ reason, ...key() })

/** A conversation of a customer with a store, in which the store has been rude. */
async function aQuarrel() {
  const [ann, merchant] = [await world.make.customer(), await world.make.customer()]
  const storeId = await world.make.store({ merchant_id: merchant.id })
  const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
  const say = (caller: TestCaller, text: string) =>
    caller.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text })
  await say(ann, 'Where is my soup?')
  const { sequence } = await say(merchant, 'You fool')
  const report = (sequences: number[] = []) =>
    ann.call(reportAdd, {
      ...{ subject: 'conversation', subjectId: conversationId, type: 'abuse', content: 'Rude', sequences, ...key() },
    })
  return { ann, merchant, storeId, conversationId, sequence, say, report }
}

const contents = async (caller: TestCaller, conversationId: string) =>
  (await caller.call(chatHistory, { conversationId })).items.map(({ content }) =>
    content.kind === 'text' ? content.text : content.kind,
  )

/** A picture that a caller sends; its addresses for both, and the sequence. */
async function aSentPicture(caller: TestCaller, conversationId: string) {
  const { id: pictureId } = await caller.upload(await aPicture(20, 20), { module: 'chat' })
  const request = { conversationId, clientId: randomUUID(), kind: 'picture' as const, pictureId }
  const { sequence, content } = await caller.call(chatSend, request)
  if (content.kind !== 'picture') throw new Error('there is no picture')
  return { pictureId, sequence, path: content.picture.path }
}
const statusOf = async (path: string) => (await fetch(`${world.base}${path}-416.webp`)).status
const jobs = () => world.app.context.jobs.runDue()

it('should be removed by staff for both sides, who are notified, and remain evidence: a reported message', async () => {
  const { ann, merchant, storeId, conversationId, sequence, report } = await aQuarrel()
  const { reportId } = await report([sequence])
  const [mine, theirs] = [await ann.call(chatSync, {}), await merchant.call(chatSync, { inboxId: storeId })]
  const hear = ({ id }: TestCaller, { counter }: { counter: number }) =>
    new Promise<string>((resolve) => {
      world.app.context.bus.subscribe(id, (event) => {
        if (event.type === 'chat' && event.counter > counter) resolve(event.inbox)
      })
    })
  const heard = Promise.all([hear(ann, mine), hear(merchant, theirs)])
  const removal = { reportId, sequence, ...acting() }
  const { messages } = await staff.call(staffRemoveMessage, removal)
  expect(messages).toMatchObject([{ sequence, sender: 'store', text: 'You fool', isShown: false }])
  await world.app.services.announcer.announceAll()
  expect(await heard).toEqual([ann.id, storeId])
  const changed = { changed: [{ conversationId, sequence }], conversations: [{ newest: { kind: 'removed' } }] }
  expect(await ann.call(chatSync, { after: mine.counter })).toMatchObject(changed)
  expect(await merchant.call(chatSync, { inboxId: storeId, after: theirs.counter })).toMatchObject(changed)
  for (const caller of [ann, merchant])
    expect(await contents(caller, conversationId)).toEqual(['Where is my soup?', 'removed'])
  expect(await staff.refusal(staffRemoveMessage, { ...removal, ...key() })).toBe('nothingToChange')
  const other = { reportId, sequence: 1, ...acting() }
  expect(await staff.refusal(staffRemoveMessage, other)).toBe('chatMessageNotFound')
  const { items } = await staff.call(staffAudit, { subject: { kind: 'report', reference: reportId } })
  expect(items).toMatchObject([{ call: 'staff.removeMessage', after: { state: 'removed' } }])
})

it('should be shown whole: evidence of an assistant’s words, and of a picture', async () => {
  const ann = await world.make.customer()
  const { id: conversationId } = await ann.call(chatOpen, { with: 'service' })
  await ann.call(chatSend, { conversationId, clientId: randomUUID(), kind: 'text', text: 'Hello' })
  await jobs()
  const { sequence, path } = await aSentPicture(ann, conversationId)
  const about = { subject: 'conversation' as const, subjectId: conversationId, type: 'other' as const, content: 'Odd' }
  const { reportId } = await ann.call(reportAdd, { ...about, ...key() })
  await ann.call(chatRecall, { conversationId, sequence })
  await jobs()
  const { messages } = await staff.call(staffReport, { reportId })
  expect(messages).toMatchObject([
    { kind: 'text', text: 'Hello', picture: null, isShown: true },
    { kind: 'said', sender: 'bot', text: expect.stringMatching(/^I can help with orders/) as string },
    { kind: 'picture', text: '', isShown: false },
  ])
  const shown = messages[2]?.picture ?? ''
  expect(shown).not.toBe(path)
  expect(await statusOf(shown)).toBe(200)
})

it('should release the file of a picture that is recalled or removed', async () => {
  const { ann, merchant, conversationId, report } = await aQuarrel()
  const [recalled, removed] = [await aSentPicture(ann, conversationId), await aSentPicture(merchant, conversationId)]
  await ann.call(chatRecall, { conversationId, sequence: recalled.sequence })
  await jobs()
  expect([await statusOf(recalled.path), await statusOf(removed.path)]).toEqual([404, 200])
  const { reportId } = await report([removed.sequence])
  await staff.call(staffRemoveMessage, { reportId, sequence: removed.sequence, ...acting() })
  const { items } = await ann.call(chatHistory, { conversationId })
  expect(items.map(({ content }) => content.kind)).toEqual(['text', 'text', 'recalled', 'removed'])
  const kept = world.app.context.db.selectFrom('private_media').select('id')
  expect(await kept.where('id', '=', recalled.pictureId).execute()).toEqual([])
})

it('should take the messages of a closed account out of open chats, with pictures of both', async () => {
  const { ann, merchant, storeId, conversationId, say } = await aQuarrel()
  const theirs = await aSentPicture(merchant, conversationId)
  await say(ann, 'Thanks')
  const { counter } = await merchant.call(chatSync, { inboxId: storeId })
  const { db } = world.app.context
  const { privateMedia } = world.app.services
  await db.transaction().execute((tx) => eraseCustomer({ ...world.app.context, privateMedia }, tx, ann.id))
  await jobs()
  const { changed, conversations, ...rest } = await merchant.call(chatSync, { inboxId: storeId, after: counter })
  expect(changed.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  expect(conversations).toMatchObject([{ id: conversationId, newest: { kind: 'removed' } }])
  expect(rest).toMatchObject({ counter: counter + 4, hasMore: false })
  expect(await contents(merchant, conversationId)).toEqual(['removed', 'removed', 'removed', 'removed'])
  expect(await statusOf(theirs.path)).toBe(404)
})

it('should be listed, read, acted on and answered by an operator: reports', async () => {
  const { merchant, conversationId, sequence, report } = await aQuarrel()
  const { reportId } = await report()
  const run = (name: string, ...args: string[]) => outputOf(() => reportCommands[name]?.(world.app, args))
  expect(await run('reports')).toContain(`${reportId}  conversation  abuse`)
  expect(await run('report', reportId)).toMatch(
    /Rude\n1 {2}\S+ {2}customer: Where is my soup\?\n2 {2}\S+ {2}store: You fool\n$/,
  )
  await expect(run('remove-message', reportId, String(sequence))).rejects.toThrow('a reason')
  await run('remove-message', reportId, String(sequence), 'An insult')
  expect(await contents(merchant, conversationId)).toEqual(['Where is my soup?', 'removed'])
  expect(await run('report', reportId)).toContain('You fool  (gone)')
  await run('answer-report', reportId, 'upheld', 'It was an insult')
  await expect(run('answer-report', reportId, 'upheld', 'Again')).rejects.toThrow('answered before')
  expect(await run('reports')).not.toContain(reportId)
  await expect(run('report', randomUUID())).rejects.toThrow('no such report')
  const { items } = await staff.call(staffAudit, { subject: { kind: 'report', reference: reportId } })
  expect(items.map(({ call, staff: by }) => [call, by])).toEqual([
    ['operator answer-report', null],
    ['operator remove-message', null],
  ])
})
