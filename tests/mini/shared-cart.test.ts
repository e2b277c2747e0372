import { groupCartCancel, groupCartDetail } from '@contract/calls/group-cart'
import { pathOfRoute, routes } from '@/routes'
import { TestCaller } from '../../server/testing/caller'
import { groupWords } from '../support/group-words'
import { people, tokenOf } from '../support/person'
import { startCart } from '../support/shared-cart'
import { findShop } from '../support/shop'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { distOf, platforms, tooLarge } from './support'

const words = groupWords.en

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('the %s bundle', (platform) => {
  it('should join a shared cart by its link, and choose a dish that its host sees', async () => {
    const shop = await findShop(server.url)
    const [host, guest] = await Promise.all([tokenOf(server.url, people.member), tokenOf(server.url, people.customer)])
    const caller = new TestCaller(server.url).as(host)
    const cart = await startCart(caller, shop)
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token: guest })
    await program.launch(`${pathOfRoute(routes.groupJoin)}?token=${cart.token}`)
    await program.waitFor(words.join)
    await program.tap(words.join)
    await program.waitFor('2 joined')
    await program.tap(words.add)
    await program.tap(`Add ${shop.plain.name}`)
    await program.tap(words.toCart)
    await program.settle()
    const { people: inIt } = await caller.call(groupCartDetail, { cartId: cart.id })
    expect(inIt[1]?.lines).toMatchObject([{ goodsId: shop.plain.id, quantity: 1 }])
    await caller.call(groupCartCancel, { cartId: cart.id })
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })
})
