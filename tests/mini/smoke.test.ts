import { join } from 'node:path'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe.each(['weapp', 'alipay'] as const)('%s', (platform) => {
  it('should launch into home and switch through the tabs', async () => {
    const dist = join(__dirname, '../../dist', platform)
    const program = await new MiniProgram({ dist, platform, server: server.url }).launch()
    expect(program.page.route).toBe('pages/tab/home/index')
    await program.waitFor('Home')
    await program.tap('Me')
    expect(program.page.route).toBe('pages/tab/my/index')
    await program.tap('Orders')
    expect(program.page.route).toBe('pages/tab/order/index')
    const home = program.network.sent.find(({ url }) => url.endsWith('/v1/store.list'))
    expect(home?.headers).toMatchObject({ 'group-id': '1', language: 'en' })
    program.close()
  })
})
