import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client'
import { sameText } from '../security/hash'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call that a route serves. */
    call?: string
  }
  interface FastifyReply {
    /** The failure that a request was answered with, by its name; empty for none. */
    failure: string
  }
}

/**
 * Prometheus metrics at /metrics: the process, each call's duration by name and status, its outcomes by named failures, and the modules' figures. They need
 * METRICS_TOKEN as a bearer token (else 401). Without that setting the route does not exist: where a request comes from proves
 * nothing, since a proxy on the same machine may forward a stranger's unchanged.
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
  const outcomes = new Counter({
    name: 'linli_calls_total',
    help: 'Calls by their outcome: done, or the name of the failure that they were answered with',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) {
      durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      outcomes.inc({ call, outcome: reply.failure || 'done' })
    }
    done()
  })
  if (!token) return
  app.get('/metrics', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('METRICS_TOKEN is asked for\n')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
