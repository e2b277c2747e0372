import { platform } from '../../tests/stand-ins/taro'
import { LiveChannel } from './live-channel'

const proof = { socket_url: 'ws://server/ws', uid: 'u1', userSig: 'sig', expiresAt: '2026-01-01T00:00:00Z' }
const auth = jest.fn(async () => proof)
const latest = () => platform.sockets[platform.sockets.length - 1]
const event = (orderId: string) => ({
  data: JSON.stringify({ type: 'order', orderId, status: 'preparing', step: null }),
})

let events: LiveChannel
let heard: jest.Mock
let leave: () => void

beforeEach(async () => {
  jest.useFakeTimers()
  platform.reset({ route: 'pages/tab/order/index', params: {} })
  auth.mockClear()
  heard = jest.fn()
  events = new LiveChannel(auth)
  leave = events.subscribe('order', 'o1', heard)
  await jest.advanceTimersByTimeAsync(0)
})

afterEach(() => {
  leave()
  jest.useRealTimers()
})

it('proves who listens and passes on what happens to the order', () => {
  latest()?.happen('open')
  expect(latest()?.sent).toEqual([JSON.stringify({ uid: 'u1', userSig: 'sig' })])
  latest()?.happen('message', event('o1'))
  latest()?.happen('message', event('o2'))
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ type: 'order', orderId: 'o1' })]])
})

it('leaves out what is of a topic that nobody follows here', () => {
  latest()?.happen('message', { data: JSON.stringify({ type: 'message', orderId: 'o1' }) })
  expect(heard).not.toHaveBeenCalled()
})

it('shares one socket and closes it with the last listener', () => {
  const stop = events.subscribe('order', 'o2', jest.fn())
  expect(platform.sockets).toHaveLength(1)
  stop()
  expect(latest()?.closed).toBe(false)
  leave()
  expect(latest()?.closed).toBe(true)
})

it('opens again with growing pauses, and asks to look again when it is back', async () => {
  latest()?.happen('close')
  await jest.advanceTimersByTimeAsync(999)
  expect(platform.sockets).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(platform.sockets).toHaveLength(2)
  latest()?.happen('error')
  latest()?.happen('close')
  await jest.advanceTimersByTimeAsync(1999)
  expect(platform.sockets).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(1)
  expect(platform.sockets).toHaveLength(3)
  latest()?.happen('message', { data: '{"type":"ready"}' })
  expect(heard).toHaveBeenCalledWith(undefined)
})

it('polls while there is no socket and stops when there is', async () => {
  auth.mockRejectedValue(new Error('no network'))
  latest()?.happen('close')
  await jest.advanceTimersByTimeAsync(20_000)
  expect(heard.mock.calls.length).toBe(2)
  auth.mockResolvedValue(proof)
  await jest.advanceTimersByTimeAsync(12_000)
  latest()?.happen('message', { data: '{"type":"ready"}' })
  heard.mockClear()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(heard).not.toHaveBeenCalled()
})

it('gives up a socket that falls silent, polls at once, and opens another one', async () => {
  latest()?.happen('message', { data: '{"type":"ready"}' })
  await jest.advanceTimersByTimeAsync(120_000)
  expect(platform.sockets).toHaveLength(1)
  heard.mockClear()
  latest().silent = true
  await jest.advanceTimersByTimeAsync(14_999)
  expect(heard).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith(undefined)
  expect(platform.sockets[0]?.closed).toBe(true)
  await jest.advanceTimersByTimeAsync(1000)
  expect(platform.sockets).toHaveLength(2)
  latest()?.happen('message', { data: '{"type":"ready"}' })
  platform.sockets[0]?.happen('message', event('o1'))
  expect(heard).not.toHaveBeenCalledWith(expect.objectContaining({ orderId: 'o1' }))
})

it('gives up a socket that never lets it in', async () => {
  latest()?.happen('open')
  await jest.advanceTimersByTimeAsync(11_000)
  expect(platform.sockets).toHaveLength(2)
})
