import type { FastifyInstance } from 'fastify'

/**
 * Once the server is told to stop, every answer still on its way ends its connection; otherwise stopping would wait for
 * callers to let go of the connections that they keep alive.
 */
export function registerClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close')
    done(null, payload)
  })
}
