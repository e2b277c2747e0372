import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net'
import { Client } from 'pg'
import { testDatabase, type TestDatabase } from '../testing/database'
import { Bus } from './bus'
import { NotifyAnnouncements } from './notify'

/** A way to the database that can be cut, closed, or left open without anything coming through. */
class Way {
  private readonly pairs: [Socket, Socket][] = []
  private readonly server: Server
  private isClosed = false

  constructor(to: NetConnectOpts) {
    this.server = createServer((from) => this.join(from, to))
  }

  static async to(url: string): Promise<Way> {
    const { host, port } = new Client({ connectionString: url })
    const way = new Way(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    way.server.listen(0, '127.0.0.1')
    await once(way.server, 'listening')
    return way
  }

  /** The database's address by this way. */
  through(url: string): string {
    const by = new URL(url)
    by.searchParams.delete('host')
    by.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return by.href
  }

  cut(): void {
    this.isClosed = true
    for (const side of this.pairs.splice(0).flat()) side.destroy()
  }

  repair(): void {
    this.isClosed = false
  }

  /** Drops the data in transit and all that follows on the present connections. */
  swallow(): void {
    for (const [from, to] of this.pairs) {
      from.unpipe(to).resume()
      to.unpipe(from).resume()
    }
  }

  close(): void {
    this.cut()
    this.server.close()
  }

  private join(from: Socket, to: NetConnectOpts): void {
    if (this.isClosed) return void from.destroy()
    const other = connect(to)
    this.pairs.push([from, other])
    from.pipe(other).pipe(from)
    for (const side of [from, other]) side.on('error', () => side.destroy())
  }
}

let database: TestDatabase
let way: Way
let bus: Bus
let announcements: NotifyAnnouncements
const log = { warn: jest.fn(), info: jest.fn() }

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  log.warn.mockClear()
  way = await Way.to(database.url)
  bus = new Bus()
  announcements = new NotifyAnnouncements(way.through(database.url), bus, log, { reconnectMs: 50, watchMs: 2500 })
  await announcements.start()
})
afterEach(async () => {
  await announcements.stop()
  way.close()
})

const customerId = randomUUID()
const publish = async (): Promise<string> => {
  const orderId = randomUUID()
  const event = { type: 'order', customerId, orderId, state: 'preparing', phase: 'inProgress' } as const
  await database.db.transaction().execute((tx) => announcements.publish(tx, [event]))
  return orderId
}
const heard = () => new Promise<object>((resolve) => bus.subscribe(customerId, resolve))
const resumed = () => new Promise<void>((resolve) => bus.onResumed(resolve))

describe('NotifyAnnouncements', () => {
  it('should say that events may have been missed when its connection is back, and hear those that follow', async () => {
    const missed = jest.fn()
    const leave = bus.subscribe(customerId, missed)
    const back = resumed()
    way.cut()
    await publish()
    while (log.warn.mock.calls.length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    way.repair()
    await back
    expect(missed).not.toHaveBeenCalled()
    leave()
    const event = heard()
    const orderId = await publish()
    expect(await event).toMatchObject({ orderId })
  })

  it('should notice a connection that died without a word', async () => {
    const back = resumed()
    way.swallow()
    await back
    const event = heard()
    const orderId = await publish()
    expect(await event).toMatchObject({ orderId })
  })

  it('should no longer notify a listener that has left', async () => {
    const called = jest.fn()
    bus.onResumed(called)()
    const back = resumed()
    way.cut()
    way.repair()
    await back
    expect(called).not.toHaveBeenCalled()
  })

  it('should stop while it waits for the database', async () => {
    way.cut()
    while (log.warn.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    await announcements.stop()
    const before = log.warn.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(log.warn.mock.calls).toHaveLength(before)
  })
})
