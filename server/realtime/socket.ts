import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Context } from '../context'
import { sameText } from '../security/hash'

const authenticateWithinMs = 10_000
const signatureMinutes = 5

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

/** Passes on the events of a customer. Whoever hears `ready`, also for a second time, asks for what has been missed. */
function follow({ bus }: Context, socket: WebSocket, uid: string): () => void {
  const ready = () => socket.send(JSON.stringify({ type: 'ready' }))
  const leave = bus.subscribe(uid, ({ customerId: _, ...event }) => socket.send(JSON.stringify(event)))
  const leaveResumed = bus.onResumed(ready)
  ready()
  return () => {
    leave()
    leaveResumed()
  }
}

function serve(context: Context, socket: WebSocket): void {
  let leave: (() => void) | undefined
  const impatience = setTimeout(() => socket.close(4401, 'not signed in'), authenticateWithinMs)
  const done = () => {
    clearTimeout(impatience)
    leave?.()
  }
  socket.on('close', done)
  socket.on('error', done)
  socket.on('message', (raw: Buffer) => {
    const text = raw.toString('utf8')
    if (text === 'ping') return socket.send('pong')
    const claim = claimOf(text)
    if (!claim || !verifyUser(context, claim.uid, claim.userSig)) return socket.close(4401, 'not signed in')
    clearTimeout(impatience)
    leave?.()
    leave = follow(context, socket, claim.uid)
  })
}

/** The live channel at /ws: the first message proves who listens, then the customer's order events follow. */
export function registerSocket(app: FastifyInstance, context: Context): void {
  app.get('/ws', { websocket: true }, (socket: WebSocket) => serve(context, socket))
}
