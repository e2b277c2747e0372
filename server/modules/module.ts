import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import type { Handle } from '../http/handle'
import type { Services } from '../services'

export interface ModuleParts {
  /** Registers the handlers of calls. */
  readonly handle: Handle
  readonly context: Context
  /** Services of the other domains; built once, in services.ts. */
  readonly services: Services
  /** For what is no call: files, pages. */
  readonly app: FastifyInstance
}

/** A domain of the back end: registers its calls and jobs. */
export type Module = (parts: ModuleParts) => void | Promise<void>
