import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { ping } from './queries/callers'

/** Liveness at /healthz; readiness at /readyz, which checks the database. */
export function registerHealth(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await ping(db)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
