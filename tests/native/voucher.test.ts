import { voucherDetail, voucherList } from '@contract/calls/voucher'
import { TestCaller } from '../../server/testing/caller'
import { people, tokenOf } from '../support/person'
import { startServer, type Server } from '../support/server'
import { androidBundle } from './bundle'
import { App } from './host/app'

let server: Server
let app: App
let name: string
let codes: string[]

beforeAll(async () => {
  server = await startServer({ DEMO_AUTOPILOT: 'off' })
  const token = await tokenOf(server.url, people.member)
  const caller = new TestCaller(server.url).as(token)
  const { items } = await caller.call(voucherList, {})
  const [first, ...others] = await Promise.all(items.map(({ id }) => caller.call(voucherDetail, { orderId: id })))
  name = first?.title ?? ''
  // The member has bought the same package more than once.
  codes = [first, ...others].flatMap((voucher) => (voucher?.title === name && voucher.code ? [voucher.code] : []))
  const kept = new Map([['user-token', JSON.stringify(token)]])
  app = new App(androidBundle(), { server: server.url, kept, path: '/pages/tab/my/index' })
})
afterAll(async () => {
  await server.stop()
  app.close()
})

it('leads from Me to the vouchers, and shows one with its code', async () => {
  await app.tap('Vouchers')
  await app.see('My vouchers')
  await app.tap(name)
  await app.until('its QR code', () => app.names.includes('QR code of the voucher'))
  await app.until('its code', () => codes.some((code) => app.names.includes(`Copy the code ${code}`)))
})

it('met no error on the way', () => {
  expect(app.errors).toEqual([])
})
