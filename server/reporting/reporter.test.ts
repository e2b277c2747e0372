import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { loadConfig } from '../config'
import { registerErrors } from '../http/errors'
import { newServer, usualPatience } from '../http/server'

interface Sent {
  readonly url: string | undefined
  readonly auth: string | string[] | undefined
  readonly body: string
}

let service: Server
let all: Sent[] = []
const arrivals = new EventEmitter()

/** The first report whose body matches. */
async function until(pattern: RegExp): Promise<Sent> {
  for (;;) {
    const found = all.find(({ body }) => pattern.test(body))
    if (found) return found
    await once(arrivals, 'report')
  }
}

beforeEach(() => (all = []))

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      response.end('{}')
      all.push({ url: request.url, auth: request.headers['x-sentry-auth'], body })
      arrivals.emit('report')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => service.close(resolve)))

const dsnOf = (port = (service.address() as AddressInfo).port) => `http://abc@127.0.0.1:${port}/7`

const silent = { write: () => undefined }

/** A server that fails at /fails with an error that quotes somebody. */
function aServer(ERROR_REPORT_DSN: string) {
  const app = newServer(loadConfig({ LOG_LEVEL: 'error', DEMO: 'off', ERROR_REPORT_DSN }), usualPatience, silent)
  registerErrors(app, 'en')
  app.get('/fails/:name', () => {
    throw new Error('Ann Lin, 13800006209, Keyuan Garden', { cause: new Error('token b3f0c2') })
  })
  app.get('/fails-otherwise', () => {
    throw new TypeError('x is not a function')
  })
  return app
}

it('should report an unexpected error with its route and request, and nothing of a person', async () => {
  const app = aServer(dsnOf())
  const answer = await app.inject({ url: '/fails/Ann?phone=13800006209', headers: { 'user-token': 'b3f0c2' } })
  const { url, auth, body } = await until(/fails/)
  const { data } = answer.json<{ data: { requestId: string } }>()
  expect([answer.statusCode, url, auth]).toEqual([500, '/api/7/envelope/', expect.stringContaining('sentry_key=abc')])
  expect(JSON.parse(body.split('\n')[2] ?? '')).toMatchObject({
    logentry: { formatted: 'unexpected' },
    transaction: '/fails/:name',
    tags: { platform: 'server', requestId: data.requestId },
    release: expect.any(String) as string,
  })
  expect(body).not.toMatch(/Ann|Lin|138|Keyuan|b3f0c2/)
  await app.close()
})

it('should report an error once in a minute', async () => {
  const app = aServer(dsnOf())
  for (let times = 0; times < 5; times += 1) await app.inject('/fails/x')
  await app.inject('/fails-otherwise')
  await Promise.all([until(/TypeError/), until(/fails\/:name/)])
  expect(all).toHaveLength(2)
  await app.close()
})

it('should answer as ever when the service is away, and send nothing without a DSN', async () => {
  const away = Fastify()
  await away.listen({ port: 0 })
  const { port } = away.server.address() as AddressInfo
  await away.close()
  for (const dsn of [dsnOf(port), '']) {
    const app = aServer(dsn)
    expect((await app.inject('/fails/x')).statusCode).toBe(500)
    await app.close()
  }
  expect(all).toEqual([])
})

it('should refuse a DSN that is none', () => {
  expect(() => loadConfig({ ERROR_REPORT_DSN: 'errors.example.com' })).toThrow(/ERROR_REPORT_DSN must be a DSN/)
})
