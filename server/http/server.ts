import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { v7 as uuid } from 'uuid'
import { limits } from '@contract/limits'
import type { Config } from '../config'
import { answerError } from './errors'
import { loggedError } from './logged-error'
import { logHooks } from '../reporting/log-hook'
import { reporterFor } from '../reporting/reporter'
import { loggedUrl } from './logged-url'

/** Larger bodies are refused; no JSON call needs more. */
const bodyLimit = 256 * 1024

/** Timeouts of the server for its callers, in milliseconds. */
export interface Patience {
  /** Until a request's headers are there. */
  readonly headersMs: number
  /** Until a whole request is there. */
  readonly requestMs: number
  /** In each such span a body brings `bodyBytes` more or ends. */
  readonly bodyMs: number
  readonly bodyBytes: number
  /** Time from a stop until the remaining connections are cut. */
  readonly stopMs: number
}

/** An upload may take as long as a client waits for it (product text §9). */
export const usualPatience: Patience = {
  headersMs: 15_000,
  requestMs: limits.uploadTimeoutMs,
  bodyMs: 20_000,
  bodyBytes: 64 * 1024,
  stopMs: 8000,
}

/** Logs one line for each request, when it is over. Bodies, headers and queries are never logged: they hold tokens and personal data. */
class OneLine extends LogController {
  override incomingRequest(): void {
    // The line of the answer includes everything known here.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    // An error here says that the caller has not waited for the whole answer.
    const cut = error && { cut: true }
    reply.log.info({ method, url: loggedUrl(url), status: reply.statusCode, ms, ...cut }, 'request')
  }
}

/** Takes log lines, one JSON text at a time. */
export interface LogStream {
  write(line: string): void
}

/** A Fastify server that answers its own refusals, such as of a malformed path, as the contract's failures. */
export function newServer(config: Config, { headersMs, requestMs }: Patience, stream?: LogStream): FastifyInstance {
  const report = reporterFor(config.errorReportDsn)
  return Fastify({
    bodyLimit,
    genReqId: () => uuid(),
    forceCloseConnections: 'idle',
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(headersMs, 5000) },
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    frameworkErrors: (error: FastifyError, request, reply) =>
      void answerError(error, request, reply, config.defaultLanguage),
    logController: new OneLine(),
    logger: {
      level: config.logLevel,
      ...(stream && { stream }),
      hooks: logHooks(report),
      serializers: { req: ({ method, url, id }) => ({ method, url: loggedUrl(url), id }), err: loggedError },
    },
  })
}
