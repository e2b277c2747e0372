import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Failure } from './failure'
import type { Patience } from './server'

/** A request with an incomplete body, and the bytes of its connection at the last look. */
interface Receiving {
  readonly response: ServerResponse
  bytes: number
  at: number
}

/**
 * Refuses bodies that come too slowly: the reader of the body gets a failure, and a connection without a reader, or
 * with an answer already sent, is cut.
 */
export function registerBodyPace(app: FastifyInstance, { bodyMs, bodyBytes }: Patience): void {
  const receiving = new Map<IncomingMessage, Receiving>()
  const refuse = (request: IncomingMessage, { response }: Receiving) => {
    const isRead = request.listenerCount('error') > 0 && !response.headersSent
    if (isRead) request.emit('error', new Failure('requestTimeout'))
    else request.destroy()
  }
  const look = (now: number) => {
    for (const [request, state] of receiving) {
      if (now - state.at < bodyMs) continue
      const { bytesRead } = request.socket
      if (bytesRead - state.bytes < bodyBytes) refuse(request, state)
      state.bytes = bytesRead
      state.at = now
    }
  }
  const timer = setInterval(() => look(performance.now()), bodyMs / 4).unref()
  app.addHook('onClose', (_, done) => {
    clearInterval(timer)
    done()
  })
  app.addHook('onRequest', ({ raw, headers }, { raw: response }, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      receiving.set(raw, { response, bytes: raw.socket.bytesRead, at: performance.now() })
      // A request that the server makes to itself, for the web page, is never closed.
      for (const over of ['end', 'close']) raw.once(over, () => receiving.delete(raw))
    }
    done()
  })
}
