import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { cartAdd } from '@contract/calls/cart'
import { codeSend } from '@contract/calls/code'
import { loginMobile } from '@contract/calls/login'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentShare, paymentSubstitute } from '@contract/calls/payment'
import { userEdit, userInfo, userPhone } from '@contract/calls/user'
import { type App, buildApp } from '../app'
import { loadConfig } from '../config'
import { demoAssets } from '../demo/assets'
import { updateTakeaway } from '../modules/takeaway/queries'
import { riderColumns } from '../modules/takeaway/track'
import { Seal } from '../security/seal'
import { TestCaller } from '../testing/caller'
import { TestClock } from '../testing/clock'
import { testDatabase, type TestDatabase } from '../testing/database'
import { Factory } from '../testing/factory'
import { detail } from '../testing/orders'
import { openSeal } from './open-seal'
import { resealAll } from './reseal'
import { sealedColumns } from './sealed-columns'

const phone = '13800000042'
const oldKey = randomBytes(32).toString('hex')
const newKey = randomBytes(32).toString('hex')

let database: TestDatabase
let dataDir: string
const clock = new TestClock()
const apps: App[] = []

beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'linli-reseal-'))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** A server with its keys, and somebody who calls it. */
async function aServer(DATA_KEY: string, DATA_KEY_OLD = '') {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'on', DATA_KEY, DATA_KEY_OLD })
  const { db, url: databaseUrl } = database
  const app = await buildApp({ ...demoAssets, config, db, databaseUrl, clock, checkAnswers: true, callsPerMinute: 0 })
  apps.push(app)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const signIn = async (mobile = phone) => {
    clock.forward(2)
    const { shownCode } = await new TestCaller(base).call(codeSend, { phone: mobile, purpose: 'login' })
    const session = await new TestCaller(base).call(loginMobile, { phone: mobile, code: shownCode ?? '', agreed: true })
    return new TestCaller(base, session.user.id, session.userToken)
  }
  return { app, base, make: new Factory(app.context, base), signIn }
}

type Server = Awaited<ReturnType<typeof aServer>>

/** A customer with an e-mail and an order with a rider, placed by a request that can be repeated. */
async function aHistory({ app: { context }, make, signIn }: Server) {
  const ann = await signIn()
  await ann.call(userEdit, { email: 'ann@example.com' })
  const storeId = await make.store()
  await make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await make.goods(storeId), quantity: 2 })
  const { id: quoteId } = await ann.call(orderConfirm, { storeId })
  const request = { quoteId, idempotencyKey: randomUUID() }
  const { orderId } = await ann.call(orderSubmit, request)
  const rider = { name: { en: 'Chen', zh: '陈' }, phone: '13900000101', likedPercent: 99, leftAt: null, dueAt: null }
  await context.db.transaction().execute((tx) => updateTakeaway(tx, orderId, riderColumns(context.seal, rider)))
  await context.sandboxKeys.get()
  const { shareToken } = await ann.call(paymentShare, { orderId })
  return { ann, request, orderId, shareToken }
}

type History = Awaited<ReturnType<typeof aHistory>>

/** Checks that a server finds and reads what an earlier one wrote. */
async function readsAll({ signIn, app }: Server, { ann: before, request, orderId, shareToken }: History) {
  const ann = await signIn()
  expect(ann.id).toBe(before.id)
  expect((await ann.call(userPhone, {})).phone).toBe(phone)
  expect((await ann.call(userInfo, {})).email).toBe('ann@example.com')
  const order = await detail(ann, orderId)
  expect(order).toMatchObject({ address: { addressDetail: 'Rm 1602' }, rider: { phone: '13900000101' } })
  expect(await app.context.sandboxKeys.get()).toHaveProperty('wechat')
  expect(await ann.call(paymentSubstitute, { shareToken })).toMatchObject({ own: true })
  expect(await ann.call(orderSubmit, request)).toMatchObject({ orderId })
}

/** The sealed texts of all columns. */
async function allSealed(): Promise<string[]> {
  const texts: string[] = []
  for (const { table, column } of sealedColumns) {
    const { rows } = await sql<{ sealed: string }>`
      select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      database.db,
    )
    texts.push(...rows.map(({ sealed }) => sealed))
  }
  return texts
}

it('should name every sealed column of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)sealed$'`.execute(database.db)
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  )
})

it('should change the key beside running servers, through an interruption, and lose nothing', async () => {
  const history = await aHistory(await aServer(oldKey))
  const both = await aServer(newKey, oldKey)
  await readsAll(both, history)
  const seal = new Seal(Buffer.from(newKey, 'hex'), [Buffer.from(oldKey, 'hex')])
  const stop = () => {
    throw new Error('interrupted')
  }
  await expect(resealAll(database.db, seal, { batch: 1, onBatch: stop })).rejects.toThrow('interrupted')
  const half = await allSealed()
  expect([half.some((text) => text.endsWith(seal.ending)), half.every((text) => text.endsWith(seal.ending))]).toEqual([
    true,
    false,
  ])
  await readsAll(both, history)
  const ben = await both.signIn('13800000043')
  expect(await resealAll(database.db, seal, { batch: 1 })).toBeGreaterThan(5)
  expect(await resealAll(database.db, seal)).toBe(0)
  await readsAll(both, history)
  const alone = new Seal(Buffer.from(newKey, 'hex'))
  for (const text of await allSealed()) expect(alone.open(text)).not.toBe('')
  const last = await aServer(newKey)
  expect((await last.signIn()).id).toBe(history.ann.id)
  expect((await last.signIn('13800000043')).id).toBe(ben.id)
  expect(await detail(await last.signIn(), history.orderId)).toMatchObject({ address: { addressDetail: 'Rm 1602' } })
  const settings = { dataDir, dataKey: oldKey, dataKeyOld: [] }
  await expect(openSeal(database.db, settings)).rejects.toThrow('DATA_KEY is not the key')
})
