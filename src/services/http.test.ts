import { limits } from '@contract/limits'
import { now } from '@/platform/device/clock'
import { feedback } from '@/platform/view/feedback'
import { restored } from '@/platform/storage/persisted'
import { token } from '@/platform/session/token'
import { FakeServer } from '@/testing'
import { plainResponse } from '@/testing/server'
import { platform } from '../../tests/stand-ins/taro'
import { api } from './api'
import { networkError, sessionEnded } from './events'
import { CallAborted, CallFailure, NetworkError, SessionEnded } from './failures'

let server: FakeServer

beforeEach(async () => {
  await restored()
  jest.useFakeTimers()
  platform.reset({ route: 'pages/tab/home/index', params: {} })
  feedback.hush()
  server = new FakeServer()
  token.set('abc')
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

it('gives the payload and sends the headers of every request', async () => {
  server.answer('wallet.balance', { balance: 500 })
  await expect(api.wallet.balance({})).resolves.toEqual({ balance: 500 })
  expect(server.lastHeaders).toMatchObject({
    'user-token': 'abc',
    language: 'en',
    'accept-language': 'en',
    'group-id': '1',
    lat: '22.5329',
    lng: '113.9300',
  })
  expect(server.lastHeaders['accept-serial']).toHaveLength(24)
  expect(server.lastHeaders).not.toHaveProperty('ismock')
})

it('rejects with the named failure of the body code', async () => {
  server.fail('store.detail', 'storeNotFound')
  const error: unknown = await api.store.detail({ storeId: 's1' }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CallFailure)
  expect(error).toMatchObject({ failure: 'storeNotFound', code: 1501 })
})

it.each([
  [500, 'Network error, please retry later'],
  [404, 'Request failed'],
  [418, 'Request error'],
])('rejects with the message of status %i and emits a network error', async (status, message) => {
  const crowded = jest.fn()
  const off = networkError.on(crowded)
  server.break('cart.info', status)
  const error: unknown = await api.cart.info({}).catch((reason: unknown) => reason)
  off()
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ status, message })
  expect(crowded).toHaveBeenCalledWith('The server is too crowded, please try later')
})

it.each(['tokenExpired', 'signedInElsewhere', 'accountDisabled', 'notSignedIn'] as const)(
  'ends the session once when several calls fail with %s',
  async (failure) => {
    const [ended, crowded] = [jest.fn(), jest.fn()]
    const off = [sessionEnded.on(ended), networkError.on(crowded)]
    server.fail('cart.info', failure)
    server.fail('user.info', failure)
    const results = await Promise.allSettled([api.cart.info({}), api.user.info({}), api.cart.info({})])
    off.forEach((stop) => stop())
    expect(results.map((result) => result.status === 'rejected' && result.reason instanceof SessionEnded)).toEqual([
      true,
      true,
      true,
    ])
    expect(ended).toHaveBeenCalledTimes(1)
    expect(crowded).not.toHaveBeenCalled()
    expect(token.value).toBe('')
    expect(feedback.toast).toBe('Your login has expired. Please log in again')
    jest.advanceTimersByTime(limits.reloginDelayMs - 1)
    expect(platform.pages).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(platform.pages.map(({ route }) => route)).toContain('pagecenter/page/user/login/login-code/index')
  },
)

it('does not end a session that began after the call', async () => {
  server.fail('cart.info', 'tokenExpired')
  const old = api.cart.info({}).catch((reason: unknown) => reason)
  await Promise.resolve().then(() => Promise.resolve())
  await Promise.resolve()
  token.set('new')
  expect(await old).toBeInstanceOf(SessionEnded)
  expect(token.value).toBe('new')
})

it('shows the loading sign after 800 ms and takes it away with the answer', async () => {
  let answer: (value: Response) => void = () => undefined
  globalThis.fetch = () => new Promise((resolve) => (answer = resolve))
  const call = api.cart.info({})
  await jest.advanceTimersByTimeAsync(limits.loadingDelayMs - 1)
  expect(feedback.busy).toBe(0)
  await jest.advanceTimersByTimeAsync(1)
  expect(feedback.busy).toBe(1)
  answer(plainResponse(200, '{"code":1,"data":{},"msg":""}'))
  await call
  expect(feedback.busy).toBe(0)
})

const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  )

it('gives up after 60 s with the message of a timeout', async () => {
  globalThis.fetch = never
  const call = api.cart.info({}).catch((reason: unknown) => reason)
  await jest.advanceTimersByTimeAsync(limits.requestTimeoutMs)
  expect(await call).toMatchObject({ status: 408, message: 'Request timeout' })
})

it('can be given up by the caller', async () => {
  globalThis.fetch = never
  const call = api.cart.info({})
  const result = call.catch((reason: unknown) => reason)
  await jest.advanceTimersByTimeAsync(1)
  call.abort()
  expect(await result).toBeInstanceOf(CallAborted)
})

it.each([20, -20])(
  'learns the clock of the server, which this one is %i minutes ahead of, from any answer',
  async (minutes) => {
    const wrong = minutes * 60_000
    server.clock = () => Date.now() - wrong
    server.fail('store.detail', 'storeNotFound')
    await api.store.detail({ storeId: 's1' }).catch(() => undefined)
    expect(Math.abs(Date.now() - wrong - now())).toBeLessThanOrEqual(1000)
  },
)

it('treats half an answer as an unreachable server', async () => {
  globalThis.fetch = () => Promise.resolve(plainResponse(200, '{"code":'))
  await expect(api.cart.info({})).rejects.toBeInstanceOf(NetworkError)
})

it('knows at once what the page has brought for a visitor, and asks the next time', async () => {
  token.set('')
  const city = { city: 'Shenzhen', place: 'Keyuan Garden' }
  const headers = { language: 'en', lat: '22.5329', lng: '113.9300' }
  window.linli = { headers, answers: { '/v1/home.city{}': city } }
  const known = api.home.city({})
  expect(known.now).toEqual({ value: city })
  await expect(known).resolves.toEqual(city)
  server.answer('home.city', { ...city, place: 'Science Park' })
  const asked = api.home.city({})
  expect(asked.now).toBeUndefined()
  await expect(asked).resolves.toMatchObject({ place: 'Science Park' })
  delete window.linli
})
