import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { isAlive } from '../http/session'
import { notSignedIn, type OpenSockets } from './open-sockets'

const authenticateWithinMs = 10_000
const signatureMinutes = 5
/** Lifetime of a socket, after which its client authenticates again, because sessions also expire by time. */
const socketMinutes = 30
/** Rate limit of a client's messages; a client sends one to authenticate and pings afterwards. */
const messagesPerMinute = 60
/** Bytes buffered for a client that does not read before it is disconnected. */
const maxBuffered = 64 * 1024
const tooMany = [4429, 'too many sockets'] as const
/** Interval of pings to clients. */
const beatMs = 30_000

interface Claim {
  readonly uid: string
  readonly userSig: string
}

/** A customer and the session by which they listen. */
interface Listener {
  readonly id: string
  readonly tokenHash: string
}

const claimText = ({ id, tokenHash }: Listener, expires: string): string => `socket.${id}.${expires}.${tokenHash}`

/** The signed proof that `chat.auth` answers: customer, session and expiry. */
export function signUser(context: Context, listener: Listener): { userSig: string; expiresAt: Date } {
  const expiresAt = minutesAfter(context.clock.now(), signatureMinutes)
  const expires = String(expiresAt.getTime())
  const signature = context.seal.sign(claimText(listener, expires))
  return { userSig: `${expires}.${listener.tokenHash}.${signature}`, expiresAt }
}

/** The listener of a claim; undefined unless this server signed it and it has not expired. */
function listenerOf(context: Context, { uid, userSig }: Claim): Listener | undefined {
  const [expires = '', tokenHash = '', signature = '', ...more] = userSig.split('.')
  const listener = { id: uid, tokenHash }
  const isSigned = more.length === 0 && context.seal.isSigned(claimText(listener, expires), signature)
  return isSigned && Number(expires) > context.clock.now().getTime() ? listener : undefined
}

function claimOf(message: string): Claim | undefined {
  try {
    const { uid, userSig } = JSON.parse(message) as { uid?: unknown; userSig?: unknown }
    return typeof uid === 'string' && typeof userSig === 'string' ? { uid, userSig } : undefined
  } catch {
    return undefined // Not JSON counts as a wrong signature.
  }
}

/** Sends a message; disconnects a client that does not read. */
const send = (socket: WebSocket, text: string): void =>
  socket.bufferedAmount > maxBuffered ? socket.terminate() : socket.send(text)

/** Whether a listener's session is alive; false when the lookup fails, as the client reconnects. */
const isSessionAlive = ({ db, clock, log }: Context, { tokenHash }: Listener): Promise<boolean> =>
  isAlive(db, clock, tokenHash).catch((error: unknown) => {
    log.warn({ err: error }, 'the session of a socket could not be looked up')
    return false
  })

/**
 * Forwards a customer's events while the session is alive. The session is checked at the start, when one of the customer's
 * sessions ends, and after a gap in events; nothing is sent until the check is done. Clients refetch on every `ready`.
 */
function follow(context: Context, socket: WebSocket, listener: Listener, until: Date): () => void {
  const { bus, clock } = context
  let isProven = false
  const say = (event: object) =>
    clock.now() < until ? send(socket, JSON.stringify(event)) : socket.close(...notSignedIn)
  const prove = async () => {
    isProven = false
    isProven = await isSessionAlive(context, listener)
    if (isProven) say({ type: 'ready' })
    else socket.close(...notSignedIn)
  }
  const leave = bus.subscribe(listener.id, ({ customerId: _, ...event }) => {
    if (event.type === 'session') void prove()
    else if (isProven) say(event)
  })
  const leaveResumed = bus.onResumed(() => void prove())
  void prove()
  return () => {
    leave()
    leaveResumed()
  }
}

/** Counts a client's messages and protocol pings; disconnects a client that exceeds the limit. */
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

function serve(context: Context, sockets: OpenSockets, socket: WebSocket): void {
  sockets.add(socket)
  let leave: (() => void) | undefined
  const forget = limitMessages(socket)
  const timeout = setTimeout(() => socket.close(...notSignedIn), authenticateWithinMs)
  const done = () => {
    clearTimeout(timeout)
    forget()
    leave?.()
  }
  socket.on('close', done)
  socket.on('error', done)
  socket.on('message', (raw: Buffer) => {
    if (socket.readyState !== socket.OPEN) return
    const text = raw.toString('utf8')
    if (text === 'ping') return send(socket, 'pong')
    const claim = claimOf(text)
    const listener = claim && listenerOf(context, claim)
    if (!listener) return socket.close(...notSignedIn)
    clearTimeout(timeout)
    leave?.()
    leave = undefined
    const until = minutesAfter(context.clock.now(), socketMinutes)
    if (!sockets.admit(socket, { customerId: listener.id, until })) return socket.close(...tooMany)
    leave = follow(context, socket, listener, until)
  })
}

/** Enables websockets. Socket errors are the client's and logged as information. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: 4096 },
    errorHandler: (error, socket, { log }) => {
      log.info({ err: error }, 'a socket broke')
      socket.terminate()
    },
  })
}

/**
 * The live channel at /ws: the first message authenticates, then the customer's order events follow. Clients are pinged until
 * the server closes.
 */
export function registerSocket(app: FastifyInstance, context: Context, sockets: OpenSockets): void {
  const beats = setInterval(() => sockets.beat(), beatMs).unref()
  app.addHook('onClose', () => clearInterval(beats))
  app.get('/ws', { websocket: true }, (socket: WebSocket) => serve(context, sockets, socket))
}
