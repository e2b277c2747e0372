import type { Envelope } from '@contract/call'
import { endsSession, failureName } from '@contract/failures'
import { crowdedMessage, statusMessage, statusMessages } from '@contract/http-statuses'
import { limits } from '@contract/limits'
import { localized } from '@/i18n'
import { feedback } from '@/platform/view/feedback'
import { isRestored, restored } from '@/platform/storage/persisted'
import { setClock } from '@/platform/device/clock'
import { token } from '@/platform/session/token'
import { apiBase } from './base'
import { answered, networkError } from './events'
import { CallFailure, NetworkError, SessionEnded } from './failures'
import { firstAnswer } from './first-answers'
import type { Incoming, SentRequest } from './platform-task'
import { commonHeaders } from './request-headers'
import { endSession } from './session-end'
import { send, type Outgoing } from './transport'

/** A pending call; `abort` cancels it, and it rejects with `Aborted`. `now` holds an answer that is there already. */
export type Pending<T> = Promise<T> & { abort: () => void; now?: { readonly value: T } | undefined }

export interface Options {
  /** No loading indicator, for calls that the user has not initiated. */
  quiet?: boolean
  /** Accepts the answer to an earlier call, where such are kept. */
  kept?: boolean
}

const SUCCESS = 1
const MALFORMED = 400

/**
 * Sends a POST with a JSON body and returns the payload (product text §7). Rejects with CallFailure, NetworkError,
 * SessionEnded or CallAborted.
 */
export const post = <T>(path: string, body: unknown, options?: Options): Pending<T> =>
  exchange<T>(
    () => ({ url: apiBase + path, method: 'POST', type: 'application/json', body: JSON.stringify(body) }),
    options,
  )

/** A request without the common headers. */
export interface Draft {
  url: string
  method: Outgoing['method']
  /** Content type. */
  type: string
  body?: string
}

/** Sends the request from `draft` once persisted session and language are restored; timeout 60 s. */
export const exchange = <T>(draft: () => Draft, options?: Options): Pending<T> =>
  carryOut<T>(() => {
    const { type, ...rest } = draft()
    const headers = { ...commonHeaders(), 'content-type': type }
    return firstAnswer(rest, headers) ?? send({ ...rest, headers, timeoutMs: limits.requestTimeoutMs })
  }, options)

/**
 * Returns the payload of a request, or of an embedded answer, once persisted session and language are restored. Rejects
 * like `post`.
 */
export function carryOut<T>(start: () => SentRequest | { data: unknown }, { quiet = false }: Options = {}): Pending<T> {
  let sent: SentRequest | undefined
  let aborted = false
  const begin = () => ({ usedToken: token.value, asked: Date.now(), started: start() })
  const begun = isRestored() ? begin() : undefined
  if (begun && 'data' in begun.started) return known(begun.started.data as T)
  const finish = async () => {
    const { usedToken, asked, started } = begun ?? (await restored(), begin())
    if ('data' in started) return started.data as T
    sent = started
    if (aborted) sent.abort()
    const answer = await sent.answer
    setClock(answer.date, asked)
    if (answer.status === 200) answered.emit(asked)
    return payloadOf<T>(answer, usedToken)
  }
  const done = quiet ? () => undefined : feedback.wait() // React Native's promises want a function to end with.
  const abort = () => {
    aborted = true
    sent?.abort()
  }
  return Object.assign(finish().finally(done), { abort })
}

/** An answer that is there already. */
const known = <T>(value: T): Pending<T> =>
  Object.assign(Promise.resolve(value), { abort: () => undefined, now: { value } })

/** Extracts the payload or throws the matching error (product text §7, §8). */
function payloadOf<T>(answer: Incoming, usedToken: string): T {
  const envelope = parsed<T>(answer.text)
  if (answer.status === 401 || (envelope && endsSession(envelope.code))) {
    endSession(usedToken)
    throw new SessionEnded()
  }
  if (answer.status !== 200) throw refused(answer.status, envelope)
  if (envelope?.code === SUCCESS) return envelope.data
  if (!envelope) throw unreachable(500)
  throw new CallFailure(envelope.code, failureName(envelope.code), envelope.msg, envelope.data)
}

/** A named failure keeps its message unless the product text defines one for the HTTP status (§8). */
function refused(status: number, envelope: Envelope | undefined): Error {
  const error = unreachable(status)
  const name = envelope && failureName(envelope.code)
  if (!name || (envelope.code === status && status in statusMessages)) return error
  return new CallFailure(envelope.code, name, envelope.msg, envelope.data)
}

/** A request that the server does not understand, such as one of a broken link, says nothing about its load. */
function unreachable(status: number): NetworkError {
  if (status !== MALFORMED) networkError.emit(localized(crowdedMessage))
  return new NetworkError(status, localized(statusMessage(status)))
}

function parsed<T>(text: string): Envelope<T> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return isEnvelope(body) ? (body as Envelope<T>) : undefined
  } catch {
    return undefined // A proxy's page or a truncated answer: the message follows from the status.
  }
}

const isEnvelope = (body: unknown): body is Envelope => typeof body === 'object' && body !== null && 'code' in body
