import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Patience } from './server'

/**
 * While the server shuts down, each response closes its connection; otherwise shutdown would wait for keep-alive
 * connections to time out. Connections that are held longer than `stopMs` are cut, sockets of the live channel too.
 */
export function registerClosing(app: FastifyInstance, { stopMs }: Patience): void {
  let closing = false
  const connections = new Set<Socket>()
  app.server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', (done) => {
    closing = true
    const timer = setTimeout(() => {
      for (const connection of connections) connection.destroy()
    }, stopMs)
    app.server.once('close', () => clearTimeout(timer))
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close')
    done(null, payload)
  })
  finishWork(app, stopMs)
}

/** Lets the handlers of requests whose connection is gone finish, too, before the server counts as closed. */
function finishWork(app: FastifyInstance, stopMs: number): void {
  const running = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (...args) {
      const work: unknown = handler.apply(this, args)
      if (work instanceof Promise) {
        running.add(work)
        const end = () => void running.delete(work)
        work.then(end, end)
      }
      return work
    }
  })
  app.addHook('onClose', async () => {
    await Promise.race([Promise.allSettled(running), sleep(stopMs, undefined, { ref: false })])
  })
}
