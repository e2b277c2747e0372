import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { derivedSecret } from '../../security/derived-secret'
import { Kuaidi100 } from '../kuaidi100'
import type { TrackingProvider } from '../provider'
import {
  type Account,
  answer,
  type Answer,
  type ParcelQuery,
  pushOf,
  readQuery,
  readSubscription,
  resultOf,
} from './api'
import { courseOf, translations } from './courses'
import * as queries from './queries'

type Tx = Transaction<Database>

interface ScanJob {
  readonly id: string
  /** The index of the step. */
  readonly step: number
}

interface PushJob {
  readonly id: string
  /** Number of scans in the report. */
  readonly count: number
}

const timeoutMs = 5000

/** A time as Kuaidi100 writes it, by Beijing's clock. */
const stamp = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** Whether a push is sent once more after those that follow it. */
const isRepeated = ({ id, count }: PushJob): boolean => (parseInt(id.slice(-2), 16) + count) % 3 === 0

const isRefusal = (read: ParcelQuery | Answer): read is Answer => 'returnCode' in read

/**
 * Simulates Kuaidi100 and all carriers behind it on a port of this machine: takes subscriptions and queries as
 * Kuaidi100 does, and pushes signed lists to this server, some of them twice and late.
 */
export class SandboxCarrier {
  readonly provider: TrackingProvider
  private readonly account: Account
  private readonly server: Server = createServer((request, response) => void this.serve(request, response))

  /** @param callback the address to which it pushes, known once the server listens */
  constructor(
    private readonly context: Context,
    private readonly callback: () => string,
  ) {
    this.account = accountOf(context)
    const settings = { ...this.account, api: () => this.address() }
    this.provider = Object.assign(new Kuaidi100(settings, callback), { translations })
  }

  /** Begins to answer, on the loopback interface alone. */
  async open(): Promise<void> {
    this.context.jobs.on<ScanJob>('sandbox.scan', (tx, job) => this.scan(tx, job))
    this.context.jobs.outside<PushJob>('sandbox.push', async (job) => this.push(job).then(() => undefined))
    await new Promise<void>((done, failed) => this.server.once('error', failed).listen(0, '127.0.0.1', done))
    // Its port keeps no process alive.
    this.server.unref()
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((done) => this.server.close(() => done()))
    this.server.closeAllConnections()
    await closed
  }

  private address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    try {
      const form = new URLSearchParams(await textOf(request))
      if (request.method === 'POST' && request.url === '/poll') reply(200, await this.subscribe(form))
      else if (request.method === 'POST' && request.url === '/poll/query.do') reply(200, await this.query(form))
      else reply(404, {})
    } catch (error) {
      this.context.log.error({ err: error }, 'the sandbox’s carrier could not answer')
      reply(500, {})
    }
  }

  private async subscribe(form: URLSearchParams): Promise<Answer> {
    const asked = readSubscription(form, this.account)
    if (isRefusal(asked)) return asked
    const isNew = await this.context.db.transaction().execute(async (tx) => {
      const row = { id: uuid(), carrier: asked.carrier, tracking_number: asked.number, scans: '[]' }
      if (!(await queries.keepWaybill(tx, row))) return false
      await this.plan(tx, asked.number, { id: row.id, step: 0 })
      return true
    })
    return isNew ? answer('200', '提交成功') : answer('501', '重复订阅')
  }

  private async query(form: URLSearchParams): Promise<object> {
    const asked = readQuery(form, this.account)
    if (isRefusal(asked)) return asked
    const found = await queries.waybillOf(this.context.db, asked.carrier, asked.number)
    return found && found.scans.length > 0 ? resultOf(found) : answer('500', '查询无结果，请隔段时间再查')
  }

  private async plan(tx: Tx, trackingNumber: string, job: ScanJob): Promise<void> {
    const next = courseOf(trackingNumber)[job.step]
    if (next) await this.context.jobs.add(tx, { kind: 'sandbox.scan', payload: job, runAt: this.after(next.minutes) })
  }

  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async scan(tx: Tx, { id, step }: ScanJob): Promise<void> {
    const known = await queries.waybill(tx, id)
    const said = courseOf(known.tracking_number)[step]
    if (!said) return
    const now = this.context.clock.now()
    await queries.keepScans(tx, id, [...known.scans, { code: said.code, text: said.text.zh, at: stamp(now) }])
    const payload: PushJob = { id, count: known.scans.length + 1 }
    await this.context.jobs.add(tx, { kind: 'sandbox.push', payload, runAt: now })
    if (isRepeated(payload)) await this.context.jobs.add(tx, { kind: 'sandbox.push', payload, runAt: this.after(10) })
    await this.plan(tx, known.tracking_number, { id, step: step + 1 })
  }

  /** @throws unless the push is accepted; the job is tried again then. */
  private async push({ id, count }: PushJob): Promise<void> {
    const body = pushOf(resultOf(await queries.waybill(this.context.db, id), count), this.account)
    const response = await fetch(this.callback(), { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const { result } = (await response.json()) as { result?: boolean }
    if (result !== true) throw new Error('a push of the sandbox’s carrier was refused')
  }
}

/** The account of a deployment: each of its servers knows it, so that a push of one is valid at the others. */
function accountOf({ seal }: Context): Account {
  const secret = (part: string) => derivedSecret(seal, `sandbox.carrier ${part}`)
  return { key: secret('key'), customer: secret('customer'), salt: secret('salt') }
}
