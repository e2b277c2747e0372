import { join } from 'node:path'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer()
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(['weapp', 'alipay'] as const)('%s', (platform) => {
  it('should launch into home and switch through the tabs', async () => {
    const dist = join(__dirname, '../../dist', platform)
    program = new MiniProgram({ dist, platform, server: server.url })
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
