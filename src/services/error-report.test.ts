import { settle } from '@/testing'
import { plainResponse } from '@/testing/server'
import { report, reportBy } from '@/platform/device/report'
import { platform } from '../../tests/stand-ins/taro'
import * as sending from './error-report'
import { CallFailure } from './failures'

const dsn = 'https://abc@errors.example.com/7'
const send = jest.fn<Promise<Response>, [string, RequestInit]>()

beforeEach(() => {
  reportBy(() => Promise.resolve(sending))
  platform.reset({ route: 'pages/tab/home/index', params: {} })
  send.mockReset().mockResolvedValue(plainResponse(200, '{}'))
  global.fetch = send as unknown as typeof fetch
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  delete process.env.TARO_APP_ERROR_REPORT_DSN
  jest.restoreAllMocks()
})

const reported = (error: unknown) => settle(() => report('Action', error))

it('sends nothing without an address', async () => {
  await reported(new Error('one'))
  expect(send).not.toHaveBeenCalled()
})

it('sends where it was, without what the error says', async () => {
  process.env.TARO_APP_ERROR_REPORT_DSN = dsn
  const requestId = '0193d5f0-0000-7000-8000-000000000001'
  await reported(new CallFailure(500, 'unexpected', 'Ann Lin, 13800006209', { requestId, name: 'Ann Lin' }))
  const [url, { body, headers }] = send.mock.calls[0] ?? ['', {}]
  expect(url).toBe('https://errors.example.com/api/7/envelope/')
  expect(headers).toMatchObject({ 'content-type': 'application/x-sentry-envelope' })
  expect(body).toContain(requestId)
  expect(body).toContain('"formatted":"Action"')
  expect(body).not.toMatch(/Ann|Lin,|138000/)
})

it('is silent when the service cannot be reached', async () => {
  process.env.TARO_APP_ERROR_REPORT_DSN = dsn
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(reported(new Error('two'))).resolves.toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
})
