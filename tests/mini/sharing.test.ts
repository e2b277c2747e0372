import { pathOfRoute, type RouteName, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { addressOf, examples } from '../support/examples'
import { people, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { MiniProgram } from './host/program'
import { distOf, platforms } from './support'

let server: Server
let token: string
let params: Awaited<ReturnType<typeof examples>>
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_SPEED: '1' })
  token = await tokenOf(server.url, people.member)
  params = await examples(new TestCaller(server.url).as(token), await findShop(server.url))
})
afterEach(() => program?.close())
afterAll(() => server.stop())

/** The screens that can be shared, each with the one that its card opens. */
const shared: readonly (readonly [RouteName, RouteName])[] = [
  ['storeDetail', 'storeDetail'],
  ['goodsDetail', 'goodsDetail'],
  ['product', 'product'],
  ['hotel', 'hotel'],
  ['groupDeal', 'groupDeal'],
  ['dealGroup', 'dealGroup'],
  ['groupCart', 'groupJoin'],
  ['invite', 'register'],
]

describe.each(platforms)('the %s bundle', (platform) => {
  const open = async (name: RouteName) => {
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    await program.launch(addressOf(name, params))
    await program.settle()
    return program
  }
  const cardOf = (target: RouteName) => ({
    title: expect.stringMatching(/./) as string,
    path: expect.stringMatching(`^/${pathOfRoute(routes[target])}[?]`) as string,
  })

  it.each(shared)('should share %s as a card that opens %s', async (name, target) => {
    expect((await open(name)).share()).toMatchObject(cardOf(target))
  })

  it('should share the tracking of an errand with its recipient', async () => {
    const opened = await open('errandDetail')
    await opened.tap('Share with the recipient')
    await opened.waitFor('Send to a friend')
    expect(opened.share()).toMatchObject(cardOf('errandTrack'))
  })
})
