import { aWorld, type World } from '../testing/world'

const token = 'a-token-of-24-characters'
let world: World

afterEach(() => world.close())

/** Asks over a connection that comes from `remoteAddress`. */
async function ask(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const all = { host: 'localhost:8080', ...headers }
  const { statusCode, payload } = await world.app.http.inject({ url: '/metrics', headers: all, remoteAddress })
  return { statusCode, told: payload.includes('linli_call_seconds') }
}

it('should be shown to nobody without a token, since a proxy on the machine may look like the machine itself', async () => {
  world = await aWorld()
  expect(await ask()).toEqual({ statusCode: 404, told: false })
  expect((await fetch(`${world.base}/metrics`)).status).toBe(404)
})

it('should be shown to callers with the token, wherever they are, and to nobody else', async () => {
  world = await aWorld({ METRICS_TOKEN: token })
  const known = { authorization: `Bearer ${token}` }
  const told = { statusCode: 200, told: true }
  expect(await ask(known)).toEqual(told)
  const far = { ...known, host: 'linli.example.com', 'x-forwarded-for': '203.0.113.9' }
  expect(await ask(far, '10.0.0.2')).toEqual(told)
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, token, `Basic ${token}`])
    expect(await ask({ authorization })).toEqual({ statusCode: 401, told: false })
})
