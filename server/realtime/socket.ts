import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { sameText } from '../security/hash'

const authenticateWithinMs = 10_000
const signatureMinutes = 5
/** Then a socket closes and its client proves anew who it is: a session may have ended meanwhile. */
const listensMinutes = 30
/** What a client may say in a minute; one says who it is, then a ping now and then. */
const messagesPerMinute = 60
/** So many bytes wait for a client that does not read before it is cut off. */
const mostWaiting = 64 * 1024
const notSignedIn = [4401, 'not signed in'] as const

/** The proof that `chat.auth` hands out: who, until when, signed. */
export function signUser(context: Context, customerId: string): { userSig: string; expiresAt: Date } {
  const expiresAt = new Date(context.clock.now().getTime() + signatureMinutes * 60_000)
  const claim = `${customerId}.${expiresAt.getTime()}`
  return { userSig: `${expiresAt.getTime()}.${context.seal.sign(claim)}`, expiresAt }
}

/** Whether a signature is this server's, for this customer, and still good. */
export function verifyUser(context: Context, uid: string, userSig: string): boolean {
  const [expires = '', signature = ''] = userSig.split('.')
  const good = sameText(signature, context.seal.sign(`${uid}.${expires}`))
  return good && Number(expires) > context.clock.now().getTime()
}

function claimOf(message: string): { uid: string; userSig: string } | undefined {
  try {
    const { uid, userSig } = JSON.parse(message) as { uid?: unknown; userSig?: unknown }
    return typeof uid === 'string' && typeof userSig === 'string' ? { uid, userSig } : undefined
  } catch {
    return undefined // Not JSON: treated like a wrong signature.
  }
}

/** Says something to a client, unless it has not read what it was told before. */
const tell = (socket: WebSocket, text: string): void =>
  socket.bufferedAmount > mostWaiting ? socket.terminate() : socket.send(text)

/** Passes on the events of a customer. Whoever hears `ready`, also for a second time, asks for what has been missed. */
function follow({ bus, clock }: Context, socket: WebSocket, uid: string): () => void {
  const until = minutesAfter(clock.now(), listensMinutes)
  const say = (event: object) =>
    clock.now() < until ? tell(socket, JSON.stringify(event)) : socket.close(...notSignedIn)
  const ready = () => say({ type: 'ready' })
  const leave = bus.subscribe(uid, ({ customerId: _, ...event }) => say(event))
  const leaveResumed = bus.onResumed(ready)
  ready()
  return () => {
    leave()
    leaveResumed()
  }
}

/** Counts what a client says, also the pings of the protocol, which are answered by themselves; cuts off one that floods. */
function limitMessages(socket: WebSocket): () => void {
  let heard = 0
  const minute = setInterval(() => (heard = 0), 60_000).unref()
  const count = () => {
    if (++heard > messagesPerMinute) socket.terminate()
  }
  socket.on('message', count)
  socket.on('ping', count)
  return () => clearInterval(minute)
}

function serve(context: Context, socket: WebSocket): void {
  let leave: (() => void) | undefined
  const forget = limitMessages(socket)
  const impatience = setTimeout(() => socket.close(...notSignedIn), authenticateWithinMs)
  const done = () => {
    clearTimeout(impatience)
    forget()
    leave?.()
  }
  socket.on('close', done)
  socket.on('error', done)
  socket.on('message', (raw: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    const text = raw.toString('utf8')
    if (text === 'ping') return tell(socket, 'pong')
    const claim = claimOf(text)
    if (!claim || !verifyUser(context, claim.uid, claim.userSig)) return socket.close(...notSignedIn)
    clearTimeout(impatience)
    leave?.()
    leave = follow(context, socket, claim.uid)
  })
}

/** Lets routes take sockets. What a client does to its own is nothing to be alarmed at. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: 4096 },
    errorHandler: (error, socket, { log }) => {
      log.info({ err: error }, 'a socket broke')
      socket.terminate()
    },
  })
}

/** The live channel at /ws: the first message proves who listens, then the customer's order events follow. */
export function registerSocket(app: FastifyInstance, context: Context): void {
  app.get('/ws', { websocket: true }, (socket: WebSocket) => serve(context, socket))
}
