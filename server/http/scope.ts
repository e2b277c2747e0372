import type { FastifyInstance } from 'fastify'

/**
 * Registers routes in a separate scope with a name. For a plugin without a name, Fastify searches all modules that
 * are loaded.
 */
export const inScope = (
  app: FastifyInstance,
  name: string,
  register: (scope: FastifyInstance) => void | Promise<void>,
) =>
  app.register(
    Object.assign(async (scope: FastifyInstance) => register(scope), { [Symbol.for('fastify.display-name')]: name }),
  )
