import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { sql } from 'kysely'
import WebSocket from 'ws'
import { chatAuth } from '@contract/calls/chat'
import type { TestCaller } from '../testing/caller'
import { aWorld, type World } from '../testing/world'
import { socketsOfCustomer } from './open-sockets'
import { customerAudience } from './queries'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

async function connect(
  ann: TestCaller,
  options: WebSocket.ClientOptions = {},
): Promise<{ socket: WebSocket; next: () => Promise<unknown> }> {
  const { socket_url, uid, userSig } = await ann.call(chatAuth, {})
  const socket = new WebSocket(socket_url, options)
  const next = async () => JSON.parse(String((await once(socket, 'message'))[0])) as unknown
  await once(socket, 'open')
  socket.send(JSON.stringify({ uid, userSig }))
  expect(await next()).toEqual({ type: 'ready' })
  return { socket, next }
}

/** The server's end of the socket that was opened last. */
function newestClient() {
  const client = [...world.app.http.websocketServer.clients].at(-1)
  if (!client) throw new Error('nobody is connected')
  return client
}

const publish = (customerId: string, orderId: string) =>
  world.app.context.bus.publish(world.app.context.db, customerAudience(customerId), {
    type: 'order',
    orderId,
    state: 'preparing',
    phase: 'inProgress',
  })

describe('the live channel', () => {
  it('should send a customer the events of their orders, without the customer’s id', async () => {
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
      orderId: randomUUID(),
      state: 'cancelled',
      phase: 'cancelled',
    } as const
    const undone = db.transaction().execute(async (tx) => {
      await bus.publish(tx, customerAudience(ann.id), lost)
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

  it('should send nothing after half an hour until the customer authenticates again', async () => {
    const ann = await world.make.customer()
    const { socket } = await connect(ann)
    const [heard, closed] = [jest.fn(), once(socket, 'close')]
    socket.on('message', heard)
    world.clock.forward(31)
    await publish(ann.id, randomUUID())
    expect((await closed)[0]).toBe(4401)
    expect(heard).not.toHaveBeenCalled()
  })

  it('should end after half an hour when nothing happens', async () => {
    const { socket } = await connect(await world.make.customer())
    const closed = once(socket, 'close')
    world.clock.forward(29)
    world.app.sockets.beat()
    await once(newestClient(), 'pong')
    expect(socket.readyState).toBe(WebSocket.OPEN)
    world.clock.forward(2)
    world.app.sockets.beat()
    expect((await closed)[0]).toBe(4401)
  })

  it('should disconnect who does not answer a ping', async () => {
    const { socket } = await connect(await world.make.customer(), { autoPong: false })
    const [pinged, closed] = [once(socket, 'ping'), once(socket, 'close')]
    world.app.sockets.beat()
    await pinged
    world.app.sockets.beat()
    expect((await closed)[0]).toBe(1006)
  })

  it('should keep who answers each ping', async () => {
    const { socket } = await connect(await world.make.customer())
    for (let time = 0; time < 3; time++) {
      const answered = once(newestClient(), 'pong')
      world.app.sockets.beat()
      await answered
    }
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })

  it('should refuse more sockets of one customer than a server keeps for each, until one of them closes', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    const open: WebSocket[] = []
    for (let count = 0; count < socketsOfCustomer; count++) open.push((await connect(ann)).socket)
    const last = newestClient()
    const more = async () => {
      const { socket_url, uid, userSig } = await ann.call(chatAuth, {})
      const socket = new WebSocket(socket_url)
      await once(socket, 'open')
      socket.send(JSON.stringify({ uid, userSig }))
      return (await once(socket, 'close'))[0] as number
    }
    expect(await more()).toBe(4429)
    open.push((await connect(ben)).socket)
    const left = once(last, 'close')
    open[socketsOfCustomer - 1]?.close()
    await left
    open.push((await connect(ann)).socket)
    expect(await more()).toBe(4429)
    for (const socket of open) socket.close()
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
