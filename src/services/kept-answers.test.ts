import type { CallName } from '@contract/calls'
import { language } from '@/platform/session/language'
import { token } from '@/platform/session/token'
import { restored } from '@/platform/storage/persisted'
import { FakeServer } from '@/testing'
import { platform } from '../../tests/stand-ins/taro'
import { api } from './api'
import { CallAborted, NetworkError } from './failures'

const kept = { quiet: true, kept: true }
const fresh = { quiet: true }

let server: FakeServer

const asked = (name: CallName) => server.calls(name).length

beforeEach(async () => {
  await restored()
  platform.reset({ route: 'pages/tab/home/index', params: {} })
  server = new FakeServer({
    'address.list': { items: [] },
    'address.delete': {},
    'mall.categories': { items: [] },
  })
  token.set('abc')
  language.set('en')
})

afterEach(() => jest.useRealTimers())

it('asks once for readers who accept a kept answer, and knows it at once', async () => {
  await api.mall.categories({}, kept)
  const second = api.mall.categories({}, kept)
  expect(second.now?.value).toEqual({ items: [] })
  expect(asked('mall.categories')).toBe(1)
})

it('asks again for a reader who does not, whose answer is kept too', async () => {
  await api.mall.categories({}, kept)
  await api.mall.categories({}, fresh)
  await api.mall.categories({}, kept)
  expect(asked('mall.categories')).toBe(2)
})

it('asks again when the answer is old, of another request, language or customer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] })
  await api.address.list({}, kept)
  await api.address.list({ storeId: 's1' }, kept)
  language.set('zh')
  await api.address.list({}, kept)
  token.set('def')
  await api.address.list({}, kept)
  expect(asked('address.list')).toBe(4)
  jest.setSystemTime(Date.now() + 61_000)
  await api.address.list({}, kept)
  expect(asked('address.list')).toBe(5)
})

it('has nothing of a customer left for the next one, nor for the same one afterwards', async () => {
  await api.address.list({}, kept)
  token.set('def')
  await api.mall.categories({}, kept)
  token.set('abc')
  await api.address.list({}, kept)
  expect(asked('address.list')).toBe(2)
})

it('ends an answer with the change that makes it outdated, when it is sent and when it is answered', async () => {
  const held = server.hold('address.delete')
  await api.address.list({}, kept)
  const change = api.address.delete({ addressId: 'a1' })
  await api.address.list({}, kept)
  expect(asked('address.list')).toBe(2)
  await held.deliver(0)
  await change
  await api.address.list({}, kept)
  expect(asked('address.list')).toBe(3)
})

it('shares a call under way, and cancels it with its last reader', async () => {
  const held = server.hold('mall.categories')
  const [first, second] = [api.mall.categories({}, kept), api.mall.categories({}, kept)]
  first.abort()
  await expect(first).rejects.toBeInstanceOf(CallAborted)
  await held.deliver(0)
  await expect(second).resolves.toEqual({ items: [] })
  expect(asked('mall.categories')).toBe(1)
})

it('asks again after all readers have left, and after a failure', async () => {
  server.hold('mall.categories')
  const left = api.mall.categories({}, kept)
  left.abort()
  await expect(left).rejects.toBeInstanceOf(CallAborted)
  server = new FakeServer()
  server.break('mall.categories', 500)
  await expect(api.mall.categories({}, kept)).rejects.toBeInstanceOf(NetworkError)
  server.answer('mall.categories', { items: [] })
  await expect(api.mall.categories({}, kept)).resolves.toEqual({ items: [] })
})
