import { aWorld, type World } from '../testing/world'

const token = 'a-token-of-24-characters'
let world: World

afterAll(() => world.close())

/** Asks over a connection that comes from `remoteAddress`. */
async function ask(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const all = { host: 'localhost:8080', ...headers }
  const { statusCode, payload } = await world.app.http.inject({ url: '/metrics', headers: all, remoteAddress })
  return { statusCode, told: payload.includes('linli_call_seconds') }
}

const refused = (statusCode: number) => ({ statusCode, told: false })
const told = { statusCode: 200, told: true }

describe('metrics without a token', () => {
  beforeAll(async () => {
    world = await aWorld()
  })

  it('should be told to the machine itself alone', async () => {
    expect(await ask()).toEqual(told)
    expect(await ask({ host: '[::1]:8080' }, '::1')).toEqual(told)
    expect(await (await fetch(`${world.base}/metrics`)).text()).toContain('linli_call_seconds')
    for (const address of ['192.168.1.7', '10.0.0.2', '203.0.113.9', '::ffff:10.0.0.2'])
      expect(await ask({}, address)).toEqual(refused(404))
  })

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['host', 'linli.example.com'],
    ['host', 'localhost.example.com'],
  ])('should not be told through a proxy on the machine, which says %s: %s', async (name, value) => {
    expect(await ask({ [name]: value })).toEqual(refused(404))
  })
})

describe('metrics with a token', () => {
  beforeAll(async () => {
    await world.close()
    world = await aWorld({ METRICS_TOKEN: token })
  })

  it('should be told to who knows it, wherever they are, and to nobody else', async () => {
    const known = { authorization: `Bearer ${token}` }
    expect(await ask(known)).toEqual(told)
    const far = { ...known, host: 'linli.example.com', 'x-forwarded-for': '203.0.113.9' }
    expect(await ask(far, '10.0.0.2')).toEqual(told)
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, `bearer ${token}`, token, `Basic ${token}`])
      expect(await ask({ authorization })).toEqual(refused(401))
  })
})
