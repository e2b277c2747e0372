import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { derivedSecret } from '../../security/derived-secret'
import type { CourierProvider } from '../provider'
import { signatureOf, UberDirect } from '../uber-direct'
import { type Account, deliveryOf, pushOf, readDelivery, readQuote } from './api'
import { courseOf } from './courses'
import * as queries from './queries'

type Tx = Transaction<Database>

interface StepJob {
  readonly id: string
  /** The index of the step. */
  readonly step: number
}

interface PushJob {
  readonly body: string
}

interface Answer {
  readonly status: number
  readonly body: object
}

const timeoutMs = 5000
const [stepJob, pushJob] = ['sandbox.courier', 'sandbox.courierPush']
/** The statuses in which a delivery can be cancelled. */
const cancellable = ['pending', 'pickup']

const refusal = (status: number, code: string): Answer => ({ status, body: { kind: 'error', code, message: code } })

/** The account of a deployment: each of its servers knows it, so that a push of one is valid at the others. */
function accountOf({ seal }: Context): Account {
  const secret = (part: string) => derivedSecret(seal, `sandbox.courier ${part}`)
  const client = { clientId: secret('client'), clientSecret: secret('clientSecret') }
  return { customerId: `cus_${secret('customer')}`, ...client, signingKey: secret('signing'), token: secret('token') }
}

/** Whether a push is sent once more after those that follow it. */
const isRepeated = ({ id, step }: StepJob): boolean => (parseInt(id.slice(-2), 16) + step) % 3 === 0

/**
 * Simulates Uber Direct on a port of this machine: answers tokens, quotes, deliveries and cancellations as Uber Direct does, moves
 * each delivery along its course, and pushes signed statuses to this server, some of them twice and late.
 */
export class SandboxCourier {
  readonly provider: CourierProvider
  private readonly account: Account
  private readonly server: Server = createServer((request, response) => void this.serve(request, response))

  /** @param callback the address to which it pushes, known once the server listens */
  constructor(
    private readonly context: Context,
    private readonly callback: () => string,
  ) {
    this.account = accountOf(context)
    const address = () => `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    this.provider = new UberDirect({ ...this.account, api: address, auth: address }, context.clock)
  }

  /** Begins to answer, on the loopback interface alone. */
  async open(): Promise<void> {
    this.context.jobs.on<StepJob>(stepJob, (tx, job) => this.step(tx, job))
    this.context.jobs.outside<PushJob>(pushJob, async (job) => this.push(job).then(() => undefined))
    await new Promise<void>((done, failed) => this.server.once('error', failed).listen(0, '127.0.0.1', done))
    // Its port keeps no process alive.
    this.server.unref()
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()))
    this.server.closeAllConnections()
    await closed
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = ({ status, body }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      reply(await this.answer(request, await textOf(request)))
    } catch (error) {
      this.context.log.error({ err: error }, 'the sandbox’s courier could not answer')
      reply(refusal(500, 'unknown_error'))
    }
  }

  private async answer({ url = '', headers }: IncomingMessage, body: string): Promise<Answer> {
    const { customerId, token } = this.account
    if (url === '/oauth/v2/token') return this.grant(new URLSearchParams(body))
    if (headers.authorization !== `Bearer ${token}`) return refusal(401, 'unauthorized')
    const [, id, action] =
      /^\/deliveries\/([\w-]+)(\/cancel)?$/.exec(url.replace(`/v1/customers/${customerId}`, '')) ?? []
    if (url === `/v1/customers/${customerId}/delivery_quotes`) return readQuote(body) ?? refusal(400, 'invalid_params')
    if (url === `/v1/customers/${customerId}/deliveries`) return this.create(body)
    const found = id && (await queries.deliveryById(this.context.db, id))
    if (!found) return refusal(404, 'delivery_not_found')
    return action ? this.cancel(found.id) : { status: 200, body: deliveryOf(found) }
  }

  private grant(form: URLSearchParams): Answer {
    const { clientId, clientSecret, token } = this.account
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refusal(401, 'invalid_client')
    if (form.get('scope') !== 'eats.deliveries') return refusal(400, 'invalid_scope')
    return { status: 200, body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
  }

  private async create(body: string): Promise<Answer> {
    const asked = readDelivery(body)
    if (!asked) return refusal(400, 'address_undeliverable')
    const now = this.context.clock.now()
    const made = await this.context.db.transaction().execute(async (tx) => {
      const times = { created_at: now, updated_at: now }
      const row = { id: `del_${uuid()}`, ...asked, step: 0, status: 'pending', ...times }
      const inserted = await queries.insertDelivery(tx, row)
      if (inserted) await this.plan(tx, inserted, { id: inserted.id, step: 0 })
      return inserted
    })
    return { status: 200, body: deliveryOf(made ?? (await queries.deliveryOf(this.context.db, asked.reference))) }
  }

  private cancel(id: string): Promise<Answer> {
    return this.context.db.transaction().execute(async (tx) => {
      const found = await queries.lockDelivery(tx, id)
      if (!found) return refusal(404, 'delivery_not_found')
      if (found.status === 'canceled') return { status: 200, body: deliveryOf(found) }
      if (!cancellable.includes(found.status)) return refusal(400, 'noncancelable_delivery')
      const change = { status: 'canceled', updated_at: this.context.clock.now() }
      return { status: 200, body: deliveryOf(await queries.updateDelivery(tx, id, change)) }
    })
  }

  private async plan(tx: Tx, { note }: queries.SandboxDelivery, job: StepJob): Promise<void> {
    const next = courseOf(note)[job.step]
    if (next) await this.context.jobs.add(tx, { kind: stepJob, payload: job, runAt: this.after(next.minutes) })
  }

  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async step(tx: Tx, job: StepJob): Promise<void> {
    const known = await queries.lockDelivery(tx, job.id)
    const next = known && courseOf(known.note)[job.step]
    if (!next || known.step !== job.step || (known.status === 'canceled' && next.status !== 'returned')) return
    const now = this.context.clock.now()
    const change = { step: job.step + 1, status: next.status, updated_at: now }
    const moved = await queries.updateDelivery(tx, job.id, change)
    const payload: PushJob = { body: JSON.stringify(pushOf(moved, this.account)) }
    await this.context.jobs.add(tx, { kind: pushJob, payload, runAt: now })
    if (isRepeated(job)) await this.context.jobs.add(tx, { kind: pushJob, payload, runAt: this.after(10) })
    await this.plan(tx, moved, { id: job.id, step: job.step + 1 })
  }

  /** @throws unless the push is accepted; the job is tried again then. */
  private async push({ body }: PushJob): Promise<void> {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-uber-signature': signatureOf(body, this.account.signingKey) },
    }
    const sent = { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }
    const response = await fetch(this.callback(), sent)
    if (!response.ok) throw new Error('a push of the sandbox’s courier was refused')
  }
}
