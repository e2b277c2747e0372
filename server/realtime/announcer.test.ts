import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { chatHistory, chatOpen, chatRead, chatSend, chatSync } from '@contract/calls/chat'
import { loginLogout } from '@contract/calls/login'
import { Jobs } from '../jobs/jobs'
import { compose } from '../services'
import { customerAudience } from './queries'
import { TestCaller } from '../testing/caller'
import { testDatabase, type TestDatabase } from '../testing/database'
import { hasRedis, startRedis } from '../testing/redis'
import { aWorld, type World } from '../testing/world'

interface Carrier {
  readonly env: Record<string, string>
  stop(): Promise<void>
}

const nothing: Carrier = { env: {}, stop: () => Promise.resolve() }

/** Transports of events between servers; Redis where this machine has one. */
const carriers: [string, () => Promise<Carrier>][] = [['NOTIFY', () => Promise.resolve(nothing)]]
if (hasRedis)
  carriers.push([
    'Redis',
    async () => {
      const { url, stop } = await startRedis()
      return { env: { REDIS_URL: url }, stop }
    },
  ])

describe.each(carriers)('events of two servers by %s', (_, begin) => {
  let database: TestDatabase
  let one: World
  let other: World
  let carrier: Carrier

  beforeAll(async () => {
    carrier = await begin()
    database = await testDatabase()
    const shared = { ...database, close: () => Promise.resolve() }
    const env = { DATA_KEY: '0123456789abcdef'.repeat(4), ...carrier.env }
    one = await aWorld(env, undefined, 0, { database: shared })
    other = await aWorld(env, undefined, 0, { database: shared })
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await database.close()
    await carrier.stop()
  })

  const aPair = async () => {
    const [ann, merchant] = [await one.make.customer(), await one.make.customer()]
    const storeId = await one.make.store({ merchant_id: merchant.id })
    const { id: conversationId } = await ann.call(chatOpen, { with: 'store', storeId })
    return { ann, merchant, storeId, conversationId }
  }
  const message = (conversationId: string) => ({
    ...{ conversationId, clientId: randomUUID(), kind: 'text' as const, text: 'Hello' },
  })
  const heardBy = (world: World, customerId: string) =>
    new Promise<object>((resolve) => {
      const leave = world.app.context.bus.subscribe(customerId, (event) => {
        // Notices are published with their own events.
        if (event.type === 'message') return
        leave()
        resolve(event)
      })
    })

  it('should leave services composed in a transaction alone once it has ended', async () => {
    const { context } = one.app
    const warnings: unknown[] = []
    const log = Object.assign(Object.create(context.log) as typeof context.log, {
      warn: (...warning: unknown[]) => void warnings.push(warning),
    })
    await context.db.transaction().execute((tx) => {
      compose({ ...context, log, db: tx, jobs: new Jobs(tx, one.clock, log) })
      return Promise.resolve()
    })
    const { ann, merchant, conversationId } = await aPair()
    const heard = heardBy(one, merchant.id)
    await ann.call(chatSend, message(conversationId))
    await context.bus.publish(context.db, customerAudience(ann.id), { type: 'message', inbox: 'notices' })
    await heard
    await one.app.services.announcer.announceAll()
    expect(warnings).toEqual([])
  })

  it('should notify both parties on every server, by ids and counts alone', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    const heard = [heardBy(one, merchant.id), heardBy(other, merchant.id), heardBy(other, ann.id)]
    await ann.call(chatSend, message(conversationId))
    const [near, far, mine] = await Promise.all(heard)
    const told = { type: 'chat', customerId: merchant.id, inbox: storeId, conversationId, sequence: 1, counter: 1 }
    expect(near).toEqual(told)
    expect(far).toEqual(told)
    expect(mine).toMatchObject({ inbox: ann.id, sequence: 1, counter: 1 })
  })

  it('should announce what a server that died left behind', async () => {
    const { ann, merchant, conversationId } = await aPair()
    await one.app.services.announcer.stop()
    const heard = heardBy(other, merchant.id)
    await ann.call(chatSend, message(conversationId))
    expect(await heard).toMatchObject({ conversationId, sequence: 1 })
    const left = other.app.context.db.selectFrom('chat_outbox').select('counter')
    expect(await left.execute()).toEqual([])
  })

  const orderEvent = () => ({ type: 'order', orderId: randomUUID(), state: 'preparing', phase: 'inProgress' }) as const

  it('should report a change on every server once it has committed, and never one that does not commit', async () => {
    const { db, bus } = one.app.context
    const ann = await one.make.customer()
    const heard: object[] = []
    const leave = other.app.context.bus.subscribe(ann.id, (event) => heard.push(event))
    const [lost, kept] = [orderEvent(), orderEvent()]
    const failing = db.transaction().execute(async (tx) => {
      await bus.publish(tx, customerAudience(ann.id), lost)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const told = heardBy(other, ann.id)
    await db.transaction().execute(async (tx) => {
      await bus.publish(tx, customerAudience(ann.id), kept)
      // Longer than the announcer gathers: what it looks for has not committed yet.
      await sql`select pg_sleep(0.1)`.execute(tx)
    })
    expect(await told).toEqual({ ...kept, customerId: ann.id })
    expect(heard).toEqual([{ ...kept, customerId: ann.id }])
    leave()
  })

  it('should report an ended session', async () => {
    const ann = await one.make.customer()
    const told = heardBy(other, ann.id)
    await ann.call(loginLogout, {})
    expect(await told).toEqual({ type: 'session', customerId: ann.id })
  })

  it('should announce the order events that a server that died left behind', async () => {
    const ann = await one.make.customer()
    const told = heardBy(other, ann.id)
    const event = orderEvent()
    await one.app.context.bus.publish(one.app.context.db, customerAudience(ann.id), event)
    expect(await told).toEqual({ ...event, customerId: ann.id })
    expect(await other.app.context.db.selectFrom('event_outbox').select('id').execute()).toEqual([])
  })

  it('should write a message once that is sent to both', async () => {
    const { ann, conversationId } = await aPair()
    const elsewhere = new TestCaller(other.base, ann.id, ann.token)
    const request = message(conversationId)
    const callers = Array.from({ length: 12 }, (_each, index) => (index % 2 ? ann : elsewhere))
    const answers = await Promise.all(callers.map((caller) => caller.call(chatSend, request)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await ann.call(chatHistory, { conversationId })).items).toHaveLength(1)
  })

  it('should miss nothing by its counter while both are written to', async () => {
    const { ann, merchant, storeId, conversationId } = await aPair()
    const elsewhere = new TestCaller(other.base, ann.id, ann.token)
    let { counter } = await merchant.call(chatSync, { inboxId: storeId })
    const writes = Array.from({ length: 24 }, (_each, index) =>
      (index % 2 ? ann : elsewhere).call(chatSend, message(conversationId)),
    )
    const writing = Promise.all(writes)
    let last = 0
    while (last < 24) {
      const changes = await merchant.call(chatSync, { inboxId: storeId, after: counter })
      expect(changes.counter).toBeGreaterThanOrEqual(counter)
      // A counter that is answered stands for all messages up to it.
      last = changes.conversations.at(-1)?.lastSequence ?? last
      counter = changes.counter
    }
    await writing
    expect(counter).toBe(24)
    await merchant.call(chatRead, { conversationId, sequence: 24 })
    expect(await merchant.call(chatSync, { inboxId: storeId })).toMatchObject({ counter: 25, unread: 0 })
  })
})
