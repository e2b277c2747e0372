import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import WebSocket from 'ws'
import { chatAuth } from '@contract/calls/chat'
import type { TestCaller } from '../testing/caller'
import { aWorld, type World } from '../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

async function connect(ann: TestCaller): Promise<{ socket: WebSocket; next: () => Promise<unknown> }> {
  const { socket_url, uid, userSig } = await ann.call(chatAuth, {})
  const socket = new WebSocket(socket_url)
  const next = async () => JSON.parse(String((await once(socket, 'message'))[0])) as unknown
  await once(socket, 'open')
  socket.send(JSON.stringify({ uid, userSig }))
  expect(await next()).toEqual({ type: 'ready' })
  return { socket, next }
}

const publish = (customerId: string, orderId: string) =>
  world.app.context.bus.publish(world.app.context.db, {
    type: 'order',
    customerId,
    orderId,
    state: 'preparing',
    phase: 'inProgress',
  })

describe('the live channel', () => {
  it('should bring a customer the events of their own orders, without their id', async () => {
    const ann = await world.make.customer()
    const { socket, next } = await connect(ann)
    const [orderId, event] = [randomUUID(), next()]
    await publish(ann.id, orderId)
    expect(await event).toEqual({ type: 'order', orderId, state: 'preparing', phase: 'inProgress' })
    socket.close()
  })

  it('should bring nobody the events of somebody else', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const { socket, next } = await connect(ann)
    const heard = next()
    await publish(ben.id, randomUUID())
    const own = randomUUID()
    await publish(ann.id, own)
    expect(await heard).toMatchObject({ orderId: own })
    socket.close()
  })

  it('should not deliver what a transaction took back', async () => {
    const ann = await world.make.customer()
    const { socket, next } = await connect(ann)
    const heard = next()
    const { db, bus } = world.app.context
    const lost = {
      type: 'order',
      customerId: ann.id,
      orderId: randomUUID(),
      state: 'cancelled',
      phase: 'cancelled',
    } as const
    const undone = db.transaction().execute(async (tx) => {
      await bus.publish(tx, lost)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const kept = randomUUID()
    await publish(ann.id, kept)
    expect(await heard).toMatchObject({ orderId: kept })
    socket.close()
  })

  it.each([
    ['a signature of somebody else', { uid: randomUUID() }],
    ['a made-up signature', { userSig: '9999999999999.abc' }],
    ['no JSON', null],
  ])('should close on %s', async (_, change) => {
    const ann = await world.make.customer()
    const { uid, userSig } = await ann.call(chatAuth, {})
    const socket = new WebSocket(`${world.base.replace('http', 'ws')}/ws`)
    await once(socket, 'open')
    socket.send(change === null ? 'hello' : JSON.stringify({ uid, userSig, ...change }))
    expect((await once(socket, 'close'))[0]).toBe(4401)
  })

  it('should close on a signature that is too old', async () => {
    const ann = await world.make.customer()
    const { uid, userSig } = await ann.call(chatAuth, {})
    world.clock.forward(6)
    const socket = new WebSocket(`${world.base.replace('http', 'ws')}/ws`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ uid, userSig }))
    expect((await once(socket, 'close'))[0]).toBe(4401)
  })

  it('should cut off who floods it', async () => {
    const ann = await world.make.customer()
    const { socket } = await connect(ann)
    for (let sent = 0; sent < 100; sent++) socket.send('ping')
    expect((await once(socket, 'close'))[0]).toBe(1006)
  })

  it('should not tell more after half an hour before the customer proves anew who it is', async () => {
    const ann = await world.make.customer()
    const { socket } = await connect(ann)
    const [heard, closed] = [jest.fn(), once(socket, 'close')]
    socket.on('message', heard)
    world.clock.forward(31)
    await publish(ann.id, randomUUID())
    expect((await closed)[0]).toBe(4401)
    expect(heard).not.toHaveBeenCalled()
  })

  it('should ask the customer to look again when the database had broken the channel', async () => {
    const ann = await world.make.customer()
    const { socket, next } = await connect(ann)
    const { db } = world.app.context
    const heard = next()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'linli events' and datname = current_database()`.execute(db)
    await publish(ann.id, randomUUID())
    expect(await heard).toEqual({ type: 'ready' })
    const [orderId, event] = [randomUUID(), next()]
    await publish(ann.id, orderId)
    expect(await event).toMatchObject({ type: 'order', orderId })
    socket.close()
  })
})
