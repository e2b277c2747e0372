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

/** Headers by which proxies name the original client. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via']
const localAddress = /^(?:::ffff:)?127\.|^::1$/
const localHost = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

/**
 * Whether a request comes from this machine itself, to a loopback host name. A proxy on the same machine also connects from
 * loopback, but adds a proxy header or forwards a public host name. TRUSTED_PROXIES has no effect here.
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  localAddress.test(socket.remoteAddress ?? '') &&
  localHost.test(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined)

/**
 * Prometheus metrics at /metrics: the process, each call's duration by name and status, and the modules' counters. With
 * METRICS_TOKEN set they need that token (else 401); without it only this machine may read them (else 404).
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
