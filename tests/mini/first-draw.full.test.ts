import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { advised, distOf, platforms } from './support'

let server: Server

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe.each(platforms)('home in the %s bundle', (platform) => {
  it('should fit in one setData as it is first drawn, since a slow phone gets all answers before it draws anything', async () => {
    const options = { dist: distOf(platform), platform, server: server.url }
    const first = await new MiniProgram(options).launch()
    await first.settle()
    first.close()

    const program = new MiniProgram({ ...options, known: first.network.answers })
    const drawn: string[] = []
    program.onDraw = ({ data }) => drawn.push(JSON.stringify(data.root))
    await program.launch()
    await program.settle()
    program.close()
    const whole = drawn.at(-1) ?? ''
    const withContent = drawn.find((root) => root.includes('timer') && root.includes('Rated')) ?? ''
    expect(Buffer.byteLength(withContent)).toBeGreaterThan(0)
    expect(Buffer.byteLength(withContent)).toBeLessThanOrEqual(advised.setDataBytes)
    expect(Buffer.byteLength(whole)).toBeGreaterThan(advised.setDataBytes)
  })
})
