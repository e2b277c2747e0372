import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { WebSocket } from 'ws'
import { uploadImage } from '@contract/calls/upload'
import { failureCodes } from '@contract/failures'
import { headers } from '@contract/headers'
import { pathOf } from '@contract/paths'
import { aPicture } from '../testing/picture'
import { aWorld, type World } from '../testing/world'

let world: World
const patience = { headersMs: 400, bodyMs: 1000, bodyBytes: 200, stopMs: 300 }

/** A separate connection, on which a request is written. */
function write(text: string): Socket {
  const socket = connect((world.app.http.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(text)
  return socket
}

const head = (path: string, length: number, more: Record<string, string> = {}) => {
  const lines = { host: 'localhost', 'content-type': 'application/json', 'content-length': String(length), ...more }
  const all = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${path} HTTP/1.1\r\n${all.join('')}\r\n`
}

/** Sends a byte now and then, until there is an answer or the connection ends. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 20)
  for (const end of ['data', 'close']) socket.once(end, () => clearInterval(timer))
}

/** Data received until the connection ended, even by a reset. */
async function text(socket: Socket): Promise<string> {
  let all = ''
  socket.on('data', (part) => (all += String(part)))
  await new Promise((resolve) => socket.once('close', resolve))
  return all
}

describe('a caller who does not get on', () => {
  beforeAll(async () => {
    world = await aWorld({}, undefined, 0, { patience })
  })
  afterAll(() => world.close())

  it('should be refused when the body comes byte by byte, by name', async () => {
    const socket = write(head('/v1/store.list', 5000))
    dribble(socket)
    const answer = await text(socket)
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain(`"code":${failureCodes.requestTimeout}`)
  })

  it.each([
    ['headers', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['a body that nobody reads', head('/healthz', 5000).replace('POST', 'GET')],
    ['a body for a path that is not there', head('/v1/nothing', 5000)],
  ])('should be cut off when it is %s', async (_, start) => {
    const socket = write(start)
    socket.resume()
    dribble(socket)
    // A reset is a way of being cut off, too.
    await new Promise((resolve) => socket.once('close', resolve))
  })

  it('should be refused when a form comes byte by byte', async () => {
    const ann = await world.make.customer()
    const type = { 'content-type': 'multipart/form-data; boundary=x', [headers.userToken]: ann.token ?? '' }
    const socket = write(head(pathOf('upload.image'), 5000, type))
    socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    dribble(socket)
    expect(await text(socket)).toContain(`"code":${failureCodes.requestTimeout}`)
  })

  it('should be served when the body is large but keeps coming', async () => {
    const body = JSON.stringify({ keyword: 'x'.repeat(30_000) })
    const socket = write(head('/v1/store.list', body.length, { connection: 'close' }))
    for (let at = 0; at < body.length; at += 1000) {
      socket.write(body.slice(at, at + 1000))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await text(socket)).toContain('HTTP/1.1 200')
  })
})

it('should hold a few forms of a caller at once and no more', async () => {
  world = await aWorld()
  const ann = await world.make.customer()
  const type = { 'content-type': 'multipart/form-data; boundary=x', [headers.userToken]: ann.token ?? '' }
  const forms = Array.from({ length: 4 }, () => write(head(pathOf('upload.image'), 5000, type)))
  const [answer] = (await Promise.race(forms.map((socket) => once(socket, 'data')))) as [Buffer]
  expect(String(answer)).toContain('HTTP/1.1 429')
  const form = new FormData()
  form.set('file', await aPicture(10, 10), 'a.png')
  const send = async () => (await ann.sendForm(uploadImage.name, form)).envelope.code
  expect(await send()).toBe(failureCodes.tooManyRequests)
  for (const socket of forms) socket.destroy()
  while ((await send()) !== 1);
  await world.close()
})

it('should end a stop whoever holds a connection', async () => {
  world = await aWorld({}, undefined, 0, { patience: { stopMs: 300 } })
  const slow = write(head('/v1/store.list', 5000))
  dribble(slow)
  const silent = new WebSocket(`${world.base.replace('http', 'ws')}/ws`)
  silent.on('error', () => undefined)
  await once(silent, 'open')
  // It answers nothing any more, not even that the server closes.
  ;(silent as unknown as { _socket: Socket })._socket.pause()
  // A reset is an end as well, which `once` would reject.
  const ended = new Promise((resolve) => slow.once('close', resolve))
  await Promise.all([ended, world.close()])
  silent.terminate()
})

it('should log no error for calls that were left on a connection that was reset', async () => {
  world = await aWorld({}, undefined, 1000)
  const errors: unknown[] = []
  const { log } = world.app.http
  const child = log.child.bind(log)
  const hear = (...said: unknown[]) => void errors.push(said)
  jest.spyOn(log, 'child').mockImplementation((bindings, options) => {
    const made = child(bindings, options)
    jest.spyOn(made, 'error').mockImplementation(hear)
    return made
  })
  const call = `${head('/v1/store.categories', 2)}{}`
  for (let time = 0; time < 10; time += 1) {
    const socket = write(call.repeat(20))
    await once(socket, 'connect')
    await new Promise((resolve) => setImmediate(resolve))
    socket.resetAndDestroy()
  }
  await fetch(`${world.base}/healthz`)
  await world.close()
  jest.restoreAllMocks()
  expect(errors).toEqual([])
})
