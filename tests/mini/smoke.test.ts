import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { distOf, platforms } from './support'

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer()
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('the %s bundle', (platform) => {
  it('should launch into home and switch through the tabs', async () => {
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url })
    await program.launch()
    expect(program.page.route).toBe('pages/tab/home/index')
    await program.waitFor('Home')
    await program.tap('Me')
    expect(program.page.route).toBe('pages/tab/my/index')
    await program.tap('Orders')
    expect(program.page.route).toBe('pages/tab/order/index')
    const home = program.network.sent.find(({ url }) => url.endsWith('/v1/store.list'))
    expect(home?.headers).toMatchObject({ 'group-id': '1', language: 'en' })
  })
})
