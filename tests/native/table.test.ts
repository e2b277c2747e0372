import { reservationDetail, reservationList } from '@contract/calls/reservation'
import { TestCaller } from '../../server/testing/caller'
import { people, secrets, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { stayWords } from '../support/stay-words'
import { aTable } from '../support/tables'
import { androidBundle } from './bundle'
import { App } from './host/app'

const say = stayWords.tables.en

let server: Server
let app: App
let caller: TestCaller
let choice: Awaited<ReturnType<typeof aTable>>['choice']

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  const token = await tokenOf(server.url, people.customer)
  caller = new TestCaller(server.url).as(token)
  choice = (await aTable(caller)).choice
  const kept = new Map([['user-token', JSON.stringify(token)]])
  const path = `/pages/shopding/confirm/index?${new URLSearchParams(choice).toString()}`
  app = new App(androidBundle(), { server: server.url, kept, path })
})
afterAll(async () => {
  await server.stop()
  app.close()
})

it('books a table by its confirmation, and pays the deposit that it asks for', async () => {
  await app.see(say.book)
  await app.type(say.name, 'Ann Wu')
  await app.tap(say.agree)
  await app.tap(say.book)
  const next = await app.until('the payment or the booking', () =>
    [...app.names, ...app.texts].find((name) => /^Pay ¥/.test(name) || name === say.booked),
  )
  if (next !== say.booked) {
    await app.tap(/^Pay ¥/)
    for (const digit of secrets.payPassword) await app.tap(digit)
    await app.tap('View order')
  }
  await app.see(say.booked)
})

it('is the booking that the restaurant has', async () => {
  const [booked] = (await caller.call(reservationList, { kind: 'table' })).items
  const table = await caller.call(reservationDetail, { orderId: booked?.id ?? '' })
  expect(table).toMatchObject({ kind: 'table', state: 'confirmed', at: choice.at, party: 2 })
})

it('met no error on the way', () => {
  expect(app.errors).toEqual([])
})
