import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client'
import { sameText } from '../security/hash'
import { Failure } from './failure'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call that a route serves. */
    call?: string
  }
}

/** What proxies say of who asked them, each its own way. */
const proxied = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via']
const localAddress = /^(?:::ffff:)?127\.|^::1$/
const localHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/**
 * Whether somebody on this machine asks it by a name of its own. What a proxy on the same machine passes on comes from here
 * as well, but says so or asks for the name that the proxy is known by. TRUSTED_PROXIES do not matter: no header makes
 * anybody local.
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  localAddress.test(socket.remoteAddress ?? '') &&
  localHost.test(headers.host ?? '') &&
  proxied.every((name) => headers[name] === undefined)

/**
 * Prometheus metrics at /metrics: the process, each call's duration by name and status, and what modules count. They are told
 * to who knows the token (401), and without one to this machine alone: they are not found from elsewhere (404).
 */
export function registerMetrics(app: FastifyInstance, registry: Registry, token: string): void {
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'linli_call_seconds',
    help: 'How long calls took',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (token && !sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('METRICS_TOKEN is asked for\n')
    if (!token && !isLocal(request)) throw new Failure('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
