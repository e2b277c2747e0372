import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Response } from '@contract/call'
import { chatAuth } from '@contract/calls/chat'
import { loginLogout } from '@contract/calls/login'
import { type App, buildApp } from '../app'
import { loadConfig } from '../config'
import { demoAssets } from '../demo/assets'
import { endOtherSessions } from '../modules/account/queries'
import { sha256 } from '../security/hash'
import { TestCaller } from '../testing/caller'
import { TestClock } from '../testing/clock'
import { testDatabase, type TestDatabase } from '../testing/database'
import { Factory } from '../testing/factory'
import { insertSession } from '../testing/rows'
import { customerAudience } from './queries'

let database: TestDatabase
let dataDir: string
let make: Factory
const apps: App[] = []
const clock = new TestClock()

const baseOf = ({ http }: App): string => `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`

async function aServer(): Promise<App> {
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off' })
  const { db, url: databaseUrl } = database
  const app = await buildApp({ ...demoAssets, config, db, databaseUrl, clock, checkAnswers: true, callsPerMinute: 0 })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  return app
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'linli-session-end-'))
  database = await testDatabase()
  for (let count = 0; count < 2; count++) apps.push(await aServer())
  const [first] = apps
  if (first) make = new Factory(first.context, baseOf(first))
})
afterAll(async () => {
  for (const app of apps) await app.stop()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Opens a socket at one of the servers and authenticates its listener. */
async function open(server: 0 | 1, { uid, userSig }: Response<typeof chatAuth>): Promise<WebSocket> {
  const app = apps[server]
  if (!app) throw new Error('there is no such server')
  const socket = new WebSocket(`${baseOf(app).replace('http', 'ws')}/ws`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ uid, userSig }))
  return socket
}

const heard = async (socket: WebSocket) => JSON.parse(String((await once(socket, 'message'))[0])) as unknown
const closed = async (socket: WebSocket) => (await once(socket, 'close'))[0] as number

async function listening(server: 0 | 1, caller: TestCaller): Promise<WebSocket> {
  const socket = await open(server, await caller.call(chatAuth, {}))
  expect(await heard(socket)).toEqual({ type: 'ready' })
  return socket
}

/** Another session of the same customer. */
async function again({ base, id }: TestCaller): Promise<TestCaller> {
  const token = randomUUID()
  await insertSession(database.db, id, sha256(token), new Date(clock.now().getTime() + 3_600_000))
  return new TestCaller(base, id, token)
}

const publish = (customerId: string, orderId: string) =>
  apps[0]?.context.bus.publish(database.db, customerAudience(customerId), {
    type: 'order',
    orderId,
    state: 'cancelled',
    phase: 'cancelled',
  })

describe.each([0, 1] as const)('a socket at server %i', (server) => {
  it('should close when its session signs out, and another of the same customer continue', async () => {
    const ann = await make.customer()
    const other = await again(ann)
    const [mine, theirs] = [await listening(server, ann), await listening(server, other)]
    const [end, ready] = [closed(mine), heard(theirs)]
    await ann.call(loginLogout, {})
    expect(await end).toBe(4401)
    expect(await ready).toEqual({ type: 'ready' })
    const [orderId, event] = [randomUUID(), heard(theirs)]
    await publish(ann.id, orderId)
    expect(await event).toMatchObject({ type: 'order', orderId })
    theirs.close()
  })

  it('should close when the customer ends all other sessions', async () => {
    const ann = await make.customer()
    const socket = await listening(server, ann)
    const end = closed(socket)
    await database.db.transaction().execute((tx) => endOtherSessions(tx, ann.id, null, clock.now()))
    expect(await end).toBe(4401)
  })

  it('should close when the account is disabled', async () => {
    const ann = await make.customer()
    const end = closed(await listening(server, ann))
    await database.db.updateTable('customers').set({ status: 'disabled' }).where('id', '=', ann.id).execute()
    expect(await end).toBe(4401)
  })

  it('should not be opened any more with what was handed out before its session ended', async () => {
    const ann = await make.customer()
    const auth = await ann.call(chatAuth, {})
    await ann.call(loginLogout, {})
    const socket = await open(server, auth)
    const said = jest.fn()
    socket.on('message', said)
    expect(await closed(socket)).toBe(4401)
    expect(said).not.toHaveBeenCalled()
  })
})

it('should refuse a signature with anything added to it', async () => {
  const auth = await (await make.customer()).call(chatAuth, {})
  expect(await closed(await open(0, { ...auth, userSig: `${auth.userSig}.x` }))).toBe(4401)
})
