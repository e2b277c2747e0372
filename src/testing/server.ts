import type { CallName } from '@contract/calls'
import { failureMessages } from '@contract/failure-messages'
import { failureCodes, failureStatus, type FailureName } from '@contract/failures'
import { pathOf, paths } from '@contract/paths'
import { headers } from '@contract/headers'
import type { Answer } from '@/services/api'
import { setClock } from '@/platform/device/clock'
import { forgetAnswers } from '@/services/kept-answers'
import { HeldCall } from './held-call'

/** Responses by call name: a payload, or a function from request to payload. */
export type Answers = { [N in CallName]?: Answer<N> | ((request: never) => Answer<N>) }

type Reply = { failure: FailureName; data: unknown } | { status: number } | { lost: unknown } | { answer: unknown }

const nameOf = (path: string): string =>
  Object.keys(paths).find((name) => pathOf(name) === path) ?? path.replace('/v1/', '')

const keyOf = (body: unknown): string | undefined => (body as { idempotencyKey?: string } | null)?.idempotencyKey

const reused: Reply = { failure: 'idempotencyKeyReused', data: null }

/** Thrown by an answer that depends on its request: refuses it by an HTTP status. */
export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`)
  }
}

/** A fake server behind `fetch`, so that the client's request code is tested too. */
export class FakeServer {
  /** The server's time in milliseconds; without one its answers name none. */
  clock: (() => number) | undefined
  private readonly replies = new Map<string, Reply>()
  private readonly held = new Map<string, HeldCall>()
  private everything: HeldCall | undefined
  /** Requests that were carried out, or refused for good, by their idempotency keys. */
  private readonly known = new Map<string, string>()
  private readonly log: { name: string; body: unknown; headers: Record<string, string> }[] = []

  constructor(answers: Answers = {}) {
    forgetAnswers()
    setClock(new Date().toISOString(), Infinity)
    for (const [name, answer] of Object.entries(answers)) this.replies.set(name, { answer })
    globalThis.fetch = async (input, init = {}) => this.receive(input as string, init)
  }

  /** Sets the response of a call. */
  answer<N extends CallName>(name: N, answer: Answer<N> | ((request: never) => Answer<N>)): void {
    this.replies.set(name, { answer })
  }

  /** Makes a call fail with a failure of the contract, which may carry data. */
  fail(name: CallName, failure: FailureName, data: unknown = null): void {
    this.replies.set(name, { failure, data })
  }

  /** Makes a call return an HTTP status without a body. */
  break(name: CallName, status: number): void {
    this.replies.set(name, { status })
  }

  /** Lets the server carry a call out, while its answer never arrives. */
  lose(name: CallName): void {
    const reply = this.replies.get(name)
    this.replies.set(name, { lost: reply && 'answer' in reply ? reply.answer : undefined })
  }

  /**
   * Keeps the answers of a call back from now on, each as of the arrival of its request: the test delivers them late,
   * in any order, or never.
   */
  hold(name: CallName): HeldCall {
    const held = new HeldCall()
    this.held.set(name, held)
    return held
  }

  /** Keeps the answers of all calls back from now on, in one order of arrival. */
  holdAll(): HeldCall {
    return (this.everything ??= new HeldCall())
  }

  /** Answers a held call at once again; what is held stays so. */
  release(name: CallName): void {
    this.held.delete(name)
  }

  /** The requests of a call so far, oldest first. */
  calls(name: CallName): unknown[] {
    return this.log.filter((entry) => entry.name === name).map(({ body }) => body)
  }

  /** The idempotency keys of a call's requests so far, oldest first. */
  keys(name: CallName): unknown[] {
    return this.calls(name).map(keyOf)
  }

  /** The headers of the last request. */
  get lastHeaders(): Record<string, string> {
    return this.log[this.log.length - 1]?.headers ?? {}
  }

  private receive(url: string, init: RequestInit): Response | Promise<Response> {
    const name = nameOf(url)
    const held = this.held.get(name) ?? this.everything
    const respond = this.respondTo(name, init)
    return held ? held.keep(respond, init.signal) : respond()
  }

  /** The response as of now, thrown or returned when it is delivered. */
  private respondTo(name: string, init: RequestInit): () => Response {
    const sent = init.headers as Record<string, string>
    const body: unknown = JSON.parse((init.body as string | undefined) ?? 'null')
    this.log.push({ name, body, headers: sent })
    const reply = this.isReused(body) ? reused : this.replies.get(name)
    if (!reply) return lost(`No answer for ${name}`)
    if ('status' in reply) return () => this.plain(reply.status, '')
    this.keep(body)
    if ('failure' in reply) return () => this.failed(reply, sent[headers.language] === 'zh' ? 'zh' : 'en')
    const answer = 'lost' in reply ? reply.lost : reply.answer
    let data: unknown = answer
    try {
      if (typeof answer === 'function') data = (answer as (request: unknown) => unknown)(body)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return () => this.plain(error.status, '')
    }
    if ('lost' in reply) return lost(`The answer of ${name} is lost`)
    return () => this.plain(200, JSON.stringify({ code: 1, data, msg: '' }))
  }

  /** Whether the key of a request came with another one. */
  private isReused(body: unknown): boolean {
    const known = this.known.get(keyOf(body) ?? '')
    return known !== undefined && known !== JSON.stringify(body)
  }

  private keep(body: unknown) {
    const key = keyOf(body)
    if (key !== undefined && !this.known.has(key)) this.known.set(key, JSON.stringify(body))
  }

  private failed({ failure, data }: Extract<Reply, { failure: FailureName }>, language: 'en' | 'zh'): Response {
    const msg = failureMessages[failure][language]
    return this.plain(failureStatus(failure), JSON.stringify({ code: failureCodes[failure], data, msg }))
  }

  private plain(status: number, text: string): Response {
    return plainResponse(status, text, this.clock && new Date(this.clock()).toUTCString())
  }
}

/** An answer with a body and, if given, the time of the server. */
export const plainResponse = (status: number, text: string, date: string | null = null) =>
  ({ status, text: () => Promise.resolve(text), headers: { get: () => date } }) as unknown as Response

/** What `fetch` does without an answer. */
const lost = (message: string) => (): never => {
  throw new TypeError(message)
}
