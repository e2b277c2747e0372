import { failureCodes } from '@contract/failures'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import { loginLogout } from '@contract/calls/login'
import { userInfo } from '@contract/calls/user'
import { storeList } from '@contract/calls/store'
import { aWorld, type World } from '../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld({ CORS_ORIGINS: 'https://shop.example', METRICS_TOKEN: 'metrics' })
})
afterAll(() => world.close())

const post = (path: string, body: string, more: Record<string, string> = {}) =>
  fetch(`${world.base}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...more } })

const codeOf = async (response: Response) => ((await response.json()) as { code: number }).code

describe('the server', () => {
  it.each([
    ['a body that is too big', () => post('/v1/store.list', JSON.stringify({ keyword: 'x'.repeat(300_000) })), 413],
    ['a body that is no JSON', () => post('/v1/store.list', '{'), 400],
    ['a body of another type', () => post('/v1/store.list', 'a=1', { 'content-type': 'text/csv' }), 400],
    ['a path that is not there', () => post('/v1/nothing', '{}'), 404],
    ['a path that cannot be decoded', () => post('/v1/x%', '{}'), 400],
    ['a field that would change a prototype', () => post('/v1/store.list', '{"__proto__":{"page":2}}'), 400],
  ])('should refuse %s with a named failure', async (_, send, status) => {
    const response = await send()
    expect(response.status).toBe(status)
    expect(await codeOf(response)).toBe(status)
  })

  it('should speak the caller’s language, and the default one to others', async () => {
    const message = async (language: string) => {
      const response = await post(pathOf('user.info'), '{}', { [headers.language]: language })
      return ((await response.json()) as { msg: string }).msg
    }
    expect(await message('zh-CN')).toBe('您还未登录')
    expect(await message('en')).toBe('You are not logged in')
    expect(await message('fr')).toBe('You are not logged in')
  })

  it('should report an unexpected error by a request id and nothing else', async () => {
    const { db } = world.app.context
    const select = jest.spyOn(db, 'selectFrom').mockImplementation(() => {
      throw new Error('secret of the database')
    })
    const response = await post('/v1/store.categories', '{}')
    select.mockRestore()
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toContain('secret')
    expect(JSON.parse(text)).toMatchObject({ code: 500, data: { requestId: expect.any(String) as string } })
  })

  it('should send security headers, and let only named origins read', async () => {
    const named = await fetch(`${world.base}/healthz`, { headers: { origin: 'https://shop.example' } })
    const other = await fetch(`${world.base}/healthz`, { headers: { origin: 'https://evil.example' } })
    expect(named.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect(named.headers.get('access-control-expose-headers')).toBe('date')
    expect(named.headers.get('date')).not.toBeNull()
    expect(named.headers.get('x-content-type-options')).toBe('nosniff')
    expect(named.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('should let a page load from and connect to itself and the public address alone', async () => {
    const policyOf = async ({ base }: World) =>
      (await fetch(`${base}/healthz`)).headers.get('content-security-policy') ?? ''
    const policy = await policyOf(world)
    expect(policy).toMatch(/connect-src 'self'(?:;|$)/)
    expect(policy).not.toMatch(/\b(?:https?|wss?):/)
    const published = await aWorld({ PUBLIC_URL: 'https://linli.example/app' })
    expect(await policyOf(published)).toMatch(/connect-src 'self' wss:\/\/linli\.example(?:;|$)/)
    await published.close()
  })

  it.each(['a b', 'x"y', '[::1', 'evil.example/'])('should not take %s for its own address', async (host) => {
    const ann = await world.make.customer()
    const request = { method: 'POST', url: '/v1/chat.auth', payload: {} } as const
    const answer = await world.app.http.inject({ ...request, headers: { host, [headers.userToken]: ann.token ?? '' } })
    expect(answer.statusCode).toBe(400)
  })

  it('should take a place that is no number for none', async () => {
    const response = await post('/v1/store.list', '{}', { [headers.latitude]: '5e-324', [headers.longitude]: '5e-324' })
    expect(response.status).toBe(200)
  })

  it('should report liveness, readiness and the duration of calls', async () => {
    await world.visitor.call(storeList, {})
    expect((await fetch(`${world.base}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${world.base}/readyz`)).json()).toEqual({ status: 'ready' })
    const authorization = 'Bearer metrics'
    expect(await (await fetch(`${world.base}/metrics`, { headers: { authorization } })).text()).toContain(
      'linli_call_seconds_count{call="store.list",status="200"}',
    )
  })
})

describe('a session', () => {
  it('should end by signing out: -202', async () => {
    const ann = await world.make.customer()
    await ann.call(loginLogout, {})
    const { status, envelope } = await ann.send('user.info', {})
    expect({ status, code: envelope.code }).toEqual({ status: 200, code: failureCodes.signedInElsewhere })
  })

  it('should end after thirty days: -201; what anybody may see is still there', async () => {
    const ann = await world.make.customer()
    world.clock.forward(31 * 24 * 60)
    expect(await ann.refusal(userInfo, {})).toBe('tokenExpired')
    await ann.call(storeList, {})
  })

  it('should end with a disabled account: -203', async () => {
    const ann = await world.make.customer()
    await world.make.disable(ann.id)
    expect(await ann.refusal(userInfo, {})).toBe('accountDisabled')
  })
})
