import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Clock } from '../clock'
import { ForgedMessage } from '../payments/provider'
import {
  CourierRefusal,
  type CourierProvider,
  type CourierPush,
  type CourierQuote,
  type CourierReport,
  type CourierTask,
} from './provider'
import type { UberDirectSettings } from './settings'
import * as messages from './uber-direct-messages'

const timeoutMs = 10_000
/** Seconds by which a token is renewed before it ends. */
const tokenMargin = 60
/** Refusals that pass: a repetition may succeed. */
const passing = [401, 408, 409, 425, 429]
/** The code of a cancellation that comes too late. */
const tooLate = 'noncancelable_delivery'

/** The account at Uber Direct; the sandbox knows its address only once it listens. */
export type UberDirectAccount = Omit<UberDirectSettings, 'api' | 'auth'> & {
  readonly api: () => string
  readonly auth: () => string
}

/** The signature of a push. */
export const signatureOf = (body: string, key: string): string => createHmac('sha256', key).update(body).digest('hex')

function isSigned(body: string, signature: unknown, key: string): boolean {
  if (typeof signature !== 'string') return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(body, key))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Uber Direct: deliveries by its REST API, and signed pushes of their status. */
export class UberDirect implements CourierProvider {
  readonly name = 'uberDirect'
  readonly accepted = { status: 200, type: 'application/json', body: '{}' }
  readonly refused = { status: 400, type: 'application/json', body: '{}' }
  private token: { readonly text: string; readonly until: Date } | undefined

  constructor(
    private readonly account: UberDirectAccount,
    private readonly clock: Clock,
  ) {}

  async quote(task: CourierTask): Promise<CourierQuote> {
    return messages.Quote.parse(await this.send('POST', '/delivery_quotes', messages.quoteRequest(task)))
  }

  async create(task: CourierTask, { id }: CourierQuote): Promise<CourierReport> {
    return this.reportFrom(await this.send('POST', '/deliveries', messages.deliveryRequest(task, id)))
  }

  async ask(id: string): Promise<CourierReport> {
    return this.reportFrom(await this.send('GET', `/deliveries/${encodeURIComponent(id)}`))
  }

  async cancel(id: string): Promise<boolean> {
    try {
      const { state } = this.reportFrom(await this.send('POST', `/deliveries/${encodeURIComponent(id)}/cancel`, {}))
      return state === 'cancelled'
    } catch (error) {
      if (error instanceof CourierRefusal && error.message === tooLate) return false
      throw error
    }
  }

  read({ headers, body }: CourierPush): CourierReport | undefined {
    if (!isSigned(body, headers['x-uber-signature'], this.account.signingKey))
      throw new ForgedMessage('the signature is wrong')
    const { kind, customer_id, created, status, data } = parsed(messages.Push, body)
    if (customer_id !== this.account.customerId) throw new ForgedMessage('the push is for another customer')
    if (kind !== messages.statusPush) return undefined
    const delivery = messages.Delivery.safeParse({ ...(data as object), status, created })
    if (!delivery.success) throw new ForgedMessage('the push has an unknown form')
    return messages.reportOf(delivery.data, created)
  }

  private reportFrom(answer: unknown): CourierReport {
    const delivery = messages.Delivery.parse(answer)
    return messages.reportOf(delivery, delivery.updated ?? delivery.created)
  }

  /** @throws CourierRefusal with the code of a refusal that stays */
  private async send(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const url = `${this.account.api()}/v1/customers/${encodeURIComponent(this.account.customerId)}${path}`
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${await this.accessToken()}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return response.json()
    if (response.status === 401) this.token = undefined
    const problem = messages.Problem.safeParse(await response.json().catch(() => undefined))
    const code = problem.success ? problem.data.code : `status ${response.status}`
    if (response.status >= 400 && response.status < 500 && !passing.includes(response.status))
      throw new CourierRefusal(code)
    throw new Error(`Uber Direct answered ${response.status} (${code})`)
  }

  private async accessToken(): Promise<string> {
    const now = this.clock.now()
    if (this.token && this.token.until > now) return this.token.text
    const { clientId, clientSecret } = this.account
    const grant = { grant_type: 'client_credentials', scope: 'eats.deliveries' }
    const response = await fetch(`${this.account.auth()}/oauth/v2/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...grant }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`Uber Direct gave no token (${response.status})`)
    const { access_token, expires_in } = messages.Token.parse(await response.json())
    this.token = { text: access_token, until: new Date(now.getTime() + (expires_in - tokenMargin) * 1000) }
    return access_token
  }
}

/** Reads signed JSON. @throws ForgedMessage for another form */
function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  try {
    const read = schema.safeParse(JSON.parse(text))
    if (read.success) return read.data
  } catch {
    // No JSON.
  }
  throw new ForgedMessage('the push has an unknown form')
}
