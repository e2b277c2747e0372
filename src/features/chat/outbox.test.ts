import type { ChatMessage } from '@contract/entities/chat'
import { token } from '@/platform/session/token'
import { FakeServer, settle } from '@/testing'
import { Outbox } from './outbox'

jest.mock('@/platform/storage/kept-files', () => ({
  ...jest.requireActual<object>('@/platform/storage/kept-files'),
  keptFile: () => Promise.reject(new Error('gone')),
  dropFile: () => Promise.resolve(),
}))

interface Sent {
  conversationId: string
  clientId: string
  text?: string
}

const answered = ({ conversationId, clientId, text = '' }: Sent): ChatMessage => ({
  id: clientId,
  conversationId,
  sequence: 1,
  from: 'customer',
  mine: true,
  clientId,
  person: null,
  at: '2026-03-25T04:00:00.000Z',
  recallBefore: null,
  content: { kind: 'text', text, choices: [] },
})

const textsOf = (server: FakeServer) => server.calls('chat.send').map((sent) => (sent as Sent).text)
const statesOf = (outbox: Outbox) => outbox.of('c1').map(({ state }) => state)

let server: FakeServer
let outbox: Outbox

beforeEach(() => {
  token.set('token-of-the-test')
  server = new FakeServer({ 'chat.send': answered as never })
  outbox = new Outbox()
})
afterEach(() => token.clear())

const say = (text: string) => outbox.add('c1', { kind: 'text', text })

it('should send one after the other, in order', async () => {
  const held = server.hold('chat.send')
  say('One')
  say('Two')
  await settle()
  expect(textsOf(server)).toEqual(['One'])
  server.release('chat.send')
  await settle(() => held.deliver(0))
  expect(textsOf(server)).toEqual(['One', 'Two'])
  expect(outbox.of('c1')).toEqual([])
})

it('should repeat a message whose answer was lost as the same one, and let none pass it', async () => {
  server.lose('chat.send')
  say('One')
  say('Two')
  await settle()
  expect(textsOf(server)).toEqual(['One'])
  server.answer('chat.send', answered)
  await settle(() => void outbox.flush())
  const [first, again] = server.calls('chat.send') as Sent[]
  expect(again?.clientId).toBe(first?.clientId)
  expect(textsOf(server)).toEqual(['One', 'One', 'Two'])
})

it('should keep a refused text with its reason, say so, and continue', async () => {
  const refused: string[] = []
  outbox.refused.on(({ message }) => refused.push(message))
  server.fail('chat.send', 'chatBlocked')
  say('One')
  say('Two')
  await settle()
  expect(textsOf(server)).toEqual(['One', 'Two'])
  expect(outbox.of('c1')).toMatchObject(refused.map((message) => ({ state: 'failed', message })))
  expect(refused).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
})

describe('a message that cannot be sent', () => {
  const statusOf = (status: number) => () => server.break('chat.send', status)

  it.each([
    ['a malformed request', statusOf(400), 'failed'],
    ['a proxy that finds it too large', statusOf(413), 'failed'],
    ['a timeout', statusOf(408), 'waiting'],
    ['a limit of a proxy', statusOf(429), 'waiting'],
    ['a limit of the server', () => server.fail('chat.send', 'tooManyRequests'), 'waiting'],
    ['a fault of the server', statusOf(502), 'waiting'],
    ['a lost answer', () => server.lose('chat.send'), 'waiting'],
  ])('should hold back no other conversation after %s', async (_, prevent, state) => {
    prevent()
    const held = server.hold('chat.send')
    say('One')
    await settle()
    outbox.add('c2', { kind: 'text', text: 'Two' })
    server.answer('chat.send', answered)
    server.release('chat.send')
    await settle(() => held.deliver(0))
    expect(textsOf(server)).toEqual(['One', 'Two'])
    expect(outbox.of('c2')).toEqual([])
    expect(outbox.of('c1')).toMatchObject([{ state, message: state === 'failed' ? expect.stringMatching(/./) : '' }])
  })

  it('should fail with a reason when it is a picture whose kept copy is gone', async () => {
    outbox.add('c1', { kind: 'picture', file: 'gone', preview: '' })
    say('Two')
    await settle()
    expect(textsOf(server)).toEqual(['Two'])
    expect(outbox.of('c1')).toMatchObject([{ state: 'failed', message: 'Couldn’t open this photo. Choose it again' }])
  })
})

it('should keep what failed until its author decides', async () => {
  server.fail('chat.send', 'chatIdReused')
  say('One')
  await settle()
  expect(statesOf(outbox)).toEqual(['failed'])
  server.answer('chat.send', answered)
  const [item] = outbox.of('c1')
  await settle(() => outbox.again(item?.clientId ?? ''))
  expect(outbox.of('c1')).toEqual([])
})

it('should send what waited when the app was closed, and ask before what is a day old', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] })
  server.lose('chat.send')
  say('Yesterday')
  await settle()
  jest.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  server.answer('chat.send', answered)
  const next = new Outbox()
  await settle()
  await settle(() => next.add('c1', { kind: 'text', text: 'Today' }))
  jest.useRealTimers()
  expect(statesOf(next)).toEqual(['stale'])
  expect(textsOf(server).slice(1)).toEqual(['Today'])
  next.remove(next.of('c1')[0]?.clientId ?? '')
})

it('should ask before what became a day old in an open app without a connection', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] })
  server.lose('chat.send')
  say('Yesterday')
  await settle()
  jest.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  server.answer('chat.send', answered)
  say('Today')
  await settle()
  jest.useRealTimers()
  expect(statesOf(outbox)).toEqual(['stale'])
  expect(textsOf(server)).toEqual(['Yesterday', 'Today'])
  await settle(() => outbox.again(outbox.of('c1')[0]?.clientId ?? ''))
  expect(textsOf(server)).toEqual(['Yesterday', 'Today', 'Yesterday'])
  expect(outbox.of('c1')).toEqual([])
})

it('should be empty after a sign-out', async () => {
  server.lose('chat.send')
  say('One')
  await settle(() => token.clear())
  expect(outbox.of('c1')).toEqual([])
})
