import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { isAlive } from '../http/session'
import { sameText } from '../security/hash'

const authenticateWithinMs = 10_000
const signatureMinutes = 5
/** Then a socket closes and its client proves anew who it is: its session may be over by its time. */
const listensMinutes = 30
/** What a client may say in a minute; one says who it is, then a ping now and then. */
const messagesPerMinute = 60
/** So many bytes wait for a client that does not read before it is cut off. */
const mostWaiting = 64 * 1024
const notSignedIn = [4401, 'not signed in'] as const

interface Claim {
  readonly uid: string
  readonly userSig: string
}

/** Who listens, by which session. */
interface Listener {
  readonly id: string
  readonly tokenHash: string
}

const sigOf = ({ seal }: Context, { id, tokenHash }: Listener, expires: string): string =>
  `${expires}.${tokenHash}.${seal.sign(`socket.${id}.${expires}.${tokenHash}`)}`

/** The proof that `chat.auth` hands out: who, by which session, until when, signed. */
export function signUser(context: Context, listener: Listener): { userSig: string; expiresAt: Date } {
  const expiresAt = minutesAfter(context.clock.now(), signatureMinutes)
  return { userSig: sigOf(context, listener, String(expiresAt.getTime())), expiresAt }
}

/** Who proves to be the customer of a claim by a signature of this server that is still good. */
function listenerOf(context: Context, { uid, userSig }: Claim): Listener | undefined {
  const [expires = '', tokenHash = ''] = userSig.split('.')
  const listener = { id: uid, tokenHash }
  const good = sameText(userSig, sigOf(context, listener, expires)) && Number(expires) > context.clock.now().getTime()
  return good ? listener : undefined
}

function claimOf(message: string): Claim | undefined {
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

/** Whether a listener's session goes on; not, when that cannot be asked: the client comes again. */
const listensStill = ({ db, clock, log }: Context, { tokenHash }: Listener): Promise<boolean> =>
  isAlive(db, clock, tokenHash).catch((error: unknown) => {
    log.warn({ err: error }, 'the session of a socket could not be looked up')
    return false
  })

/**
 * Passes on the events of a customer while the session goes on: it is looked at first, whenever one of the customer's has
 * ended, and when that may have been missed; until it is known, nothing is told. Whoever hears `ready`, also for a second
 * time, asks for what has been missed.
 */
function follow(context: Context, socket: WebSocket, listener: Listener): () => void {
  const { bus, clock } = context
  const until = minutesAfter(clock.now(), listensMinutes)
  let isKnown = false
  const say = (event: object) =>
    clock.now() < until ? tell(socket, JSON.stringify(event)) : socket.close(...notSignedIn)
  const prove = async () => {
    isKnown = false
    isKnown = await listensStill(context, listener)
    if (isKnown) say({ type: 'ready' })
    else socket.close(...notSignedIn)
  }
  const leave = bus.subscribe(listener.id, ({ customerId: _, ...event }) => {
    if (event.type === 'session') void prove()
    else if (isKnown) say(event)
  })
  const leaveResumed = bus.onResumed(() => void prove())
  void prove()
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
    const listener = claim && listenerOf(context, claim)
    if (!listener) return socket.close(...notSignedIn)
    clearTimeout(impatience)
    leave?.()
    leave = follow(context, socket, listener)
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
