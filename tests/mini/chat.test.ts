import { chatHistory, chatOpen } from '@contract/calls/chat'
import { TestCaller } from '../../server/testing/caller'
import { addressOf } from '../support/examples'
import { saidAfter } from '../support/chat'
import { chatWords } from '../support/chat-words'
import { people, tokenOf } from '../support/person'
import { findShop } from '../support/shop'
import { startServer, type Server } from '../support/server'
import { MiniProgram } from './host/program'
import { distOf, platforms, tooLarge } from './support'

const words = chatWords.en

let server: Server
let program: MiniProgram | undefined

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
})
afterEach(() => program?.close())
afterAll(() => server.stop())

describe.each(platforms)('the %s bundle', (platform) => {
  it('should open the chat of a store from its screen, and send what is written once', async () => {
    const shop = await findShop(server.url)
    const token = await tokenOf(server.url, people.member)
    const caller = new TestCaller(server.url).as(token)
    const { id } = await caller.call(chatOpen, { with: 'store', storeId: shop.id })
    const { lastSequence } = await caller.call(chatHistory, { conversationId: id, limit: 1 })
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token })
    await program.launch(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
    await program.waitFor(words.message)
    await program.tap(words.message)
    await program.waitFor('Is this available now?')
    await program.type(words.write, words.question)
    await program.tap(words.send)
    await program.settle()
    expect(program.find(words.question)).toBeDefined()
    expect(program.find('Sending…')).toBeUndefined()
    expect(await saidAfter(caller, id, lastSequence)).toEqual([words.question])
    expect(tooLarge(program)).toEqual([])
    expect(program.faults).toEqual([])
  })
})
