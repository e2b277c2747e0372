import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import { Forged } from '../../../payments/provider'
import { pushPath } from '../../../tracking'
import { phoneTail, type TrackedParcel, type TrackingProvider, type TrackList } from '../../../tracking/provider'
import { openAddress } from '../../address/snapshot'
import { acceptRawBodies } from '../../payment/provider/notifications'
import { carrierOf } from './carriers'
import type { ParcelDesk } from './desk'
import * as queries from './queries'

interface Job {
  readonly parcelId: string
}

/** The least time between two questions about a parcel. */
const askMinutes = 30
/** A parcel is followed for so long after it left. */
const followDays = 30
/** The states after which nothing is asked any more. */
const ended = ['delivered', 'returned', 'lost', 'cancelled']

/** Follows parcels by a tracking service: subscribes to each that leaves, hears its pushes, and asks where these stay away. */
export class ParcelTracking {
  constructor(
    private readonly context: Context,
    private readonly desk: ParcelDesk,
    private readonly provider: TrackingProvider,
  ) {}

  /** Subscribes to parcels that leave, and serves pushes and jobs. */
  start(app: FastifyInstance): void {
    const { jobs, clock } = this.context
    this.desk.onShipped((tx, parcelId) =>
      jobs.add(tx, { kind: 'parcel.subscribe', payload: { parcelId }, runAt: clock.now() }),
    )
    jobs.outside<Job>('parcel.subscribe', (job) => this.subscribe(job))
    jobs.outside<Job>('parcel.ask', (job) => this.ask(job))
    this.servePushes(app)
  }

  private async subscribe({ parcelId }: Job) {
    const parcel = await this.parcelOf(parcelId)
    if (!parcel) return undefined
    await this.provider.subscribe(parcel)
    const runAt = minutesAfter(this.context.clock.now(), askMinutes)
    return (tx: Parameters<ParcelDesk['take']>[0]) =>
      this.context.jobs.add(tx, { kind: 'parcel.ask', payload: { parcelId }, runAt })
  }

  /** Asks unless a push has come within the time, and plans the next question. */
  private async ask({ parcelId }: Job) {
    const { db, clock, jobs } = this.context
    const now = clock.now()
    const row = await queries.trackedParcel(db, parcelId)
    const until = row?.shipped_at && minutesAfter(row.shipped_at, followDays * 24 * 60)
    if (!row || !until || until < now || ended.includes(row.state) || row.phase !== 'inProgress') return undefined
    const again = row.heard_at ? minutesAfter(row.heard_at, askMinutes) : now
    const parcel = again <= now ? await this.parcelOf(parcelId) : undefined
    const list = parcel && (await this.provider.ask(parcel))
    const runAt = parcel ? minutesAfter(now, askMinutes) : again
    return async (tx: Parameters<ParcelDesk['take']>[0]) => {
      if (parcel) await queries.noteAsked(tx, parcelId, now)
      if (list) await this.take(tx, parcelId, list)
      await jobs.add(tx, { kind: 'parcel.ask', payload: { parcelId }, runAt })
    }
  }

  private take(tx: Parameters<ParcelDesk['take']>[0], parcelId: string, { scans }: TrackList): Promise<void> {
    return this.desk.take(
      tx,
      parcelId,
      scans.map(({ text, ...scan }) => ({ ...scan, text: { en: text, zh: text } })),
    )
  }

  private async parcelOf(id: string): Promise<TrackedParcel | undefined> {
    const { db, seal } = this.context
    const row = await queries.trackedParcel(db, id)
    if (!row?.carrier || !row.tracking_number) return undefined
    const wants = carrierOf(row.carrier)?.wantsPhone
    const phone = wants ? phoneTail(openAddress(seal, row.address_sealed, 'zh', 'whole').mobile) : null
    return { carrier: row.carrier, number: row.tracking_number, phone }
  }

  /** A push is answered in the service's form: accepted when it is read, refused when it is forged or could not be kept. */
  private servePushes(app: FastifyInstance): void {
    const { provider } = this
    const results = new Counter({
      name: 'linli_tracking_pushes_total',
      help: 'Pushes of the tracking service',
      labelNames: ['provider', 'result'],
      registers: [this.context.metrics],
    })
    void app.register(async (scope) => {
      acceptRawBodies(scope)
      scope.post(pushPath(provider.name), async ({ body, log }, reply) => {
        const result = await this.receive(typeof body === 'string' ? body : '').then(
          () => 'accepted' as const,
          (error: unknown) => {
            const isForged = error instanceof Forged
            if (isForged) log.warn({ failure: error.message }, 'a tracking push is refused')
            else log.error({ err: error }, 'a tracking push could not be processed')
            return isForged ? ('refused' as const) : ('failed' as const)
          },
        )
        results.inc({ provider: provider.name, result })
        const answer = result === 'accepted' ? provider.accepted : provider.refused
        return reply.code(answer.status).type(answer.type).send(answer.body)
      })
    })
  }

  private async receive(body: string): Promise<void> {
    const { db } = this.context
    for (const list of this.provider.read(body))
      for (const { id } of await queries.parcelsByNumber(db, list.carrier, list.number))
        await db.transaction().execute((tx) => this.take(tx, id, list))
  }
}
