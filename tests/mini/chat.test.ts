import { chatHistory, chatOpen } from '@contract/calls/chat'
import { TestCaller } from '../../server/testing/caller'
import { aPicture } from '../../server/testing/picture'
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

/** A chat of the member with a store, and the number of its messages. */
async function aStoreChat() {
  const shop = await findShop(server.url)
  const token = await tokenOf(server.url, people.member)
  const caller = new TestCaller(server.url).as(token)
  const { id } = await caller.call(chatOpen, { with: 'store', storeId: shop.id })
  const { lastSequence } = await caller.call(chatHistory, { conversationId: id, limit: 1 })
  return { shop, token, id, said: () => saidAfter(caller, id, lastSequence) }
}

/** The file of a picture that is picked. */
const file = 'wxfile://tmp_1.png'
const picked = {
  weapp: { tempFilePaths: [file], tempFiles: [{ path: file, size: 100 }] },
  alipay: { apFilePaths: [file] },
}

describe.each(platforms)('the %s bundle', (platform) => {
  const begin = (token: string) => {
    const given = { chooseImage: { answer: picked[platform] } }
    program = new MiniProgram({ dist: distOf(platform), platform, server: server.url, token, given })
    return program
  }

  it('should open the chat of a store from its screen, and send what is written once', async () => {
    const { shop, token, said } = await aStoreChat()
    const one = begin(token)
    await one.launch(addressOf('storeDetail', { storeDetail: { id: shop.id } }))
    await one.waitFor(words.message)
    await one.tap(words.message)
    await one.waitFor('Is this available now?')
    await one.type(words.write, words.question)
    await one.tap(words.send)
    await one.settle()
    expect(one.find(words.question)).toBeDefined()
    expect(one.find('Sending…')).toBeUndefined()
    expect(await said()).toEqual([words.question])
    expect(tooLarge(one)).toEqual([])
    expect(one.faults).toEqual([])
  })

  it('should send a photo from a copy of its file, which is removed afterwards', async () => {
    const { token, id, said } = await aStoreChat()
    const one = begin(token)
    one.network.files.set(file, new Uint8Array(await (await aPicture()).arrayBuffer()))
    await one.launch(addressOf('chat', { chat: { id } }))
    await one.tap('Send a photo')
    await one.settle()
    expect(await said()).toEqual(['picture'])
    expect([...one.network.files.keys()]).toEqual([file])
    expect(one.faults).toEqual([])
  })
})
