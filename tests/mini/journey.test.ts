import { join } from 'node:path'
import { headers } from '@contract/headers'
import { orderList } from '@contract/calls/order'
import { TestCaller } from '../../server/testing/caller'
import { people } from '../support/person'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { Renderer } from './host/renderer'
import { compileTemplates } from './host/templates'

const KB = 1024
const dist = (platform: string) => join(__dirname, '../../dist', platform)

let server: Server
/** What runs and has to be closed, however a test ends. */
let running: { close(): void } | undefined

beforeAll(async () => {
  server = await startServer()
})
afterEach(() => running?.close())
afterAll(() => server.stop())

/** What a person does with a program: by its data alone, or with its real templates rendered. */
interface Hands {
  waitFor(words: string | RegExp): Promise<unknown>
  tap(words: string | RegExp): Promise<void>
  type(field: string, value: string): Promise<void>
}

async function order(hands: Hands): Promise<void> {
  const dumplings = 'Prawn & pork dumplings (12)'
  await hands.tap(/^Old Stove Beef Noodles/)
  await hands.tap(`Add ${dumplings}`)
  await hands.tap('Use password')
  await hands.type('Phone number', people.member)
  await hands.type('Password', 'linli2026')
  await hands.tap('Log in')
  await hands.tap('Agree and log in')
  await hands.waitFor(`Remove one ${dumplings}`)
  await hands.tap(`Add ${dumplings}`)
  await hands.tap('Checkout')
  await hands.tap('Place order')
  await hands.tap(/^Pay ¥/)
  for (const digit of '246810') await hands.tap(digit)
  await hands.waitFor('View order')
}

async function checkOrder(program: MiniProgram): Promise<void> {
  const last = program.network.sent.at(-1)
  const caller = new TestCaller(server.url).as(last?.headers[headers.userToken] ?? '')
  const { items } = await caller.call(orderList, { tab: 'inProgress' })
  expect(items[0]).toMatchObject({ count: 2, total: 4200 })
}

function checkRequests({ network }: MiniProgram): void {
  for (const { method, headers: sent } of network.sent) {
    expect(method).toBe('POST')
    expect(sent).toMatchObject({
      [headers.language]: 'en',
      [headers.acceptLanguage]: 'en',
      [headers.groupId]: '1',
      [headers.serial]: expect.stringMatching(/^\w{24}$/) as string,
      [headers.latitude]: expect.stringMatching(/^22\./) as string,
      [headers.longitude]: expect.stringMatching(/^113\./) as string,
    })
  }
  const submitted = network.sent.find(({ url }) => url.endsWith('/v1/order.submit'))
  expect(submitted?.headers[headers.userToken]).toMatch(/^[\w-]{40,}$/)
}

function checkData({ setDataSizes }: MiniProgram): void {
  const biggest = setDataSizes.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  expect({ ...biggest, fits: biggest.bytes <= 64 * KB }).toMatchObject({ fits: true })
}

describe.each(['weapp', 'alipay'] as const)('the %s bundle', (platform) => {
  it('should go from home to a paid order', async () => {
    const program = new MiniProgram({ dist: dist(platform), platform, server: server.url })
    running = program
    await program.launch()
    await order(program)
    await checkOrder(program)
    checkRequests(program)
    checkData(program)
  })
})

describe('the templates of the weapp bundle', () => {
  const templates = compileTemplates(dist('weapp'))

  it('should be sound', () => {
    expect(templates.problems).toEqual([])
  })

  it('should show each screen from home to a paid order, and hear its taps', async () => {
    const program = new MiniProgram({ dist: dist('weapp'), platform: 'weapp', server: server.url })
    const renderer = new Renderer(program, templates)
    running = renderer
    await program.launch()
    await order(renderer)
    await checkOrder(program)
  })
})
