import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formatCalendarDay } from '@contract/day'
import { failureMessages } from '@contract/failure-messages'
import { failureCodes, type FailureName, failureStatus } from '@contract/failures'
import { fillIn } from '@contract/format'
import type { Language } from '@contract/settings'
import { DatabaseUnavailable } from '../database/connection'
import { InvalidCursor } from '../database/keyset'
import { languageOf } from './caller'
import { Failure } from './failure'

/** A failure's sentence in a language, with `{name}` filled in from its details; days are written out. */
export function messageOf(name: FailureName, language: Language, details: object | null = null): string {
  const shown = Object.entries(details ?? {}).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? (formatCalendarDay(value, language) ?? value) : value,
  ])
  return fillIn(failureMessages[name][language], Object.fromEntries(shown) as Parameters<typeof fillIn>[1])
}

const byStatus: Record<number, FailureName> = {
  404: 'notFound',
  413: 'payloadTooLarge',
  429: 'tooManyRequests',
  503: 'serviceUnavailable',
}

/** Maps Fastify's own refusals (size, JSON, media type, rate) to failures of the contract; undefined for unexpected errors. */
function failureOf(error: FastifyError | Failure): Failure | undefined {
  if (error instanceof Failure) return error
  if (error instanceof InvalidCursor) return new Failure('invalidRequest', { fields: ['cursor'] })
  const status = error.statusCode ?? 500
  if (status >= 500 && status !== 503) return undefined
  return new Failure(byStatus[status] ?? 'invalidRequest')
}

/** Answers an error in the contract's envelope; an unexpected one is logged and shows only the request id. */
export function answerError(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
  fallback: Language,
): FastifyReply {
  const language = languageOf(request, fallback)
  const failure = failureOf(error)
  if (!failure) request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected')
  if (error instanceof DatabaseUnavailable) request.log.warn({ err: error }, 'the database cannot be used')
  const name = failure?.failure ?? 'unexpected'
  reply.failure = name
  const data = failure ? failure.details : { requestId: request.id }
  return reply.status(failureStatus(name)).send({
    code: failureCodes[name],
    data,
    msg: messageOf(name, language, failure?.details),
  })
}

/** Whether a browser opens an address, of which the API has none. */
const opensPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(v1|api)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

/**
 * Answers failures in the contract's envelope; an unexpected error shows only the request id. With the web client,
 * whose routes are behind the hash, a browser that opens an unknown address is redirected to its not-found page.
 */
export function registerErrors(app: FastifyInstance, fallback: Language, hasPages = false): void {
  app.decorateReply('failure', '')
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => answerError(error, request, reply, fallback))
  app.setNotFoundHandler((request, reply) => {
    if (hasPages && opensPage(request)) return reply.redirect(`/#${request.url}`)
    return answerError(new Failure('notFound'), request, reply, fallback)
  })
}
