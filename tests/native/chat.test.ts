import { chatHistory, chatOpen, chatSend } from '@contract/calls/chat'
import { randomUUID } from 'node:crypto'
import { TestCaller } from '../../server/testing/caller'
import { saidAfter } from '../support/chat'
import { chatWords } from '../support/chat-words'
import { addressOf } from '../support/examples'
import { people, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { findShop } from '../support/shop'
import { androidBundle } from './bundle'
import { App } from './host/app'

const words = chatWords.en

let server: Server
let app: App
let caller: TestCaller
let conversationId: string
let before: number

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  const shop = await findShop(server.url)
  const token = await tokenOf(server.url, people.member)
  caller = new TestCaller(server.url).as(token)
  conversationId = (await caller.call(chatOpen, { with: 'store', storeId: shop.id })).id
  before = (await caller.call(chatHistory, { conversationId, limit: 1 })).lastSequence
  const kept = new Map([['user-token', JSON.stringify(token)]])
  const path = `/${addressOf('storeDetail', { storeDetail: { id: shop.id } })}`
  app = new App(androidBundle(), { server: server.url, kept, path })
})
afterAll(async () => {
  app.close()
  await server.stop()
})

it('opens the chat of a store from its screen, and sends what is written once', async () => {
  await app.tap(words.message)
  await app.until('a quick reply', () => app.texts.includes('Is this available now?'))
  await app.type(words.write, words.question)
  await app.tap(words.send)
  await app.until('that it was sent', () => app.texts.includes(words.question) && !app.texts.includes('Sending…'))
  expect(await saidAfter(caller, conversationId, before)).toEqual([words.question])
})

it('shows what is said on another device as it comes', async () => {
  const said = { conversationId, clientId: randomUUID(), kind: 'text' as const, text: 'From the other phone' }
  await caller.call(chatSend, said)
  await app.see('From the other phone')
})

it('met no error on the way', () => {
  expect(app.errors).toEqual([])
})
