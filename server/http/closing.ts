import type { FastifyInstance } from 'fastify'

/**
 * While the server shuts down, each response closes its connection; otherwise shutdown would wait for keep-alive
 * connections to time out.
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
