import { calls } from '@contract/calls'
import { accounts } from '../../server/demo/city'
import { TestCaller } from '../../server/testing/caller'
import { androidBundle } from './bundle'
import { App } from './host/app'
import { startServer, type Server } from '../support/server'
import { timeLimit } from '../support/time-limit'

const { phone, password, payPassword, balance } = accounts[0]

let server: Server
let app: App
/** An open store nearby and a dish of it that comes in one kind only. */
let store: { id: string; name: string }
let dish: string

async function choose(): Promise<void> {
  const visitor = new TestCaller(server.url)
  const { items } = await visitor.call(calls['store.list'], { pageSize: 15, filters: ['openNow'] })
  store = items[0]
  const { categories } = await visitor.call(calls['store.menu'], { storeId: store.id })
  const plain = categories.flatMap(({ goods }) => goods).find(({ hasOptions, price }) => !hasOptions && price >= 1500)
  if (!plain) throw new Error(`${store.name} has no plain dish`)
  dish = plain.name
}

beforeAll(async () => {
  server = await startServer()
  await choose()
  app = new App(androidBundle(), { server: server.url, path: `/pages/store/detail/index?id=${store.id}` })
})
afterAll(async () => {
  await server.stop()
  app.close()
})

it('opens a store from outside by its address', async () => {
  await app.see(store.name)
  await app.see(dish)
})

it('puts a dish into the basket of a visitor', async () => {
  await app.tap(`Add ${dish}`)
  await app.until('one dish in the basket', () => app.names.some((name) => name.startsWith('Cart, 1 item')))
})

it('takes the basket through the login to the confirmation, and places the order', async () => {
  await app.tap('Checkout')
  await app.tap('Use password')
  await app.type('Phone number', phone)
  await app.type('Password', password)
  await app.tap(/^I have read/)
  await app.tap('Log in')
  await app.see('Confirm order')
  await app.see(dish)
  await app.tap('Place order')
})

it('pays it from the balance with the pay password', async () => {
  await app.tap(/^Pay ¥/)
  await app.see('Enter pay password')
  for (const digit of payPassword) await app.tap(digit)
  await app.see('Paid')
})

it('has paid it from the balance as the server sees it', async () => {
  const visitor = new TestCaller(server.url)
  const { userToken } = await visitor.call(calls['login.account'], { phone, password, agreed: true })
  const customer = visitor.as(userToken)
  const { items } = await customer.call(calls['order.list'], { pageSize: 15 })
  expect(items.map((order) => order.store?.id)).toEqual([store.id])
  const left = await customer.call(calls['wallet.balance'], {})
  expect(left.balance).toBe(balance - items[0].total)
})

it('follows it live to the door', async () => {
  await app.tap('View order')
  await app.until('delivered', () => app.texts.includes('Delivered'), timeLimit(60))
  expect(app.heard.filter((message) => message.includes('"order')).length).toBeGreaterThan(2)
})

it('met no error on the way', () => {
  expect(app.errors).toEqual([])
})
